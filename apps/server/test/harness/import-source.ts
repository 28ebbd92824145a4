import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where the sources lie compiled, in what is compiled itself; see scripts/test/built-modules.mjs. */
const built = process.env['BUILT_MODULES'];
const root = path.resolve(import.meta.dirname, '../../../..');

/** A source that is named by its path alone: the same module as by an import of that name. */
export function importSource(file: string): Promise<object> {
  const at = built ? path.join(built, path.relative(root, file).replace(/\.ts$/, '.js')) : file;
  return import(pathToFileURL(at).href) as Promise<object>;
}
