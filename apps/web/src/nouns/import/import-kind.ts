import type { ImportAnswer, ImportSheet, ImportTable, SheetRow } from '@nukkad/contract/kernel/import';
import type { ReactNode } from 'react';

/** One import of the product: what its rows are, its calls, and its words. */
export interface ImportKind<Key extends string> {
  /** Under which the rows are kept on this device. */
  readonly name: string;
  readonly sheet: ImportSheet<Key>;
  readonly readFile: (file: File) => Promise<ImportTable>;
  /** `onFault`: whether the good rows are added beside a faulty one. */
  readonly send: (
    mode: 'check' | 'add',
    rows: readonly SheetRow<Key>[],
    onFault: 'skip' | 'stop',
  ) => Promise<ImportAnswer>;
  readonly template: () => Promise<unknown>;
  /** Without its extension. */
  readonly templateName: string;
  readonly labelOf: (key: Key) => string;
  /** Of a cell with a list of choices. */
  readonly choiceLabel: (key: Key, choice: string) => string;
  /** On the button: "Invite 48 people". */
  readonly addLabel: (count: number) => string;
  /** Afterwards: "48 people invited." */
  readonly addedWords: (count: number) => string;
  /** Where the added ones are. */
  readonly afterwards: ReactNode;
}
