import {
  confirmsLimit,
  confirmsLimitDecision,
  seenOfLimit,
  seenOfLimitDecision,
} from '@nukkad/contract/money/pay-later/pay-later.api';
import { creditErrors } from '@nukkad/contract/money/credit/credit.noun';
import { payLaterErrors } from '@nukkad/contract/money/pay-later/pay-later.noun';
import type {
  decideLimit as decided,
  previewLimit,
  setLimit as wanted,
} from '@nukkad/contract/money/pay-later/office-pay-later.api';
import type { EndpointOutput, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { authorize } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PayLaterDependencies } from '../pay-later.interface.ts';
import { maySetLimit } from '../pay-later.policy.ts';
import { lockAccount, readRules } from '../pay-later.store.ts';
import { readStanding } from '../read-standing.ts';
import { findWaiting, insertLimit } from './limit.store.ts';
import { limitTransitions } from './limit.transitions.ts';

type Effect = EndpointOutput<typeof previewLimit>;

export async function needCustomer(
  { account }: PayLaterDependencies,
  reader: Reader,
  userId: string,
): Promise<void> {
  if ((await account.statusOf(reader, userId)) === null) refuse(creditErrors.customer_not_found);
}

async function effectOf(
  deps: PayLaterDependencies,
  reader: Reader,
  { userId, limit }: { readonly userId: string; readonly limit: number },
  now: Date,
): Promise<Effect> {
  const { limit: before, used } = await readStanding(deps, reader, userId, now);
  const { secondAdminPaise } = await readRules(reader, now);
  return { before, used, needsSecond: limit > secondAdminPaise };
}

export async function readLimitEffect(
  deps: PayLaterDependencies,
  { input: { params, body }, now }: SignedInCall<EndpointParsed<typeof previewLimit>>,
): Promise<Effect> {
  const { db } = deps.platform;
  await needCustomer(deps, db, params.userId);
  return effectOf(deps, db, { ...params, ...body }, now);
}

/** In place of the limit by the rules; above what one Admin may allow another agrees first. */
export async function setLimit(
  deps: PayLaterDependencies,
  call: SignedInCall<EndpointParsed<typeof wanted>>,
): Promise<EndpointOutput<typeof wanted>> {
  const { viewer, now, input } = call;
  const { userId } = input.params;
  const { limit, why, seen } = input.body;
  return deps.platform.write(call, async (tx) => {
    await needCustomer(deps, tx, userId);
    await lockAccount(tx, authorize({ userId }, maySetLimit(viewer)));
    if (await findWaiting(tx, userId)) refuse(payLaterErrors.limit_waits);
    const effect = await effectOf(deps, tx, { userId, limit }, now);
    confirmSeen(confirmsLimit, seen, seenOfLimit(effect));
    const waits = effect.needsSecond;
    const status = waits ? ('Waiting' as const) : ('Set' as const);
    const row = {
      limitId: newId(),
      userId,
      status,
      limitPaise: limit,
      why,
      askedBy: viewer.userId,
      askedAt: now,
    };
    const allowed = limitTransitions.allowNew(
      viewer,
      waits ? limitTransitions.verb.propose : limitTransitions.verb.set,
      row,
    );
    await insertLimit(tx, allowed.row);
    await limitTransitions.begin(tx, allowed, { now, why });
    return { limit: waits ? effect.before : limit, waits };
  });
}

/** Another Admin's yes, from when on it counts, or no. */
export async function decideLimit(
  deps: PayLaterDependencies,
  call: SignedInCall<EndpointParsed<typeof decided>>,
): Promise<EndpointOutput<typeof decided>> {
  const { viewer, now, input } = call;
  const { userId } = input.params;
  const { approve, why, seen } = input.body;
  return deps.platform.write(call, async (tx) => {
    await needCustomer(deps, tx, userId);
    await lockAccount(tx, authorize({ userId }, maySetLimit(viewer)));
    const allowed = await limitTransitions.lockTo(
      tx,
      viewer,
      approve ? limitTransitions.verb.approve : limitTransitions.verb.refuse,
      userId,
    );
    confirmSeen(confirmsLimitDecision, seen, seenOfLimitDecision({ limit: allowed.row.limitPaise }));
    await limitTransitions.move(tx, allowed, { now, why });
    return { limit: (await readStanding(deps, tx, userId, now)).limit };
  });
}
