import { keysIn } from '@nukkad/contract/kernel/record';
import type { Waiting } from '@nukkad/contract/kernel/waiting';
import type { Reader } from '../db/database.ts';
import type { Viewer } from '../viewer.ts';

export interface WaitingCall {
  readonly reader: Reader;
  readonly viewer: Viewer;
  readonly now: Date;
}

/** What of a domain's rows waits for a person: in the work area only of the viewer's organisation, by the viewer's permissions. */
export interface WaitingReader {
  readonly room: 'work' | 'office';
  /** Kinds of which nothing waits may be left out. */
  read(call: WaitingCall): Promise<readonly Waiting[]>;
}

/** Of a count alone. */
export const waitingOf = (kind: Waiting['kind'], count: number): Waiting => ({
  kind,
  count,
  at: null,
  amount: null,
});

/** Readers of the back office that count their own list, of each kind one. */
export const countedInOffice = (
  counts: Readonly<Partial<Record<Waiting['kind'], (call: WaitingCall) => Promise<number>>>>,
): WaitingReader => ({
  room: 'office',
  read: (call) =>
    Promise.all(keysIn(counts).map(async (kind) => waitingOf(kind, (await counts[kind]?.(call)) ?? 0))),
});
