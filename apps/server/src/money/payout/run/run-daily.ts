import { istDay } from '@nukkad/contract/kernel/time';
import { payoutEvents } from '@nukkad/contract/money/payout/payout.noun';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import { publishEach } from '../../../platform/outbox/publish.ts';
import { system } from '../../../platform/platform.ts';
import type { PayoutDependencies } from '../payout.interface.ts';
import { isRunTime } from '../payout.rules.ts';
import { getPayoutRules } from '../payout.rules.store.ts';
import { collectBatch, insertRun, isRunOn, listCollecting, listPending, type RunRow } from './run.store.ts';
import { runTransitions } from './run.transitions.ts';

const newRun = (runOn: string, createdAt: Date): RunRow => ({
  runId: newId(),
  runOn,
  status: 'Collecting',
  version: 1,
  collectedTo: null,
  payouts: 0,
  earnings: 0,
  totalPaise: 0,
  checkedBy: null,
  decidedBy: null,
  decideWhy: '',
  createdAt,
  collectedAt: null,
  decidedAt: null,
});

async function beginRun({ platform }: PayoutDependencies, day: string, now: Date): Promise<void> {
  if (await isRunOn(platform.db, day)) return;
  await platform.write(system, async (tx) => {
    const allowed = runTransitions.allowNewSystem(runTransitions.verb.begin, newRun(day, now));
    if (await insertRun(tx, allowed.row)) await runTransitions.begin(tx, allowed, { now });
  });
}

/** The payouts of a run leave, each by an event of its own. */
export async function requestPayouts(tx: Tx, run: Pick<RunRow, 'runId'>, now: Date): Promise<void> {
  await publishEach(tx, now, payoutEvents.requested, await listPending(tx, run));
}

/** One batch, or the end of the run; false: there is nothing left to do. */
async function collectOnce(deps: PayoutDependencies, tx: Tx, runId: string): Promise<boolean> {
  const now = deps.platform.clock.now();
  const allowed = await runTransitions.lockForSystem(tx, runTransitions.verb.collect, runId);
  if (!allowed) return false;
  const run = allowed.row;
  const rules = await getPayoutRules(tx, now);
  const { minimumPaise, partnersABatch: partners } = rules;
  const batch = await collectBatch(tx, run, { minimumPaise, partners, now });
  if (batch.partners > 0) {
    const changes = {
      collectedTo: batch.to,
      payouts: run.payouts + batch.payouts,
      earnings: run.earnings + batch.earnings,
      totalPaise: run.totalPaise + batch.paise,
    };
    await runTransitions.move(tx, allowed, { now, to: 'Collecting', changes });
    return true;
  }
  const to = run.totalPaise > rules.fourEyesAbovePaise ? 'Needs Approval' : 'Sent';
  await runTransitions.move(tx, allowed, { now, to, changes: { collectedAt: now } });
  if (to === 'Sent') await requestPayouts(tx, run, now);
  return false;
}

/** Batch by batch, each a transaction: a run that was cut short goes on where it stopped, and two at once take turns. */
export async function collectRun(deps: PayoutDependencies, runId: string): Promise<void> {
  const once = () => deps.platform.write(system, (tx) => collectOnce(deps, tx, runId));
  while (await once());
}

/** By the clock: begins the run of the day once its time has come, and finishes what was cut short. */
export async function runDaily(deps: PayoutDependencies): Promise<void> {
  const { platform, gateway } = deps;
  if (!gateway) return;
  const now = platform.clock.now();
  if (isRunTime(await getPayoutRules(platform.db, now), now)) await beginRun(deps, istDay(now), now);
  for (const runId of await listCollecting(platform.db)) await collectRun(deps, runId);
}
