import type { Leave, LeaveBalance } from '@nukkad/contract/people/leave/leave.model';
import type { LeaveBody, PreviewAsked } from './leave.queries.ts';

/** Which part of a day is leave; of one day, or of the first and the last. */
export const parts = ['whole', 'morning', 'afternoon'] as const;
export type Part = (typeof parts)[number];

export interface Typed {
  readonly leaveTypeId: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly fromNoon: boolean;
  readonly toNoon: boolean;
  readonly note: string;
}

export const typedOf = (leave: Leave | null, balances: readonly LeaveBalance[]): Typed => ({
  leaveTypeId: leave?.leaveTypeId ?? balances[0]?.leaveTypeId ?? '',
  fromDay: leave?.request.startsOn ?? '',
  toDay: leave?.request.endsOn ?? '',
  fromNoon: leave?.fromNoon ?? false,
  toNoon: leave?.toNoon ?? false,
  note: leave?.request.note ?? '',
});

/** An end before the beginning moves with it; parts of a day go where the type has none. */
export function bodyOf({ toDay, note, ...typed }: Typed): LeaveBody {
  return {
    ...typed,
    toDay: toDay || typed.fromDay,
    ...(note && { note }),
  };
}

const flag = (on: boolean) => (on ? 'true' : 'false');

/** What the count is asked for; null: no days are chosen yet. */
export function previewOf(typed: Typed, requestId: string | undefined): PreviewAsked | null {
  const { leaveTypeId, fromDay, toDay, fromNoon, toNoon } = bodyOf(typed);
  if (!leaveTypeId || !fromDay) return null;
  return {
    leaveTypeId,
    fromDay,
    toDay,
    fromNoon: flag(fromNoon),
    toNoon: flag(toNoon),
    ...(requestId && { requestId }),
  };
}

export const isOneDay = ({ fromDay, toDay }: Pick<Typed, 'fromDay' | 'toDay'>): boolean =>
  toDay === '' || toDay === fromDay;

/** Of leave on one day. */
export const partOf = ({ fromNoon, toNoon }: Pick<Typed, 'fromNoon' | 'toNoon'>): Part =>
  fromNoon ? 'afternoon' : toNoon ? 'morning' : 'whole';
export const noonsOf = (part: Part): Pick<Typed, 'fromNoon' | 'toNoon'> => ({
  fromNoon: part === 'afternoon',
  toNoon: part === 'morning',
});

/** Another first day: the last one is not before it, and parts of days begin anew where one day became several. */
export function withFirst(typed: Typed, fromDay: string): Typed {
  const toDay = typed.toDay !== '' && typed.toDay < fromDay ? fromDay : typed.toDay;
  return withDays(typed, { fromDay, toDay });
}
export function withLast(typed: Typed, toDay: string): Typed {
  return withDays(typed, { fromDay: typed.fromDay, toDay });
}
function withDays(typed: Typed, days: { fromDay: string; toDay: string }): Typed {
  const after = { ...typed, ...days };
  return isOneDay(after) === isOneDay(typed) ? after : { ...after, fromNoon: false, toNoon: false };
}
