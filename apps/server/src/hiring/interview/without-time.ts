import type { InterviewRow } from './interview.store.ts';

/** It has no time any more: where it had one, its calendar entry is cancelled. */
export const withoutTime = ({ startsAt, calendarCount }: InterviewRow) => ({
  startsAt: null,
  acceptedAt: null,
  calendarCount: startsAt === null ? calendarCount : calendarCount + 1,
});

/** It is over without having taken place; when it was to be stays. */
export const overNow = (row: Pick<InterviewRow, 'startsAt' | 'calendarCount'>, now: Date) => ({
  awaits: null,
  endedAt: now,
  calendarCount: row.startsAt === null ? row.calendarCount : row.calendarCount + 1,
});
