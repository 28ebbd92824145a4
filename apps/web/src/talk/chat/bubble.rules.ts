import { istOffsetMinutes } from '@nukkad/contract/kernel/time';

/** What a bubble's place depends on. */
export interface Placed {
  /** Who said it: a person, or the own side. */
  readonly senderId: string;
  readonly at: string;
}

/** Bubbles of one person within these minutes stand together. */
const togetherMs = 5 * 60_000;
const dayMs = 86_400_000;

/** Days in Asia/Kolkata since 1970; a number, because every bubble on the screen asks. */
const dayOf = (at: string) => Math.floor((Date.parse(at) + istOffsetMinutes * 60_000) / dayMs);

const together = (one: Placed | undefined, other: Placed | undefined) =>
  one !== undefined &&
  other !== undefined &&
  one.senderId === other.senderId &&
  dayOf(one.at) === dayOf(other.at) &&
  Math.abs(Date.parse(other.at) - Date.parse(one.at)) < togetherMs;

export interface Place {
  /** It is the first of its day. */
  readonly newDay: boolean;
  /** The first of a group: it says whose it is. */
  readonly first: boolean;
  /** The last of a group: it says when. */
  readonly last: boolean;
}

/** Where a message stands among its neighbours; read for those on the screen alone. */
export function placeOf(message: Placed, before: Placed | undefined, after: Placed | undefined): Place {
  return {
    newDay: !before || dayOf(before.at) !== dayOf(message.at),
    first: !together(before, message),
    last: !together(message, after),
  };
}

/** What became of an own message. */
export type Standing = 'waiting' | 'failed' | 'sent' | 'delivered' | 'read';

/** Up to which number the other side received and read. */
export interface Marks {
  readonly deliveredSeq: number;
  readonly readSeq: number;
}

export function standingOf(seq: number, { deliveredSeq, readSeq }: Marks): Standing {
  if (seq <= readSeq) return 'read';
  return seq <= deliveredSeq ? 'delivered' : 'sent';
}

/** Marks never go back, in whatever order they are heard. */
export const laterMarks = (one: Marks, other: Partial<Marks>): Marks => ({
  deliveredSeq: Math.max(one.deliveredSeq, other.deliveredSeq ?? 0, other.readSeq ?? 0),
  readSeq: Math.max(one.readSeq, other.readSeq ?? 0),
});
