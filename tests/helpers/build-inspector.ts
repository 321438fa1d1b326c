import { buildInspector } from '../../scripts/build-inspector.ts';

/** Builds the inspector before the first test. It takes a tenth of a second. */
export default buildInspector;
