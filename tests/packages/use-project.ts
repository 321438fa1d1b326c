import { afterAll, beforeAll, inject } from 'vitest';
import { createProject, type Project } from './project.ts';

/** The tarballs of the packages, and a project with both, which `pack-packages.ts` has made. */
export const { sdk, mockServer, installed } = inject('packed');

/**
 * Creates a project with both packages before the tests of a file or of a `describe`, and removes it after them.
 *
 * @param packages - What it has beside them
 * @param prepare - Called with the new project before the tests
 */
export function useProject(
  type: 'module' | 'commonjs',
  packages: readonly string[] = [],
  prepare: (project: Project) => unknown = () => {},
): Project {
  // The hook fills it before a test can use it.
  const project = {} as Project;
  beforeAll(async () => {
    Object.assign(project, await createProject(type, packages, installed));
    await prepare(project);
  });
  afterAll(() => project.remove());
  return project;
}
