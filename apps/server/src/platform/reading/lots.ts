import type { Kind } from './kinds.ts';
import type { QueueLimits } from './fair-queue.ts';
import type { ReaderLimits } from './reader-child.ts';
import type { ChargeLimits } from './charges.ts';

export interface LotLimits {
  readonly queue: QueueLimits;
  readonly reader: ReaderLimits;
  /** Whether a process may wait for another file. */
  readonly again: boolean;
}

const memory = 240 * 1024 * 1024;
/** An ordinary file takes a tenth of a second, and 20 MB more than the process itself. */
export const readerLimits: ReaderLimits = { cpuMs: 10_000, ms: 45_000, rss: memory };
const queue = { atOnce: 2, waitingOfOne: 10, waiting: 100, patienceMs: 20_000 };

/** Files wait for those of their own lot alone: a flood of PDFs leaves the readers of pictures and sheets free. */
export const lotLimits = {
  pdfs: { queue, reader: readerLimits, again: true },
  light: { queue, reader: readerLimits, again: true },
  /** What is gone through piece by piece, a gigabyte at most: slow, but never in memory as a whole. */
  large: {
    queue: { atOnce: 1, waitingOfOne: 10, waiting: 50, patienceMs: 300_000 },
    reader: { cpuMs: 60_000, ms: 300_000, rss: memory },
    again: true,
  },
  /** Recognising letters takes seconds and 100 to 250 MB: one at a time. */
  words: {
    queue: { atOnce: 1, waitingOfOne: 10, waiting: 20, patienceMs: 60_000 },
    reader: { cpuMs: 20_000, ms: 45_000, rss: memory },
    again: false,
  },
  /** Pages of other sites, which wait for those sites: a slow one holds up no file. */
  links: {
    queue: { atOnce: 2, waitingOfOne: 3, waiting: 60, patienceMs: 15_000 },
    reader: { cpuMs: 3_000, ms: 15_000, rss: memory },
    again: true,
  },
  /** Documents of our own that are closed: no caller waits for one, and each is asked for again where it fails. */
  seals: {
    queue: { atOnce: 2, waitingOfOne: 1, waiting: 2_000, patienceMs: 300_000 },
    reader: { cpuMs: 20_000, ms: 60_000, rss: 400 * 1024 * 1024 },
    again: true,
  },
} as const satisfies Readonly<Record<string, LotLimits>>;

export type Lot = keyof typeof lotLimits;

export const lotOf: Readonly<Record<Kind, Lot>> = {
  pdf: 'pdfs',
  print: 'pdfs',
  pages: 'pdfs',
  contents: 'pdfs',
  viewed: 'pdfs',
  final: 'pdfs',
  signatures: 'pdfs',
  seal: 'seals',
  docx: 'light',
  layout: 'light',
  office: 'light',
  clip: 'light',
  film: 'large',
  text: 'large',
  link: 'links',
  sound: 'light',
  logo: 'light',
  signature: 'light',
  picture: 'light',
  sheets: 'light',
  table: 'light',
  template: 'light',
  video: 'light',
  words: 'words',
};

const minute = 60_000;
/** A hundred large photos take half a minute; a file that is ended at its limit is charged with all of the limit. */
export const fileCharges: ChargeLimits = {
  windowMs: 10 * minute,
  cpuMs: minute,
  tooHeavy: 2,
  pauseMs: 5 * minute,
};
/** Nine gigabytes of video in ten minutes are enough for one person. */
export const largeCharges: ChargeLimits = { ...fileCharges, cpuMs: 5 * minute };
/** Seals are our own work: none is charged to a person. */
export const sealCharges: ChargeLimits = { windowMs: 0, cpuMs: Infinity, tooHeavy: Infinity, pauseMs: 0 };
/** No caller waits for a receipt's words: they are bounded by their queue, and by files that are too heavy. */
export const wordsCharges: ChargeLimits = { ...fileCharges, cpuMs: 4 * minute };
