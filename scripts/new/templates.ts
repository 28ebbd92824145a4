import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { respell } from './names.ts';

const folder = path.join(import.meta.dirname, 'templates');
const ending = '.template';

/** The placeholders in the templates, and their values. */
export type Replacements = Readonly<Record<string, string>>;

const filled = (text: string, replacements: Replacements) =>
  Object.entries(replacements).reduce((done, [from, to]) => respell(done, from, to), text);

/** A piece of code, such as one route. */
export const pieceOf = (kind: string, name: string, replacements: Replacements): string =>
  filled(readFileSync(path.join(folder, kind, 'pieces', `${name}${ending}`), 'utf8'), replacements);

/** The files of a kind by their path below the root, as they are to be written. */
export function filesOf(kind: string, replacements: Replacements): ReadonlyMap<string, string> {
  const top = path.join(folder, kind);
  const names = readdirSync(top, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith(ending) && !name.startsWith('pieces/'));
  return new Map(
    names.map((name) => [
      filled(name.slice(0, -ending.length), replacements),
      filled(readFileSync(path.join(top, name), 'utf8'), replacements),
    ]),
  );
}

/** Throws where one of them is there already. */
export function refuseTaken(root: string, files: ReadonlyMap<string, string>): void {
  const there = [...files.keys()].filter((file) => existsSync(path.join(root, file)));
  if (there.length > 0) throw new Error(`${there.join(', ')} is there already.`);
}

export function writeNew(root: string, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}
