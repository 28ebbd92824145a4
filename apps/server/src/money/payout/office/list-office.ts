import type { CountedPage } from '@nukkad/contract/kernel/page';
import { istDay } from '@nukkad/contract/kernel/time';
import type { OfficeEarning, OfficePayout, OfficeRun } from '@nukkad/contract/money/payout/payout-admin.api';
import { readInstantCursor } from '../../../platform/http/cursor.ts';
import { type PageAsked, listOf } from '../../../platform/http/list-of.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { PayoutDependencies } from '../payout.interface.ts';
import { nextRunOn } from '../payout.rules.ts';
import { getPayoutRules } from '../payout.rules.store.ts';
import { presentOfficeEarning, presentOfficePayout, presentRun } from './office.presenter.ts';
import * as store from './office.store.ts';

export function listOfficePayouts(
  { platform: { db } }: PayoutDependencies,
  asked: PageAsked & store.PayoutFilter,
  now: Date,
): Promise<CountedPage<OfficePayout>> {
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most, filter) => store.listOfficePayoutRows(db, filter, after, most, istDay(now)),
    key: (row) => [row.createdAt, row.payoutId],
    count: (filter) => store.countOfficePayouts(db, filter),
    items: (rows) => rows.map(presentOfficePayout),
  });
}

export function listOfficeEarnings(
  { platform: { db } }: PayoutDependencies,
  asked: PageAsked & store.EarningFilter,
): Promise<CountedPage<OfficeEarning>> {
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most, filter) => store.listOfficeEarningRows(db, filter, after, most),
    key: (row) => [row.earnedAt, row.earningId],
    count: (filter) => store.countOfficeEarnings(db, filter),
    items: (rows) => rows.map(presentOfficeEarning),
  });
}

export function listPayoutRuns(
  { platform: { db }, account }: PayoutDependencies,
  asked: PageAsked & store.RunFilter,
  viewer: Viewer,
): Promise<CountedPage<OfficeRun>> {
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most, filter) => store.listOfficeRunRows(db, filter, after, most),
    key: (row) => [row.createdAt, row.runId],
    count: (filter) => store.countOfficeRuns(db, filter),
    items: async (rows) => {
      const names = await account.namesOf(
        db,
        rows.flatMap(({ checkedBy, decidedBy }) => [checkedBy, decidedBy]),
      );
      return rows.map(presentRun(viewer, names));
    },
  });
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
