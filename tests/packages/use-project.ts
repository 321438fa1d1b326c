import { afterAll, beforeAll, inject } from 'vitest';
import { createProject, type Project } from './project.ts';

/** The tarballs of the packages, which `pack-packages.ts` has packed. */
export const { sdk, mockServer } = inject('tarballs');

/**
 * Creates a project before the tests of a file or of a `describe`, and removes it after them.
 *
 * @param prepare - Called with the new project before the tests
 */
export function useProject(
  type: 'module' | 'commonjs',
  packages: readonly string[],
  prepare: (project: Project) => unknown = () => {},
): Project {
  // The hook fills it before a test can use it.
  const project = {} as Project;
  beforeAll(async () => {
    Object.assign(project, await createProject(type, packages));
    await prepare(project);
  });
  afterAll(() => project.remove());
  return project;
}
