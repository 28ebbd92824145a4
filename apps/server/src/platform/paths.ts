import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** apps/server, found by its migrations: the same from the sources and from the build. */
function findServerRoot(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'migrations'))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error('The folder of migrations is missing.');
    folder = parent;
  }
  return folder;
}

export const serverRoot = findServerRoot();
export const projectRoot = path.resolve(serverRoot, '../..');

/** Where this installation keeps its data: the database, files and its secret. Ignored by git. */
export function dataFolder(configured: string | undefined): string {
  return configured ? path.resolve(configured) : path.join(projectRoot, '.data');
}
