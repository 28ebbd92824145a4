/** The lists that are made from the names of files, so that a new file is on its list without a line by hand. */
import path from 'node:path';
import { type DomainFile, camelCase, domainFiles, moduleName } from './domain-files.ts';

const written = '// Written by `npm run lists` from the names of the files. Do not edit.\n';
const contract = 'packages/contract/src';

interface Listed extends DomainFile {
  readonly kind: string;
}

const listed = (root: string, kinds: readonly string[]): readonly Listed[] =>
  kinds.flatMap((kind) => domainFiles(path.join(root, contract), kind).map((file) => ({ ...file, kind })));

/** Every export of the files of these kinds, module by module. */
function modulesList(root: string, constant: string, kinds: readonly string[]): string {
  const files = listed(root, kinds).map((file) => ({ ...file, name: moduleName(file, file.kind) }));
  const imports = files.map(({ name, path: file }) => `import * as ${name} from './${file}';\n`);
  const entries = files.map(({ name }) => `  ${name},\n`);
  return `${written}${imports.join('')}
export const ${constant}: readonly Record<string, unknown>[] = [
${entries.join('')}];
`;
}

/** The export of each file that is named after it: `booking.acts.ts` exports `bookingActs`. */
const namedAfter = (root: string, kind: string, ending: string) =>
  listed(root, [kind]).map((file) => ({ ...file, name: camelCase(`${file.base}-${ending}`) }));

const importsOf = (files: readonly { readonly name: string; readonly path: string }[]) =>
  files.map(({ name, path: file }) => `import { ${name} } from './${file}';\n`).join('');

/** All of them in one array whose type is known to the letter. */
function exactList(root: string, kind: string): string {
  const files = namedAfter(root, kind, kind);
  return `${written}${importsOf(files)}
export const ${kind} = [
${files.map(({ name }) => `  ...${name},\n`).join('')}] as const;
`;
}

function eventsList(root: string): string {
  const files = namedAfter(root, 'events', 'events');
  return `${written}import type { AnyEvent } from './kernel/event.ts';
${importsOf(files)}
export const events: readonly AnyEvent[] = [
${files.map(({ name }) => `  ${name},\n`).join('')}].flatMap((declared) => Object.values<AnyEvent>(declared));
`;
}

/** The rows of every domain, each an array of one type. */
function rowsList(
  root: string,
  list: { kind: string; ending: string; constant: string; type: string; from: string },
): string {
  const files = namedAfter(root, list.kind, list.ending);
  return `${written}import type { ${list.type} } from '${list.from}';
${importsOf(files)}
export const ${list.constant}: readonly ${list.type}[] = [
${files.map(({ name }) => `  ...${name},\n`).join('')}];
`;
}

/** Each list's file below `root`, and what it should hold. */
export const listsOf = (root: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({
      'apis.gen.ts': modulesList(root, 'apis', ['api']),
      'models.gen.ts': modulesList(root, 'modelModules', ['confirm', 'model', 'query']),
      'acts.gen.ts': exactList(root, 'acts'),
      'events.gen.ts': eventsList(root),
      'previews.gen.ts': rowsList(root, {
        kind: 'preview',
        ending: 'previews',
        constant: 'previews',
        type: 'PreviewFirst',
        from: './preview-call.ts',
      }),
      'screens.gen.ts': rowsList(root, {
        kind: 'screens',
        ending: 'screens',
        constant: 'screens',
        type: 'Screen',
        from: './kernel/screen.ts',
      }),
    }).map(([name, text]) => [path.posix.join(contract, name), text]),
  );
