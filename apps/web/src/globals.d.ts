declare module 'virtual:theme.css';
declare module 'virtual:theme-of-mantine.css';

/** The Hindi words, see words/hindi.plugin.ts. */
declare module 'virtual:hindi' {
  type Dictionary = Readonly<Record<string, string>>;
  /** The parts around every page. */
  export const around: Dictionary;
  /** The parts that have words of their own, by the id of their route. */
  export const alone: readonly string[];
  /** Those that need the part `shared` as well. */
  export const sharing: readonly string[];
  export const fetchPart: (part: string) => Promise<{ readonly words: Dictionary }>;
}

interface Window {
  /** Set by React Router's script in the page: the modules of the routes that the server drew, by their ids. */
  readonly __reactRouterRouteModules?: Readonly<Record<string, unknown>>;
}

/** Icons are imported one by one: the package's index triples the build's time. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';
  const icon: Icon;
  export default icon;
}
