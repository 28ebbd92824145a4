import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import type { Page } from '@nukkad/contract/kernel/page';
import { payoutErrors } from '@nukkad/contract/money/payout/payout.errors';
import type {
  Payout,
  PayoutEarning,
  PayoutStanding,
  TodayPayout,
} from '@nukkad/contract/money/payout/payout.model';
import type { Reader } from '../../platform/db/database.ts';
import { pageFrom, readInstantCursor } from '../../platform/http/cursor.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { presentEarning, presentPayout } from './payout.presenter.ts';
import { nextRunOn, obstacleOf } from './payout.rules.ts';
import { getPayoutRules } from './payout.rules.store.ts';
import { findPayout, listPayoutsOf } from './payout.store.ts';
import { listEarningLines, readDay, readStanding } from './read-payouts.store.ts';

interface Asked {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The organisation that the session acts for; an id of the client is never taken. */
const ownOrganisation = ({ organisationId }: Viewer): string =>
  organisationId ?? refuse(payoutErrors.payout_not_found);

async function standingOf(reader: Reader, organisationId: string, now: Date): Promise<PayoutStanding> {
  const [rules, row] = await Promise.all([getPayoutRules(reader, now), readStanding(reader, organisationId)]);
  const { waiting, due, onHold, inPayout, isHeld, hasBank } = row;
  return {
    waiting,
    due,
    onHold,
    inPayout,
    balance: waiting + due + onHold + inPayout,
    nextOn: nextRunOn(rules, now),
    obstacle: obstacleOf({ isHeld, hasBank, duePaise: due }, rules.minimumPaise),
    minimum: rules.minimumPaise,
  };
}

/** What is still to be paid, and the payouts so far. */
export async function readPayoutDetails(
  reader: Reader,
  viewer: Viewer,
  { cursor, limit }: Asked,
  now: Date,
): Promise<Page<Payout> & { readonly standing: PayoutStanding }> {
  const organisationId = ownOrganisation(viewer);
  const [rows, standing] = await Promise.all([
    listPayoutsOf(reader, organisationId, readInstantCursor(cursor), limit + 1),
    standingOf(reader, organisationId, now),
  ]);
  const page = pageFrom(rows, limit, presentPayout, (row) => [row.createdAt.toISOString(), row.payoutId]);
  return { ...page, standing };
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
