/** Returns the path of a file from the working directory, with `/` between folders. */
export function projectPath(file: string): string {
  const folder = process.cwd();
  return (file.startsWith(folder) ? file.slice(folder.length + 1) : file).replaceAll('\\', '/');
}
