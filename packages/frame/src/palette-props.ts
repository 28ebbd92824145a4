import type { Speech } from '@nukkad/contract/kernel/speech';
import type { ComponentType, ReactNode } from 'react';
import type { Find, FindKind, LocalFind } from './find.ts';
import type { OwnWords } from './palette.words.ts';
import type { Ask } from './use-hits.ts';

export type FindIcon = ComponentType<{
  readonly size: number;
  readonly stroke: number;
  readonly 'aria-hidden': true;
}>;

export interface PaletteLook {
  iconOf(find: Find): FindIcon;
  /** In place of the icon: a picture or a colour; null or left out: the icon. */
  markOf?(find: Find): ReactNode;
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
  readonly speech: Speech;
  /** Headings in place of the palette's own, as "Your team". */
  readonly kinds?: Partial<Record<FindKind, string>>;
  /** What is said in the field and where nothing was found, where people look for other things. */
  readonly words?: OwnWords;
  readonly onOpen: (find: Find) => void;
  readonly onClose: () => void;
  /** Opens the dialog that names the keys. */
  readonly onKeys: () => void;
}
