import { createTheme, defaultCssVariablesResolver, mergeMantineTheme, DEFAULT_THEME } from '@mantine/core';
import { type Plugin, runnerImport } from 'vite';
import type * as tokens from '@nukkad/paint/theme-tokens';

const name = 'virtual:theme.css';
const source = '../../packages/paint/src/theme-tokens.ts';

type Rules = Readonly<Record<string, string>>;
const block = (selector: string, rules: Rules) =>
  `${selector}{${Object.entries(rules)
    .map(([key, value]) => `${key}:${value}`)
    .join(';')}}`;

/** Which of Mantine's many colour variables the pages can use: our own pots, not its fourteen. */
const used = (key: string) =>
  !/^--mantine-color-(gray|red|pink|grape|violet|indigo|blue|cyan|green|lime|yellow|orange|teal)-/.test(key);
const pick = (rules: Rules): Rules => Object.fromEntries(Object.entries(rules).filter(([key]) => used(key)));

/** Writes the theme's variables as a style sheet, so that public pages need no Mantine to have its colours. */
export function themeCss(): Plugin {
  return {
    name: 'nukkad-theme-css',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return;
      const { module } = await runnerImport<typeof tokens>(source);
      const theme = mergeMantineTheme(DEFAULT_THEME, createTheme(module.tokens));
      const base = defaultCssVariablesResolver(theme);
      const own = module.cssVariablesResolver(theme);
      return [
        block(':root', pick({ ...base.variables, ...own.variables })),
        block(
          ":root[data-mantine-color-scheme='light']",
          pick({ '--mantine-color-scheme': 'light', ...base.light, ...own.light }),
        ),
        block(
          ":root[data-mantine-color-scheme='dark']",
          pick({ '--mantine-color-scheme': 'dark', ...base.dark, ...own.dark }),
        ),
      ].join('\n');
    },
  };
}
