import type { Kind } from './kinds.ts';
import type { Reading, SentFile } from './reading.ts';

/** What the server sends to a reader process. */
export interface Task {
  readonly kind: Kind;
  readonly file: SentFile;
  readonly options: unknown;
}

/** What a reader process says: once that it listens, then an answer to each task. */
export type Message =
  | { readonly ready: true }
  | {
      readonly reading: Reading<unknown>;
      /** Processor time that it took, milliseconds. */
      readonly cpuMs: number;
      /** Resident memory after the task, bytes. */
      readonly rss: number;
    };
