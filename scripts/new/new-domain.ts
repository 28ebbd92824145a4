import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readFloors } from '../walls/areas.ts';
import { type Insertion, insertAll } from './insert.ts';
import { filesOf, pieceOf, refuseTaken, writeNew } from './templates.ts';

const migrations = 'apps/server/migrations';

/** Numbers go up in tens, so that a change of it fits behind: after `0345_…` comes `0350`. */
function nextMigration(root: string): string {
  const numbers = readdirSync(path.join(root, migrations)).map((file) => Number.parseInt(file, 10) || 0);
  return String((Math.floor(Math.max(...numbers) / 10) + 1) * 10).padStart(4, '0');
}

/** In the table of its area, or at the end of the areas as a new one. */
function mapInsertion(root: string, area: string, piece: (name: string) => string): Insertion {
  const file = 'docs/map.md';
  const isThere = readFloors(root).placed.some((one) => one.area === area);
  return isThere
    ? {
        file,
        piece: piece('map-row.md'),
        before: new RegExp(`(?<=^### ${area}:.*\\n\\n(?:\\|.*\\n)+)(?=\\n)`),
      }
    : { file, piece: piece('map-area.md'), before: /^`platform` carries/ };
}

/**
 * A domain with one thing that has a life: contract, migration, server, web, tests. It is composed, listed and routed by
 * the lists that are written from the names of files; its screens are rows of the one table. Answers the files that it wrote and those that it added to.
 */
export function newDomain(root: string, area: string, domain: string): readonly string[] {
  const { placed } = readFloors(root);
  const taken = placed.find((one) => one.domain === domain);
  if (taken) throw new Error(`${domain} is a domain of ${taken.area} already.`);
  const replacements = { 'area-name': area, 'sample-noun': domain };
  const piece = (name: string) => pieceOf('domain', name, replacements);
  const number = nextMigration(root);
  const files = new Map(
    [...filesOf('domain', replacements)].map(([file, text]) => [
      file.replace(`${migrations}/0000_`, `${migrations}/${number}_`),
      text,
    ]),
  );
  const insertions: readonly Insertion[] = [
    { file: 'docs/notices.md', piece: piece('notices.md'), before: /^\nMoves without an event/ },
    mapInsertion(root, area, piece),
    { file: 'packages/contract/src/screens.ts', piece: piece('screens.ts'), before: /^\];/ },
  ];
  refuseTaken(root, files);
  insertAll(root, insertions);
  writeNew(root, files);
  return [...files.keys(), ...insertions.map(({ file }) => file)];
}
