import type { Tx } from '../../platform/db/database.ts';
import { system } from '../../platform/platform.ts';
import { priceOf } from './lead/lead-price.rules.ts';
import { unsoldBefore } from './lead/lead.rules.ts';
import { lowerPrices, readLeadRules } from './lead/lead.store.ts';
import { listLeadsOf, withLoads } from './lead/lead-list.store.ts';
import { type Candidate, partnersToTell } from './match.rules.ts';
import type { RfqDependencies } from './rfq.interface.ts';
import { type RfqRules, answerBefore } from './rfq.rules.ts';
import { type RfqRow, listUnsold, lockRfq, readRules } from './rfq.store.ts';
import { rfqTransitions } from './rfq.transitions.ts';
import { mostLookedAt, tellLeads } from './lead/tell-leads.ts';

const atOnce = 50;

/** Those who do the work within the wider circle and were not told yet, the nearest first. */
export async function partnersBeyond(
  { catalog }: Pick<RfqDependencies, 'catalog'>,
  tx: Tx,
  { rfqId, categoryId, serviceId, pincode }: RfqRow,
  withinMetres: number,
): Promise<readonly Candidate[]> {
  const [found, told] = await Promise.all([
    catalog.partnersOfCategory(tx, {
      categoryId,
      serviceId,
      pincode,
      withinMetres,
      organisationIds: null,
      limit: mostLookedAt,
    }),
    listLeadsOf(tx, [rfqId]),
  ]);
  const known = new Set(told.map(({ organisationId }) => organisationId));
  return withLoads(
    tx,
    found.filter(({ organisationId }) => !known.has(organisationId)),
  );
}

interface Wider {
  readonly partners: readonly Candidate[];
  readonly price: number;
  readonly now: Date;
  readonly rules: RfqRules;
}

/** For which no partner was found before. */
async function deliverLate(deps: RfqDependencies, tx: Tx, row: RfqRow, wider: Wider): Promise<void> {
  const { partners, now, rules } = wider;
  const allowed = rfqTransitions.allowSystem(rfqTransitions.verb.deliver, row);
  if (!allowed || partners.length === 0) return;
  await tellLeads(deps, tx, row, wider);
  await rfqTransitions.move(tx, allowed, { now, answerBy: answerBefore(now, rules), forwarded: true });
}

/** It costs less, also for those who were told before, and stays open for as long again. */
async function markUnsold(tx: Tx, row: RfqRow, { price, now, rules }: Wider): Promise<RfqRow> {
  const allowed = rfqTransitions.allowSystem(rfqTransitions.verb.needForward, row);
  if (!allowed) return row;
  const moved = await rfqTransitions.move(tx, allowed, { now, answerBy: answerBefore(now, rules) });
  await lowerPrices(tx, moved, price, now);
  return moved;
}

/** Told to the best of a wider circle; while no one is found there it waits, for the next hour or for staff. */
async function forward(deps: RfqDependencies, tx: Tx, row: RfqRow, now: Date): Promise<void> {
  const [rules, leadRules] = await Promise.all([
    readRules(tx, now, row.cityCode),
    readLeadRules(tx, now, row),
  ]);
  const beyond = await partnersBeyond(deps, tx, row, leadRules.widerMetres);
  const wider = {
    partners: partnersToTell(beyond, now, rules),
    price: priceOf(row, now, leadRules),
    now,
    rules,
  };
  if (row.status === 'Request Sent') return deliverLate(deps, tx, row, wider);
  const waiting = await markUnsold(tx, row, wider);
  const allowed = rfqTransitions.allowSystem(rfqTransitions.verb.forward, waiting);
  if (!allowed || wider.partners.length === 0) return;
  const moved = await rfqTransitions.move(tx, allowed, { now, forwarded: true });
  await tellLeads(deps, tx, moved, wider);
}

/** By the hour: open requests that no one has unlocked for as long as the rules say; each once. */
export async function forwardUnsold(deps: RfqDependencies): Promise<void> {
  const { platform } = deps;
  const now = platform.clock.now();
  for (const { rfqId, categoryId, cityCode } of await listUnsold(platform.db, atOnce)) {
    const leadRules = await readLeadRules(platform.db, now, { categoryId, cityCode });
    await platform.write(system, async (tx) => {
      const row = await lockRfq(tx, rfqId);
      if (!row || row.endedAt || row.unlocked > 0 || row.forwards > 0) return;
      if (row.createdAt <= unsoldBefore(now, leadRules)) await forward(deps, tx, row, now);
    });
  }
}
