/** Where a large file lies on the disk, and where its reader leaves what it writes anew. */
export interface Place {
  readonly from: string;
  readonly to: string;
}

/** A file as it arrived: name and type are claims of the sender. */
export interface SentFile {
  readonly fileName: string;
  readonly mediaType: string;
  /** Of a file with a place, it is read from there when it is first asked for. */
  readonly content: Uint8Array;
  readonly place?: Place | undefined;
  /** Where it lies on the disk; what its reader makes of it is handed back all the same. */
  readonly lies?: string | undefined;
}

/** Why a file is not taken. Each caller maps these to errors of its own; `unreadable` is used for those it does not map. */
export type Reason =
  /** Not what name, type, first bytes and decoder must agree on, or broken. */
  | 'unreadable'
  /** Holds scripts, sends forms, opens or carries other files. */
  | 'active'
  /** Needs a password. */
  | 'locked'
  /** A form of XFA, whose pages are made by a program within the file. */
  | 'xfa'
  /** Carries a signature, which a change would break. */
  | 'signed'
  /** More rows or seconds than asked for. */
  | 'too_long'
  /** More columns than asked for. */
  | 'too_wide';

export type Reading<Answer> = { readonly read: Answer } | { readonly refused: Reason };

/** Allows so many milliseconds of processor time from now on; null: all that a file may take. */
export type Allow = (cpuMs: number | null) => void;

/** Asks the server for what a reader must not hold itself, as a signature by a key. */
export type Ask = (question: Uint8Array) => Promise<Uint8Array>;

/** Reads one kind of file. Runs in a process of its own that may be ended at any moment: it keeps nothing. */
export type ReadFile<Options, Answer> = (
  file: SentFile,
  options: Options,
  allow: Allow,
) => Promise<Reading<Answer>>;

/** The same of a kind that asks the server meanwhile. */
export type AskingFile<Options, Answer> = (
  file: SentFile,
  options: Options,
  allow: Allow,
  ask: Ask,
) => Promise<Reading<Answer>>;

/** Lower case, without the dot; empty where there is none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

/** A word as an engine recognised it on a picture. */
export interface Word {
  readonly text: string;
  /** How sure the engine is of it, 0 to 1. */
  readonly confidence: number;
}
export type Line = readonly Word[];

/** Pixels of the picture as it was looked at, from its upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface PlacedWord extends Word {
  readonly box: Box;
}
export type PlacedLine = readonly PlacedWord[];

/** A line of a paper, in the order in which a person reads it: one column after the other. */
export interface PaperLine {
  /** A tab stands where a wide gap or the border of a cell does. */
  readonly text: string;
  /** From 1. */
  readonly page: number;
  /** How large its letters are, in parts of the paper's usual ones; 1 where that is not known. */
  readonly size: number;
  /** How sure the reader is of its words, 0 to 1. */
  readonly confidence: number;
}
