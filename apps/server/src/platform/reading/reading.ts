/** A file as it arrived: name and type are claims of the sender. */
export interface SentFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
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
