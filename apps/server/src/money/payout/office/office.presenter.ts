import type { OfficeEarning, OfficePayout, OfficeRun } from '@nukkad/contract/money/payout/payout-admin.api';
import { earningLifecycle } from '@nukkad/contract/money/payout/earning.noun';
import { payoutRunLifecycle } from '@nukkad/contract/money/payout/payout.noun';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import type { Viewer } from '../../../platform/viewer.ts';
import { presentEarning, presentPayout } from '../payout.presenter.ts';
import type { OfficeEarningRow, OfficePayoutRow, OfficeRunRow } from './office.store.ts';

export const presentOfficePayout = (row: OfficePayoutRow): OfficePayout => ({
  ...presentPayout(row),
  organisationId: row.organisationId,
  partnerName: row.partnerName,
  runId: row.runId,
  runOn: row.runOn,
  version: row.version,
  canRetry: isRetryable(row),
  retry: isRetryable(row) ? { amount: row.duePaise, earnings: row.dueEarnings } : null,
  nextStep: nextStepOf(row),
});

/** To an account that was refused it would fail again. */
const isRetryable = (row: OfficePayoutRow): boolean =>
  row.status === 'FAILED' && !row.isRetried && row.hasPayableAccount && row.duePaise > 0;

function nextStepOf(row: OfficePayoutRow): OfficePayout['nextStep'] {
  if (row.status !== 'FAILED') return null;
  if (row.isRetried) return 'retried';
  if (!row.hasPayableAccount) return 'partner_gives_account';
  return row.duePaise > 0 ? 'retry' : 'paid_since';
}

export function presentOfficeEarning(row: OfficeEarningRow): OfficeEarning {
  const line = presentEarning(row);
  return {
    ...line,
    organisationId: row.organisationId,
    partnerName: row.partnerName,
    isHeld: row.isHeld,
    canHold: canMove(earningLifecycle, 'hold', line.state),
    canRelease: row.heldBy !== null && canMove(earningLifecycle, 'release', line.state),
  };
}

export const presentRun =
  (viewer: Viewer, names: ReadonlyMap<string, string>) =>
  (row: OfficeRunRow): OfficeRun => ({
    runId: row.runId,
    runOn: row.runOn,
    status: row.status,
    version: row.version,
    payouts: row.payouts,
    earnings: row.earnings,
    total: row.totalPaise,
    paid: row.paid,
    failed: row.failed,
    skipped: row.skipped,
    checkedBy: row.checkedBy && (names.get(row.checkedBy) ?? null),
    decidedBy: row.decidedBy && (names.get(row.decidedBy) ?? null),
    decideWhy: row.decideWhy,
    createdAt: row.createdAt.toISOString(),
    canDecide: canMove(payoutRunLifecycle, 'reject', row.status) && row.checkedBy !== viewer.userId,
  });
