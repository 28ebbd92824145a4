/** The lists that are made from the names of files, so that a new file is on its list without a line by hand. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type DomainFile,
  areaFiles,
  camelCase,
  domainFiles,
  indexFiles,
  moduleName,
} from './domain-files.ts';

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

/** The constants of the files of these kinds whose name ends so: `booking.noun.ts` exports `bookingActs`. */
const exported = (root: string, kinds: readonly string[], ending: string) =>
  listed(root, kinds).flatMap((file) => {
    const text = readFileSync(path.join(root, contract, file.path), 'utf8');
    const found = text.matchAll(new RegExp(`^export const (\\w+${ending})\\b`, 'gm'));
    return [...found].map(([, name = '']) => ({ ...file, name }));
  });

const importsOf = (files: readonly { readonly name: string; readonly path: string }[]) =>
  files.map(({ name, path: file }) => `import { ${name} } from './${file}';\n`).join('');

/** All of them in one array whose type is known to the letter. */
function actsList(root: string): string {
  const files = exported(root, ['noun'], 'Acts');
  return `${written}${importsOf(files)}
export const acts = [
${files.map(({ name }) => `  ...${name},\n`).join('')}] as const;
`;
}

function eventsList(root: string): string {
  const files = exported(root, ['noun', 'events'], 'Events');
  return `${written}import type { AnyEvent } from './kernel/event.ts';
${importsOf(files)}
export const events: readonly AnyEvent[] = [
${files.map(({ name }) => `  ${name},\n`).join('')}].flatMap((declared) => Object.values<AnyEvent>(declared));
`;
}

/** The rows of every domain, each an array of one type. */
function rowsList(
  files: readonly { readonly name: string; readonly path: string }[],
  list: { constant: string; type: string; from: string },
): string {
  return `${written}import type { ${list.type} } from '${list.from}';
${importsOf(files)}
export const ${list.constant}: readonly ${list.type}[] = [
${files.map(({ name }) => `  ...${name},\n`).join('')}];
`;
}

/** The folders that have calls: what a call may say that it touches. */
function nounsList(root: string): string {
  const nouns = [...new Set(listed(root, ['api']).map(({ domain }) => domain))];
  return `${written}export type Noun =
${nouns.map((noun) => `  | '${noun}'`).join('\n')};
`;
}

/** How each domain is made, by the name of its folder: `pay-later` exports `payLater`. */
function declarationsList(root: string): string {
  const files = indexFiles(path.join(root, 'apps/server/src'));
  const nameOf = (file: string) => camelCase(path.posix.basename(path.posix.dirname(file)));
  return `${written}${files.map((file) => `export { ${nameOf(file)} } from './${file}';\n`).join('')}`;
}

/** Of each domain's `*.pages.ts`; relative to the folder `app` of the web app. */
function pagesList(root: string): string {
  const files = domainFiles(path.join(root, 'apps/web/src'), 'pages').map((file) => ({
    name: camelCase(`${file.base}-pages`),
    path: file.path,
  }));
  return `${written}import type { DomainPages } from '../platform/domain-pages.ts';
${files.map(({ name, path: file }) => `import { ${name} } from '../${file}';\n`).join('')}
export const domainPages: readonly DomainPages[] = [
${files.map(({ name }) => `  ${name},\n`).join('')}];
`;
}

/** What the frames of an app show of each domain: rows of the navigation, quick actions. */
function shownList(
  root: string,
  list: { app: 'web' | 'backoffice'; kind: 'nav' | 'quick'; constant: string; type: string; from: string },
): string {
  const { kind, constant, type } = list;
  const files = domainFiles(path.join(root, `apps/${list.app}/src`), kind).map((file) => ({
    name: camelCase(`${file.base}-${kind}`),
    path: file.path,
  }));
  return `${written}import type { ${type} } from '${list.from}';
${files.map(({ name, path: file }) => `import { ${name} } from '../${file}';\n`).join('')}
export const ${constant}: readonly ${type}[] = [
${files.map(({ name }) => `  ...${name},\n`).join('')}];
`;
}

const shownLists = (root: string): readonly (readonly [string, string])[] => [
  [
    'apps/web/src/app/nav.gen.ts',
    shownList(root, {
      app: 'web',
      kind: 'nav',
      constant: 'domainNav',
      type: 'NavRow',
      from: '../platform/nav-items.ts',
    }),
  ],
  [
    'apps/web/src/app/quick.gen.ts',
    shownList(root, {
      app: 'web',
      kind: 'quick',
      constant: 'domainQuick',
      type: 'QuickAction',
      from: '../platform/nav-items.ts',
    }),
  ],
  [
    'apps/backoffice/src/app/nav.gen.ts',
    shownList(root, {
      app: 'backoffice',
      kind: 'nav',
      constant: 'navTable',
      type: 'OfficeRow',
      from: '../platform/nav-row.ts',
    }),
  ],
];

/** The empty screens of each domain and noun of the web app, in one record; relative to its folder `app`. */
function emptyScreensList(root: string): string {
  const files = domainFiles(path.join(root, 'apps/web/src'), 'empty').map((file) => ({
    name: camelCase(`${file.base}-empty`),
    path: file.path,
  }));
  return `${written}${files.map(({ name, path: file }) => `import { ${name} } from '../${file}';\n`).join('')}
export const emptyScreens = {
${files.map(({ name }) => `  ...${name},\n`).join('')}};
`;
}

/** What each domain and noun of an app calls the fields that are confirmed, in one record; relative to its folder `app`. */
function changesList(root: string, app: 'web' | 'backoffice'): string {
  const files = domainFiles(path.join(root, `apps/${app}/src`), 'changes').map((file) => ({
    name: camelCase(`${file.base}-changes`),
    path: file.path,
  }));
  return `${written}import type { ChangeNames } from '../ui/${app === 'web' ? 'state/' : ''}change-names.ts';
${files.map(({ name, path: file }) => `import { ${name} } from '../${file}';\n`).join('')}
export const changeNames: ChangeNames = {
${files.map(({ name }) => `  ...${name},\n`).join('')}};
`;
}

/** The tours of the screenshots, by name, their type known to the letter; and which domain's each is. */
function toursList(root: string): string {
  const files = areaFiles(path.join(root, 'e2e/pages'), 'tours').map((file) => ({
    name: camelCase(`${path.posix.basename(file, '.tours.ts')}-tours`),
    path: file,
    domain: file.replace(/\.tours\.ts$/, ''),
  }));
  return `${written}${importsOf(files)}
export const tours = {
${files.map(({ name }) => `  ...${name},\n`).join('')}} as const;

export const toursByDomain: Readonly<Record<string, object>> = {
${files.map(({ name, domain }) => `  '${domain}': ${name},\n`).join('')}};
`;
}

/** Each list's file below `root`, and what it should hold. */
export const listsOf = (root: string): ReadonlyMap<string, string> =>
  new Map([
    ['packages/contract/src/apis.gen.ts', modulesList(root, 'apis', ['api'])],
    ['packages/contract/src/models.gen.ts', modulesList(root, 'modelModules', ['confirm', 'model', 'query'])],
    ['packages/contract/src/nouns.gen.ts', nounsList(root)],
    ['packages/contract/src/acts.gen.ts', actsList(root)],
    ['packages/contract/src/events.gen.ts', eventsList(root)],
    [
      'packages/contract/src/previews.gen.ts',
      rowsList(exported(root, ['api', 'preview'], 'Previews'), {
        constant: 'previews',
        type: 'PreviewFirst',
        from: './preview-call.ts',
      }),
    ],
    ['apps/server/src/domains.gen.ts', declarationsList(root)],
    ['apps/web/src/app/pages.gen.ts', pagesList(root)],
    ...shownLists(root),
    ['apps/web/src/app/empty.gen.ts', emptyScreensList(root)],
    ['apps/web/src/app/changes.gen.ts', changesList(root, 'web')],
    ['apps/backoffice/src/app/changes.gen.ts', changesList(root, 'backoffice')],
    ['e2e/pages/tours.gen.ts', toursList(root)],
  ]);
