import { type ErrorFact, kernelErrors } from '@nukkad/contract/kernel/errors';
import type { UploadedFile } from '../http/route.ts';
import type { Log } from '../log.ts';
import { refuse } from '../refusal.ts';
import { FairQueue, QueueFull, type QueueLimits } from './fair-queue.ts';
import type { AnswerOf, Kind, OptionsOf } from './kinds.ts';
import {
  FileTooHeavy,
  type ReaderChild,
  ReaderHangs,
  type ReaderLimits,
  startReaderChild,
} from './reader-child.ts';
import type { Reading, Reason } from './reading.ts';

const queueLimits = { atOnce: 2, waitingOfOne: 10, waiting: 100, patienceMs: 20_000 };
/** An ordinary file takes a tenth of a second, and 20 MB more than the process itself. */
const readerLimits: ReaderLimits = { cpuMs: 10_000, ms: 45_000, rss: 240 * 1024 * 1024 };
/** Recognising letters takes seconds and 100 to 250 MB: one at a time, behind a queue of its own. */
const wordsQueueLimits = { atOnce: 1, waitingOfOne: 10, waiting: 20, patienceMs: 60_000 };
const wordsLimits: ReaderLimits = { cpuMs: 20_000, ms: 45_000, rss: 240 * 1024 * 1024 };
/** A reader process that had nothing to do for this long is ended. */
const idleMs = 60_000;
const retryAfter = 5;

export type Refusals = { readonly unreadable: ErrorFact } & { readonly [R in Reason]?: ErrorFact };

export interface ReadRequest<K extends Kind> {
  /** Whose file it is: one file of a person is opened at a time. */
  readonly by: string;
  readonly options: OptionsOf<K>;
  readonly refusals: Refusals;
}

/** Opens what people send, in processes of its own with limits of time and memory. */
export interface Readers {
  /** Throws a Refusal: the caller's own, `file_too_complex` at a limit, 429 or 503 where too much waits. */
  read<K extends Kind>(kind: K, file: UploadedFile, request: ReadRequest<K>): Promise<AnswerOf<K>>;
  close(): void;
}

/** Processes that wait for a file; the newest is used first, so that the others can be ended. */
function idleChildren() {
  const idle = new Map<ReaderChild, NodeJS.Timeout>();
  const leave = (child: ReaderChild) => {
    clearTimeout(idle.get(child));
    idle.delete(child);
  };
  return {
    take: (): ReaderChild | null => {
      const child = [...idle.keys()].at(-1);
      if (!child) return null;
      leave(child);
      return child;
    },
    put: (child: ReaderChild) => {
      const endIt = () => {
        leave(child);
        child.end();
      };
      idle.set(child, setTimeout(endIt, idleMs).unref());
    },
    endAll: () => {
      for (const child of idle.keys()) {
        leave(child);
        child.end();
      }
    },
  };
}

function explain(error: unknown): never {
  if (error instanceof FileTooHeavy) return refuse(kernelErrors.file_too_complex);
  if (error instanceof ReaderHangs) return refuse(kernelErrors.unavailable, { retryAfter });
  if (error instanceof QueueFull)
    return refuse(error.ofOne ? kernelErrors.too_many_requests : kernelErrors.unavailable, { retryAfter });
  throw error;
}

interface LotLimits {
  readonly queue: QueueLimits;
  readonly reader: ReaderLimits;
  /** Whether a process may wait for another file. */
  readonly again: boolean;
}

/** Files that wait for each other, and the processes that open them. */
function openLot(log: Log, { queue: queueOf, reader: limits, again }: LotLimits) {
  const queue = new FairQueue(queueOf);
  const idle = idleChildren();
  let closed = false;

  const usableChild = async (): Promise<ReaderChild> => {
    for (let child = idle.take(); child; child = idle.take()) {
      if (child.usable()) return child;
      child.end();
    }
    return startReaderChild(limits).catch((error: unknown) => {
      log.error({ err: error }, 'a reader process did not start');
      return refuse(kernelErrors.unavailable, { retryAfter });
    });
  };

  const open = async (kind: Kind, file: UploadedFile, options: unknown): Promise<Reading<unknown>> => {
    const child = await usableChild();
    const { fileName, mediaType, content } = file;
    try {
      return await child.read({ kind, file: { fileName, mediaType, content }, options });
    } catch (error) {
      if (error instanceof ReaderHangs)
        log.error({ kind, bytes: content.length, err: error }, 'a reader hung');
      if (error instanceof FileTooHeavy)
        log.warn({ kind, bytes: content.length }, 'a file took more than it may and was refused');
      throw error;
    } finally {
      if (again && child.usable() && !closed) idle.put(child);
      else child.end();
    }
  };

  return {
    open: (by: string, kind: Kind, file: UploadedFile, options: unknown) =>
      queue.run(by, () => open(kind, file, options)),
    close: () => {
      closed = true;
      idle.endAll();
    },
  };
}

export function createReaders(log: Log, limits: ReaderLimits = readerLimits): Readers {
  const files = openLot(log, { queue: queueLimits, reader: limits, again: true });
  const words = openLot(log, { queue: wordsQueueLimits, reader: wordsLimits, again: false });
  return {
    read: async (kind, file, { by, options, refusals }) => {
      const lot = kind === 'words' ? words : files;
      const reading = await lot.open(by, kind, file, options).catch(explain);
      if ('refused' in reading) return refuse(refusals[reading.refused] ?? refusals.unreadable);
      return reading.read as AnswerOf<typeof kind>;
    },
    close: () => {
      files.close();
      words.close();
    },
  };
}
