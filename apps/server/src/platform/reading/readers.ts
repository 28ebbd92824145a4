import { type ErrorFact, kernelErrors } from '@nukkad/contract/kernel/errors';
import type { UploadedFile } from '../http/route.ts';
import type { Log } from '../log.ts';
import { refuse } from '../refusal.ts';
import { Charges } from './charges.ts';
import { idleChildren } from './idle-children.ts';
import { FairQueue, QueueFull } from './fair-queue.ts';
import type { AnswerOf, Kind, OptionsOf } from './kinds.ts';
import {
  type LotLimits,
  fileCharges,
  largeCharges,
  lotLimits,
  lotOf,
  readerLimits,
  sealCharges,
  wordsCharges,
} from './lots.ts';
import {
  FileTooHeavy,
  type ReaderChild,
  ReaderHangs,
  type ReaderLimits,
  startReaderChild,
} from './reader-child.ts';
import type { Task } from './messages.ts';
import type { TestSites } from './link/reach.ts';
import { handedOver } from './placed-file.ts';
import type { Ask, Place, Reading, Reason } from './reading.ts';

const retryAfter = 5;
const minuteMs = 60_000;

export type Refusals = { readonly unreadable: ErrorFact } & { readonly [R in Reason]?: ErrorFact };

export interface ReadRequest<K extends Kind> {
  /** Whose file it is: one file of a person is opened at a time, and its cost is charged to them. */
  readonly by: string;
  readonly options: OptionsOf<K>;
  readonly refusals: Refusals;
  /** Answers what the reader asks while it is at work; left out: this kind asks nothing. */
  readonly answer?: Ask | undefined;
}

/** A file, or the place of a large one, whose content is empty then: neither it nor what is made of it is in the memory of the server. */
export interface GivenFile extends UploadedFile {
  readonly place?: Place;
}

/** Opens what people send, in processes of its own with limits of time and memory. */
export interface Readers {
  /**
   * Throws a Refusal: the caller's own, `file_too_complex` at a limit, `files_paused` after some of them, 429 or 503
   * where too much waits.
   */
  read<K extends Kind>(kind: K, file: GivenFile, request: ReadRequest<K>): Promise<AnswerOf<K>>;
  close(): void;
}

function explain(error: unknown): never {
  if (error instanceof FileTooHeavy) return refuse(kernelErrors.file_too_complex);
  if (error instanceof ReaderHangs) return refuse(kernelErrors.unavailable, { retryAfter });
  if (error instanceof QueueFull)
    return refuse(error.ofOne ? kernelErrors.too_many_requests : kernelErrors.unavailable, { retryAfter });
  throw error;
}

/** Refuses the file of a person whose files were too heavy, before and after they waited. */
function passPause(charges: Charges, by: string): void {
  const pauseMs = charges.pauseOf(by);
  if (pauseMs <= 0) return;
  refuse(kernelErrors.files_paused, {
    values: { minutes: Math.ceil(pauseMs / minuteMs) },
    retryAfter: Math.ceil(pauseMs / 1_000),
  });
}

/** Files that wait for each other, and the processes that open them. */
function openLot(log: Log, { queue: queueOf, reader: limits, again }: LotLimits, charges: Charges) {
  const queue = new FairQueue(queueOf, (person) => charges.spent(person));
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

  const open = async (
    by: string,
    { kind, file, options }: Task,
    answer: Ask | undefined,
  ): Promise<Reading<unknown>> => {
    passPause(charges, by);
    const child = await usableChild();
    const { content } = file;
    try {
      const { reading, cpuMs } = await handedOver(file, (handed) =>
        child.read({ kind, file: handed, options }, answer),
      );
      charges.add(by, cpuMs, false);
      return reading;
    } catch (error) {
      if (error instanceof FileTooHeavy) charges.add(by, limits.cpuMs, true);
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
    open: (by: string, task: Task, answer: Ask | undefined) => {
      passPause(charges, by);
      return queue.run(by, () => open(by, task, answer));
    },
    close: () => {
      closed = true;
      idle.endAll();
    },
  };
}

export interface ReadersOptions {
  readonly limits?: ReaderLimits;
  /** How long a file waits; left out: that of its lot. */
  readonly patienceMs?: number;
  readonly now?: () => number;
  /** Of tests, where links lead to; no setting of a server does so. */
  readonly sites?: TestSites;
}

export function createReaders(
  log: Log,
  { limits = readerLimits, patienceMs, now, sites }: ReadersOptions = {},
): Readers {
  const { pdfs, light, large, words, links, seals } = lotLimits;
  const queueOf = ({ queue }: LotLimits) => (patienceMs === undefined ? queue : { ...queue, patienceMs });
  const charges = new Charges(fileCharges, now);
  const lots = {
    pdfs: openLot(log, { ...pdfs, queue: queueOf(pdfs), reader: limits }, charges),
    light: openLot(log, { ...light, queue: queueOf(light), reader: limits }, charges),
    large: openLot(log, large, new Charges(largeCharges, now)),
    links: openLot(log, links, new Charges(fileCharges, now)),
    words: openLot(log, words, new Charges(wordsCharges, now)),
    seals: openLot(log, seals, new Charges(sealCharges, now)),
  };
  return {
    read: async (kind, { fileName, mediaType, content, place }, { by, options, refusals, answer }) => {
      const file = { fileName, mediaType, content, place };
      const task = {
        kind,
        file,
        options: sites && kind === 'link' ? Object.assign({ sites }, options) : options,
      };
      const reading = await lots[lotOf[kind]].open(by, task, answer).catch(explain);
      if ('refused' in reading) return refuse(refusals[reading.refused] ?? refusals.unreadable);
      return reading.read as AnswerOf<typeof kind>;
    },
    close: () => {
      for (const lot of Object.values(lots)) lot.close();
    },
  };
}
