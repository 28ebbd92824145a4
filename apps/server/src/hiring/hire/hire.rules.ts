import type { WageUnit } from '@nukkad/contract/hiring/job/job.model';
import type { CandidateDocumentKind } from '@nukkad/contract/hiring/candidate/candidate-document.noun';
import { type DocumentToBring, mostShiftDays } from '@nukkad/contract/hiring/hire/hire.model';
import { feedbackDays } from '@nukkad/contract/hiring/hire/hire.noun';
import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';

const daysOfMonth = 26;
/** Both are asked in the morning. */
const askedAtMinute = 10 * 60;

/** What a month of the agreed wage comes to. */
export const monthlyOf = (wage: number, unit: WageUnit): number =>
  unit === 'day' ? wage * daysOfMonth : wage;

/** Thirty days of work: who joins late begins late. */
export function feedbackFrom(startsOn: string, joinedAt: Date): Date {
  const joinedOn = istDay(joinedAt);
  const first = joinedOn > startsOn ? joinedOn : startsOn;
  return istInstant(addDays(first, feedbackDays), askedAtMinute);
}

/** From the first day of work on, which may be over by the time of hiring. */
export function isShiftDay(day: string, startsOn: string, now: Date): boolean {
  const today = istDay(now);
  const first = today > startsOn ? today : startsOn;
  return day >= first && day <= addDays(first, mostShiftDays);
}

/** One decimal. */
export const averageOf = (sum: number, count: number): number => Math.round((sum / count) * 10) / 10;

/** Which document to bring a document of the job profile is; null: none of them. */
const broughtAs: Readonly<Record<CandidateDocumentKind, DocumentToBring | null>> = {
  iti: 'education',
  diploma: 'education',
  school: 'education',
  training: 'training',
  driving_licence: 'driving_licence',
  trade_licence: null,
  police_check: 'police_check',
};

export const sharedAs = (kinds: ReadonlySet<CandidateDocumentKind>): ReadonlySet<DocumentToBring> =>
  new Set([...kinds].flatMap((kind) => broughtAs[kind] ?? []));
