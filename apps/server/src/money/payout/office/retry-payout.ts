import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { istDay } from '@nukkad/contract/kernel/time';
import { confirmsPayoutRetry, type OfficePayout } from '@nukkad/contract/money/payout/payout-admin.api';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { payoutErrors, payoutEvents } from '@nukkad/contract/money/payout/payout.noun';
import { actorOf, audit } from '../../../platform/audit.ts';
import { authorize, partOf } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { publishEach } from '../../../platform/outbox/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PayoutDependencies } from '../payout.interface.ts';
import { getPayoutRules } from '../payout.rules.store.ts';
import { lockPayout } from '../payout.store.ts';
import { collectBatch, lockRun, listRetry } from '../run/run.store.ts';
import { presentOfficePayout } from './office.presenter.ts';
import { findOfficePayout } from './office.store.ts';

interface Asked {
  readonly why: string;
  readonly version: number;
  /** What the Admin saw that a retry pays. */
  readonly seen: Seen<typeof confirmsPayoutRetry>;
}
type Call = SignedInCall<{ body: Asked; params: { payoutId: string } }>;

/** All that is due to the partner of a failed payout, in a new one at once; a payout is tried again once. */
export async function retryPayout({ platform }: PayoutDependencies, call: Call): Promise<OfficePayout> {
  const { viewer, now, input } = call;
  const { payoutId } = input.params;
  const madeId = await platform.write(call, async (tx) => {
    const found = (await lockPayout(tx, payoutId)) ?? refuse(payoutErrors.payout_not_found);
    const failed = authorize(found, viewer.role === 'Admin');
    if (failed.version !== input.body.version || failed.status !== 'FAILED') refuse(kernelErrors.stale_state);
    if ((await listRetry(tx, payoutId)).length > 0) refuse(kernelErrors.stale_state);
    const office =
      (await findOfficePayout(tx, payoutId, istDay(now))) ?? refuse(payoutErrors.payout_not_found);
    if (!office.hasPayableAccount) refuse(payoutErrors.account_refused);
    confirmSeen(confirmsPayoutRetry, input.body.seen, {
      retryAmount: office.duePaise,
      retryEarnings: office.dueEarnings,
    });
    const run = (await lockRun(tx, failed.runId)) ?? refuse(payoutErrors.payout_not_found);
    const { minimumPaise, fourEyesAbovePaise } = await getPayoutRules(tx, now);
    if (office.duePaise > fourEyesAbovePaise) refuse(payoutErrors.payout_retry_too_large);
    const today = partOf(failed, { ...run, runOn: istDay(now), collectedTo: null });
    await collectBatch(tx, today, {
      partners: 1,
      minimumPaise,
      now,
      only: { organisationId: failed.organisationId, retryOf: payoutId },
    });
    const made = await listRetry(tx, payoutId);
    const [{ payoutId: id } = refuse(payoutErrors.nothing_to_pay)] = made;
    await publishEach(tx, now, payoutEvents.requested, made);
    await audit(tx, now, {
      ...actorOf(viewer),
      action: 'payout.retried',
      subjectKind: 'payout',
      subjectId: id,
      detail: { why: input.body.why, retryOf: payoutId },
    });
    return id;
  });
  const row =
    (await findOfficePayout(platform.db, madeId, istDay(now))) ?? refuse(payoutErrors.payout_not_found);
  return presentOfficePayout(row);
}
