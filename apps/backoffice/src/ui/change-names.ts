import { createContext, use } from 'react';

interface NameWithChoices {
  readonly name: string;
  /** What each of its codes means. */
  readonly choices: Readonly<Record<string, string>>;
}

/** What each field is called that Admins confirm. Each domain has its own in `*.changes.ts`. */
export type ChangeNames = Readonly<Record<string, string | NameWithChoices>>;

/** The app hands in those of all domains. */
export const ChangeNamesContext = createContext<ChangeNames>({});

export const useChangeNames = (): ChangeNames => use(ChangeNamesContext);
