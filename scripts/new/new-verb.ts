import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Insertion, insertAll } from './insert.ts';
import { filesOf, pieceOf, refuseTaken, writeNew } from './templates.ts';

const floor = 'apps/server/src';

/** The area of a domain, by its folder on the server. */
function areaOf(root: string, domain: string): string {
  const areas = readdirSync(path.join(root, floor), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((area) => readdirSync(path.join(root, floor, area)).includes(domain));
  const [area] = areas;
  if (area === undefined || areas.length > 1) throw new Error(`No domain is called ${domain}.`);
  return area;
}

/** The first state that the table of a life declares, in which a thing is when it has been made. */
function firstState(root: string, file: string): string {
  if (!existsSync(path.join(root, file)))
    throw new Error(`${file} is not there: the domain has no life to add a verb to.`);
  const [, state] = /Statuses = \[\s*'([^']+)'/.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
  if (state === undefined) throw new Error(`${file} declares no states.`);
  return state;
}

/**
 * A move of a domain's life, from the contract to the button: two files of its own, and its place in six of the domain's.
 * For domains with the files that `npm run new -- domain` writes; another is refused with the file that differs, and
 * nothing is written. Answers the files.
 */
export function newVerb(root: string, domain: string, verb: string): readonly string[] {
  const area = areaOf(root, domain);
  const replacements = { 'area-name': area, 'sample-noun': domain, 'do-thing': verb };
  const contract = `packages/contract/src/${area}/${domain}/${domain}`;
  const server = `${floor}/${area}/${domain}/${domain}`;
  const web = `apps/web/src/${area}/${domain}/${domain}`;
  const piece = (name: string) => pieceOf('verb', name, replacements);
  const state = firstState(root, `${contract}.noun.ts`);
  const insertions: readonly Insertion[] = [
    {
      file: `${contract}.noun.ts`,
      piece: piece('move.ts').replaceAll('FirstState', state),
      before: /^ {2}\},\n\}\);/,
    },
    { file: `${contract}.api.ts`, piece: `\n${piece('endpoint.ts')}`, before: null },
    { file: `${server}.routes.ts`, piece: piece('import.ts'), before: /^\nexport const \w+Routes\b/ },
    { file: `${server}.routes.ts`, piece: piece('route.ts'), before: /^\];/ },
    {
      file: `apps/server/test/calls/${area}/${domain}.ts`,
      piece: piece('calls.ts'),
      before: /^ {2}\},\n\};/,
    },
    { file: `${web}-actions.tsx`, piece: piece('action.tsx'), before: /^\] as const;/ },
    { file: `${web}.words.hi.ts`, piece: piece('words.hi.ts'), before: /^\};/ },
  ];
  const files = filesOf('verb', replacements);
  refuseTaken(root, files);
  insertAll(root, insertions);
  writeNew(root, files);
  return [...new Set([...files.keys(), ...insertions.map(({ file }) => file)])];
}
