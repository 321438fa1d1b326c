import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** What a page loads for a program: bundled for browsers, minified and compressed. Finds packages as a file of the folder would. */
export async function bundledBytes(program: string, folder: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: folder },
    absWorkingDir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    // The tsconfig of the project would resolve the published names to source.
    tsconfigRaw: '{}',
    logLevel: 'silent',
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}
