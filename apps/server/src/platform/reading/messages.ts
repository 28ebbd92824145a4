import type { Kind } from './kinds.ts';
import type { Reading, SentFile } from './reading.ts';

/** What the server sends to a reader process. */
export interface Task {
  readonly kind: Kind;
  readonly file: SentFile;
  readonly options: unknown;
}

/** What it sends while a task is under way: the answer to what the reader asked; null: there is none. */
export interface Told {
  readonly told: Uint8Array | null;
}

/** What a reader process says: once that it listens, what it asks for during a task, and an answer to each. */
export type Message =
  | { readonly ready: true }
  | { readonly asked: Uint8Array }
  | {
      readonly reading: Reading<unknown>;
      /** Processor time that it took, milliseconds. */
      readonly cpuMs: number;
      /** Resident memory after the task, bytes. */
      readonly rss: number;
    };
