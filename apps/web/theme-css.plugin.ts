import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createTheme, defaultCssVariablesResolver, mergeMantineTheme, DEFAULT_THEME } from '@mantine/core';
import type { Plugin } from 'vite';
import type * as tokens from '@nukkad/paint/theme-tokens';
import { readSources } from './read-sources.ts';

const source = "export * from '@nukkad/paint/theme-tokens';";
/** What the app's own styles use, in the HTML of each public page; and what Mantine's alone use. */
const sheets = ['virtual:theme.css', 'virtual:theme-of-mantine.css'] as const;

const ofTheme = /^\0?virtual:theme(-of-mantine)?\.css$/;

type Rules = Readonly<Record<string, string>>;
type Blocks = readonly (readonly [selector: string, rules: Rules])[];

const written = (blocks: Blocks) =>
  blocks
    .map(([selector, rules]) => {
      const lines = Object.entries(rules).map(([key, value]) => `${key}:${value}`);
      return `${selector}{${lines.join(';')}}`;
    })
    .join('\n');

/** Which of Mantine's many colour variables anything can use: our own pots, not its fourteen. */
const isOurs = (key: string) =>
  !/^--mantine-color-(gray|red|pink|grape|violet|indigo|blue|cyan|green|lime|yellow|orange|teal)-/.test(key);
const pick = (rules: Rules, wanted: (key: string) => boolean): Rules =>
  Object.fromEntries(Object.entries(rules).filter(([key]) => wanted(key)));

async function themeBlocks(): Promise<Blocks> {
  const module = await readSources<typeof tokens>(source);
  const theme = mergeMantineTheme(DEFAULT_THEME, createTheme(module.tokens));
  const base = defaultCssVariablesResolver(theme);
  const own = module.cssVariablesResolver(theme);
  return [
    [':root', { ...base.variables, ...own.variables }],
    [
      ":root[data-mantine-color-scheme='light']",
      { '--mantine-color-scheme': 'light', ...base.light, ...own.light },
    ],
    [
      ":root[data-mantine-color-scheme='dark']",
      { '--mantine-color-scheme': 'dark', ...base.dark, ...own.dark },
    ],
  ];
}

const variables = (text: string): readonly string[] => text.match(/--[a-z][\w-]*/g) ?? [];

/** Every variable that a source of the app names, in styles or code; the tokens themselves say what there is, not what is used. */
function namedInSources(): ReadonlySet<string> {
  const baseline = createRequire(import.meta.url).resolve('@mantine/core/styles/baseline.layer.css');
  const packages = path.join(import.meta.dirname, '../../packages');
  const folders = ['src', ...readdirSync(packages).map((name) => `../../packages/${name}/src`)];
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(css|tsx?)$/.test(file) && !file.endsWith('theme-tokens.ts'))
      .map((file) => path.join(import.meta.dirname, folder, file)),
  );
  return new Set([baseline, ...files].flatMap((file) => variables(readFileSync(file, 'utf8'))));
}

/** These variables, and those that their values are made of. */
function withTheirs(named: ReadonlySet<string>, blocks: Blocks): ReadonlySet<string> {
  const used = new Set(named);
  for (const key of used)
    for (const [, rules] of blocks) for (const inner of variables(rules[key] ?? '')) used.add(inner);
  return used;
}

/**
 * Writes the theme's variables as style sheets, so that public pages need no Mantine to have its colours: of 19 KB they
 * use 3.
 */
export function themeCss(): Plugin {
  return {
    name: 'nukkad-theme-css',
    resolveId: { filter: { id: ofTheme }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: ofTheme },
      async handler(id) {
        const [first] = sheets.map((sheet) => `\0${sheet}`);
        const blocks = await themeBlocks();
        const used = withTheirs(namedInSources(), blocks);
        const isHere = (key: string) => isOurs(key) && used.has(key) === (id === first);
        return written(blocks.map(([selector, rules]) => [selector, pick(rules, isHere)]));
      },
    },
  };
}
