import type { ComponentType, ReactNode } from 'react';
import type { Find, FindKind, LocalFind } from './find.ts';
import type { Ask } from './use-hits.ts';

export interface PaletteWords {
  /** The name of the dialog and of its field. */
  readonly title: string;
  readonly placeholder: string;
  readonly close: string;
  readonly recent: string;
  readonly kinds: Readonly<Record<FindKind, string>>;
  readonly waiting: string;
  readonly nothing: (text: string) => string;
  /** What can be searched for. */
  readonly hint: string;
  readonly failed: string;
  readonly again: string;
  readonly offline: string;
  readonly count: (finds: number) => string;
  readonly keysMove: string;
  readonly keysOpen: string;
  readonly keysLeave: string;
  readonly keysAll: string;
}

export type FindIcon = ComponentType<{
  readonly size: number;
  readonly stroke: number;
  readonly 'aria-hidden': true;
}>;

export interface PaletteLook {
  iconOf(find: Find): FindIcon;
  /** Time and status, at the end of the line. */
  asideOf(find: Find): ReactNode;
}

export interface PaletteProps {
  readonly local: readonly LocalFind[];
  readonly recent: readonly Find[];
  /** Where to go when nothing was found. */
  readonly waysOn: readonly Find[];
  readonly find: Ask;
  readonly isOnline: boolean;
  readonly look: PaletteLook;
  readonly words: PaletteWords;
  readonly onOpen: (find: Find) => void;
  readonly onClose: () => void;
  /** Opens the dialog that names the keys. */
  readonly onKeys: () => void;
}
