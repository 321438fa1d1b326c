import { buildPages } from '../../packages/inspector/build.ts';

/** Builds the inspector and the API reference before the first test. It takes half a second. */
export default buildPages;
