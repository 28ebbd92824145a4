import type { CountedPage } from '@nukkad/contract/kernel/page';
import { istDay } from '@nukkad/contract/kernel/time';
import type { OfficeEarning, OfficePayout, OfficeRun } from '@nukkad/contract/money/payout/payout-admin.api';
import { pageFrom, readInstantCursor } from '../../../platform/http/cursor.ts';
import { withTotal } from '../../../platform/http/total.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { PayoutDependencies } from '../payout.interface.ts';
import { nextRunOn } from '../payout.rules.ts';
import { getPayoutRules } from '../payout.rules.store.ts';
import { presentOfficeEarning, presentOfficePayout, presentRun } from './office.presenter.ts';
import * as store from './office.store.ts';

interface Paged {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly count?: boolean | undefined;
}

export async function listOfficePayouts(
  { platform: { db } }: PayoutDependencies,
  { cursor, limit, count, ...filter }: Paged & store.PayoutFilter,
  now: Date,
): Promise<CountedPage<OfficePayout>> {
  const [rows, counted] = await Promise.all([
    store.listOfficePayoutRows(db, filter, readInstantCursor(cursor), limit + 1, istDay(now)),
    count ? store.countOfficePayouts(db, filter) : null,
  ]);
  const page = pageFrom(rows, limit, presentOfficePayout, (row) => [
    row.createdAt.toISOString(),
    row.payoutId,
  ]);
  return { ...page, ...withTotal(counted) };
}

export async function listOfficeEarnings(
  { platform: { db } }: PayoutDependencies,
  { cursor, limit, count, ...filter }: Paged & store.EarningFilter,
): Promise<CountedPage<OfficeEarning>> {
  const [rows, counted] = await Promise.all([
    store.listOfficeEarningRows(db, filter, readInstantCursor(cursor), limit + 1),
    count ? store.countOfficeEarnings(db, filter) : null,
  ]);
  const page = pageFrom(rows, limit, presentOfficeEarning, (row) => [
    row.earnedAt.toISOString(),
    row.earningId,
  ]);
  return { ...page, ...withTotal(counted) };
}

export async function listPayoutRuns(
  { platform: { db }, account }: PayoutDependencies,
  { cursor, limit, count, ...filter }: Paged & store.RunFilter,
  viewer: Viewer,
): Promise<CountedPage<OfficeRun>> {
  const [rows, counted] = await Promise.all([
    store.listOfficeRunRows(db, filter, readInstantCursor(cursor), limit + 1),
    count ? store.countOfficeRuns(db, filter) : null,
  ]);
  const names = await account.namesOf(
    db,
    rows.flatMap(({ checkedBy, decidedBy }) => [checkedBy, decidedBy]),
  );
  const page = pageFrom(rows, limit, presentRun(viewer, names), (row) => [
    row.createdAt.toISOString(),
    row.runId,
  ]);
  return { ...page, ...withTotal(counted) };
}

/** What the next run would do if it were made now. */
export async function previewRun({ platform: { db } }: PayoutDependencies, now: Date) {
  const rules = await getPayoutRules(db, now);
  const runOn = nextRunOn(rules, now);
  const rows = await store.foreseeRun(db, { runOn, minimumPaise: rules.minimumPaise });
  const paid = rows.find(({ obstacle }) => obstacle === null);
  const skipped = rows.flatMap(({ obstacle, partners, paise }) =>
    obstacle === null ? [] : [{ reason: obstacle, partners, amount: paise }],
  );
  const total = paid?.paise ?? 0;
  return {
    runOn,
    payouts: paid?.partners ?? 0,
    earnings: paid?.earnings ?? 0,
    total,
    needsApproval: total > rules.fourEyesAbovePaise,
    skipped,
  };
}
