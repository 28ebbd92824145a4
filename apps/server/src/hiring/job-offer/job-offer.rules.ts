/** What job offers go by. */
import { mostAnswerDays, mostStartDays } from '@nukkad/contract/hiring/job-offer/job-offer.model';
import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';

/** The end of the last day on which an offer can be accepted. */
export const endOfAnswers = (validUntil: string): Date => istInstant(addDays(validUntil, 1));

const remindedDays = 2;
/** In Asia/Kolkata. */
const remindedMinute = 10 * 60;
/** A reminder sooner than this would say nothing new. */
const remindedAfterMs = 12 * 3_600_000;

/** In the morning two days before its last day; null: it was made too late for it. */
export function remindAt(validUntil: string, createdAt: Date): Date | null {
  const at = istInstant(addDays(validUntil, -remindedDays), remindedMinute);
  return at.getTime() - createdAt.getTime() >= remindedAfterMs ? at : null;
}

export const isOver = ({ expiresAt }: { readonly expiresAt: Date }, now: Date): boolean => now >= expiresAt;

/** Which of the days cannot be: the last day to answer is ahead and near, the first day of work within a year. Null: none. */
export function wrongDay(
  { validUntil, startsOn }: { readonly validUntil: string; readonly startsOn: string },
  now: Date,
): 'startsOn' | 'validUntil' | null {
  const today = istDay(now);
  const isWithin = (day: string, days: number) => day >= today && day <= addDays(today, days);
  if (!isWithin(startsOn, mostStartDays)) return 'startsOn';
  return isWithin(validUntil, mostAnswerDays) ? null : 'validUntil';
}

interface Asked {
  readonly wage?: number | undefined;
  readonly startsOn?: string | undefined;
}
interface Offered {
  readonly wagePaise: number;
  readonly startsOn: string;
}

/** What is really asked for; null: what is offered already. */
export function counterOf({ wage, startsOn }: Asked, offered: Offered) {
  const counterWagePaise = wage === undefined || wage === offered.wagePaise ? null : wage;
  const counterStartsOn = startsOn === undefined || startsOn === offered.startsOn ? null : startsOn;
  return counterWagePaise === null && counterStartsOn === null ? null : { counterWagePaise, counterStartsOn };
}
