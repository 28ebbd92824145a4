import { addDays } from '@nukkad/contract/kernel/time';
import {
  type LeavingChecklistAnswer,
  type LeavingKind,
  type ShortNotice,
  mostDaysAhead,
} from '@nukkad/contract/people/leaving/leaving.model';

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

interface Notice {
  readonly noticeGivenOn: string;
  readonly noticeDays: number;
  readonly lastDayOn: string;
}

/** Days that are missing from the notice. */
export const shortDaysOf = ({ noticeGivenOn, noticeDays, lastDayOn }: Notice): number =>
  Math.max(0, noticeDays - daysBetween(noticeGivenOn, lastDayOn));

/** From today on, and at most a year ahead. */
export const isPossibleDay = (lastDayOn: string, today: string): boolean =>
  lastDayOn >= today && lastDayOn <= addDays(today, mostDaysAhead);

/**
 * What is decided of missing days; undefined: it is to be chosen. A business recovers them from who resigns, and pays
 * them to whom it sends away; with none missing there is nothing to decide.
 */
export function shortNoticeOf(
  kind: LeavingKind,
  shortDays: number,
  chosen: ShortNotice | undefined,
): ShortNotice | null | undefined {
  if (shortDays === 0) return null;
  const wrong: ShortNotice = kind === 'resignation' ? 'paid' : 'recovered';
  return chosen === wrong ? undefined : chosen;
}

/** Nothing that someone else has to do or to look after is left. Money is for the settlement. */
export const isClear = ({
  bookings,
  tasks,
  approvals,
  reports,
  departments,
  assets,
}: Omit<LeavingChecklistAnswer, 'isClear'>): boolean =>
  tasks === 0 &&
  approvals === 0 &&
  [bookings, reports, departments, assets].every((things) => things.length === 0);
