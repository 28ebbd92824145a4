import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import type { CountedPage, Page } from '@nukkad/contract/kernel/page';
import type { payoutsQuery } from '@nukkad/contract/money/payout/payout.api';
import { payoutErrors, type PayoutStatus } from '@nukkad/contract/money/payout/payout.noun';
import type {
  Payout,
  PayoutDetails,
  PayoutEarning,
  PayoutStanding,
  TodayPayout,
} from '@nukkad/contract/money/payout/payout.model';
import type * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/pipeline.ts';
import { pageFrom, readInstantCursor } from '../../platform/http/cursor.ts';
import { withTotal } from '../../platform/http/total.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { presentEarning, presentPayout } from './payout.presenter.ts';
import { nextPayoutOf, nextRunOn, obstacleOf, unpaidSums } from './payout.rules.ts';
import { getPayoutRules } from './payout.rules.store.ts';
import { countPayoutsOf, findPayout, listPayoutsOf } from './payout.store.ts';
import { listEarningLines, listUnpaid, readDay, readPayable, readPayoutSums } from './read-payouts.store.ts';

interface Asked {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The organisation that the session acts for; an id of the client is never taken. */
const ownOrganisation = ({ organisationId }: Viewer): string =>
  organisationId ?? refuse(payoutErrors.payout_not_found);

export async function standingOf(reader: Reader, organisationId: string, now: Date): Promise<PayoutStanding> {
  const [rules, unpaid, payable] = await Promise.all([
    getPayoutRules(reader, now),
    listUnpaid(reader, organisationId),
    readPayable(reader, organisationId),
  ]);
  const sums = unpaidSums(unpaid);
  return {
    ...sums,
    owed: Math.max(0, -sums.due),
    next: nextPayoutOf(unpaid, rules, now),
    balance: sums.waiting + sums.due + sums.onHold + sums.inPayout,
    nextOn: nextRunOn(rules, now),
    obstacle: obstacleOf({ ...payable, duePaise: sums.due }, rules.minimumPaise),
    minimum: rules.minimumPaise,
  };
}

type Listed = z.output<typeof payoutsQuery>;

/** What is still to be paid, and the payouts so far: one trip. */
export async function readPayoutDetails(
  db: Reader,
  viewer: Viewer,
  { cursor, limit, count = false, status, from, to }: Listed,
  now: Date,
): Promise<CountedPage<Payout> & { readonly standing: PayoutStanding }> {
  const organisationId = ownOrganisation(viewer);
  const asked = {
    organisationId,
    status,
    from: from === undefined ? null : istInstant(from),
    to: to === undefined ? null : istInstant(addDays(to, 1)),
  };
  const [rows, counted, standing] = await readTogether(db, (reader) =>
    Promise.all([
      listPayoutsOf(reader, asked, readInstantCursor(cursor), limit + 1),
      count ? countPayoutsOf(reader, asked) : null,
      standingOf(reader, organisationId, now),
    ]),
  );
  const page = pageFrom(rows, limit, presentPayout, (row) => [row.createdAt.toISOString(), row.payoutId]);
  return { ...page, ...withTotal(counted), standing };
}

const isUndone = (status: PayoutStatus) => status === 'FAILED' || status === 'CANCELED';

/** One payout; what a failed one paid for is due again and no longer its own. */
export async function getPayout(reader: Reader, viewer: Viewer, payoutId: string): Promise<PayoutDetails> {
  const organisationId = ownOrganisation(viewer);
  const [row, sums] = await Promise.all([
    findPayout(reader, payoutId),
    readPayoutSums(reader, { organisationId, payoutId }),
  ]);
  if (row?.organisationId !== organisationId) return refuse(payoutErrors.payout_not_found);
  return { ...presentPayout(row), sums: isUndone(row.status) ? null : sums };
}

export async function listPayoutBookings(
  reader: Reader,
  viewer: Viewer,
  { cursor, limit, payoutId = null }: Asked & { readonly payoutId?: string | null | undefined },
): Promise<Page<PayoutEarning>> {
  const organisationId = ownOrganisation(viewer);
  if (payoutId !== null && (await findPayout(reader, payoutId))?.organisationId !== organisationId)
    refuse(payoutErrors.payout_not_found);
  const of = { organisationId, payoutId };
  const rows = await listEarningLines(reader, of, readInstantCursor(cursor), limit + 1);
  return pageFrom(rows, limit, presentEarning, (row) => [row.earnedAt.toISOString(), row.earningId]);
}

/** What was earned today, in India. */
export async function readTodayPayout(reader: Reader, viewer: Viewer, now: Date): Promise<TodayPayout> {
  const day = istDay(now);
  const window = { from: istInstant(day), to: istInstant(addDays(day, 1)) };
  return { day, ...(await readDay(reader, ownOrganisation(viewer), window)) };
}
