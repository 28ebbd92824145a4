import { numberDays } from '@nukkad/contract/files/drive/grant.model';
import type { GranteeKind } from '@nukkad/contract/files/drive/grant.noun';

const dayMs = 86_400_000;

/** Mobile numbers that a person may share with within a day: each gets a message. */
export const numbersADay = 50;
export const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);

/** A number has access for a while alone: it may have another owner one day. */
export const isEndRight = (kind: GranteeKind, days: number | null | undefined): boolean =>
  kind !== 'number' || (days !== null && (days === undefined || days <= numberDays.most));

/** Left out: a month for a number, no end for the team. */
export function endOf(kind: GranteeKind, days: number | null | undefined, now: Date): Date | null {
  const count = days === undefined && kind === 'number' ? numberDays.usual : (days ?? null);
  return count === null ? null : new Date(now.getTime() + count * dayMs);
}
