import { istDay } from '@nukkad/contract/kernel/time';
import type { ProjectAnalyticsAnswer } from '@nukkad/contract/work/payment-book/payment-book.model';
import type { SignedInCall } from '../../platform/http/route.ts';
import { settleAll } from './book.rules.ts';
import { listAllEntries, listMonths } from './book.store.ts';
import { disputedAmong } from './disputed-among.ts';
import { figuresOf } from './owed.rules.ts';
import type { PaymentBookDependencies } from './payment-book.interface.ts';
import { organisationOf } from './read-book.ts';

const months = 12;
const mostParties = 8;

/** The twelve months up to this day, the earliest first. */
export function monthsUpTo(today: string): readonly string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: months }, (_, at) => {
    const first = new Date(Date.UTC(year, month - months + at, 1));
    return first.toISOString().slice(0, 7);
  });
}

/** Projects of the own organisation in figures, from its book and its projects. */
export async function getProjectAnalytics(
  deps: PaymentBookDependencies,
  { viewer, now }: SignedInCall,
): Promise<ProjectAnalyticsAnswer> {
  const { db } = deps.platform;
  const organisationId = organisationOf(viewer);
  const names = monthsUpTo(istDay(now));
  const [found, lines, byStatus, late] = await Promise.all([
    listMonths(db, organisationId, `${names[0]}-01`),
    listAllEntries(db, { organisationId }),
    deps.project.countByStatus(db, organisationId),
    deps.project.countLate(db, organisationId, istDay(now)),
  ]);
  const ofMonth = new Map(found.map((one) => [one.month, one]));
  const { bills } = settleAll(lines);
  const { overdue } = figuresOf(lines, await disputedAmong(deps.project, db, lines), istDay(now));
  const sums = new Map<string, { billed: number; left: number }>();
  for (const { entry, leftPaise } of bills) {
    const sum = sums.get(entry.partyId) ?? { billed: 0, left: 0 };
    // An opening balance is owed, and was billed by no one here.
    const billed = entry.kind === 'bill' ? entry.amountPaise : 0;
    sums.set(entry.partyId, { billed: sum.billed + billed, left: sum.left + leftPaise });
  }
  const billedOnes = [...sums].filter(([, { billed }]) => billed > 0);
  const top = billedOnes.toSorted(([, one], [, other]) => other.billed - one.billed).slice(0, mostParties);
  const parties = await deps.party.getParties(
    db,
    organisationId,
    top.map(([partyId]) => partyId),
  );
  return {
    months: names.map((month) => ({
      month,
      billed: ofMonth.get(month)?.billed ?? 0,
      received: ofMonth.get(month)?.received ?? 0,
    })),
    byStatus: [...byStatus],
    topParties: top.map(([partyId, sum]) => ({
      partyId,
      name: parties.get(partyId)?.name ?? '',
      ...sum,
    })),
    running: byStatus
      .filter(({ status }) => deps.project.isOpen({ status }))
      .reduce((sum, { count }) => sum + count, 0),
    late,
    overdue,
  };
}
