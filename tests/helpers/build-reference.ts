import { buildReference } from '../../scripts/build-reference.ts';

/** Builds the API reference before the first test. It takes half a second. */
export default buildReference;
