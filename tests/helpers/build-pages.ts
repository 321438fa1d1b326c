import { buildPages } from '../../scripts/build-pages.ts';

/** Builds the inspector and the API reference before the first test. It takes half a second. */
export default buildPages;
