import type { SystemVerbOf } from '@nukkad/contract/kernel/lifecycle';
import {
  partnerLifecycle,
  type PartnerStatus,
  type PartnerVerb,
} from '@nukkad/contract/identity/partner/partner.noun';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPartner } from '../../../../test/fixtures/a-partner.ts';
import { aViewer } from '../../../../test/harness/mounted.ts';
import { type PartnerFixture, partnerFixture } from '../../../../test/fixtures/partner-fixture.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { partnerTransitions } from './partner.transitions.ts';
import { lockPartner } from './partner-account.store.ts';

let fixture: PartnerFixture;
let organisationId: string;
let ownerUserId: string;
beforeAll(async () => {
  fixture = await partnerFixture();
  ({ organisationId, ownerUserId } = await aPartner(fixture.app.platform.db));
});
afterAll(() => fixture.close());

const verbs = (Object.keys(partnerLifecycle.moves) as PartnerVerb[]).filter((verb) => verb !== 'start');

/** Tries the move in a transaction that is undone: what came of it, or the refusal's status. */
async function attempt(verb: PartnerVerb, from: PartnerStatus, who: string): Promise<string> {
  const { db, clock } = fixture.app.platform;
  const viewers = {
    Admin: aViewer({ userId: fixture.adminId, role: 'Admin' }),
    'Service Partner': fixture.ownerOf(ownerUserId, organisationId),
    subUser: aViewer({ role: 'subUser', organisationId, permissions: new Set(['company_profile.view']) }),
    stranger: aViewer({ role: 'Service Partner', organisationId: fixture.adminId }),
    Buyer: aViewer({ userId: ownerUserId }),
  };
  const outcome: { said: string } = { said: '' };
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`update organisation set status = ${from}, suspension_reason = null where organisation_id = ${organisationId}`.execute(
        tx,
      );
      const partner = await lockPartner(tx, organisationId);
      try {
        const allowed =
          who === 'System'
            ? partnerTransitions.allowSystem(verb as SystemVerbOf<typeof partnerLifecycle>, partner)
            : partnerTransitions.allow(viewers[who as keyof typeof viewers], verb, partner);
        const reason = verb === 'suspend' ? { suspensionReason: 'Rule Voilation' as const } : {};
        const moved =
          allowed && (await partnerTransitions.move(tx, allowed, { now: clock.now(), ...reason }));
        outcome.said = moved ? `${moved.previousStatus} -> ${moved.status}` : 'nothing';
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        outcome.said = String(error.fact.status);
      }
      throw new Error('undone');
    })
    .catch((error: Error) => {
      if (error.message !== 'undone') throw error;
    });
  return outcome.said;
}

function expected(verb: PartnerVerb, from: PartnerStatus, who: string): string {
  const move = partnerLifecycle.moves[verb];
  const may = move.by.some((actor: string) => actor === who);
  const fits = move.from.some((state) => state === from);
  if (who === 'System' && may) return fits ? `${from} -> ${move.to[0]}` : 'nothing';
  if (who === 'stranger' || who === 'Buyer') return '404';
  if (!may) return '403';
  return fits ? `${from} -> ${move.to[0]}` : '409';
}

test.each(verbs)('promise 6: %s moves from its states alone, by its actors alone', async (verb) => {
  for (const from of partnerLifecycle.states)
    for (const who of ['Admin', 'Service Partner', 'System', 'subUser', 'stranger', 'Buyer'])
      expect([who, from, await attempt(verb, from, who)]).toEqual([who, from, expected(verb, from, who)]);
});

test('every state is reached from the start, and none but the start begins from nothing', () => {
  const reached = new Set<PartnerStatus | null>([null]);
  for (let round = 0; round < partnerLifecycle.states.length; round += 1)
    for (const { from, to } of Object.values(partnerLifecycle.moves))
      if (from.some((state) => reached.has(state))) for (const state of to) reached.add(state);
  expect([...reached].filter(Boolean).toSorted()).toEqual([...partnerLifecycle.states].toSorted());
  expect(verbs.filter((verb) => partnerLifecycle.moves[verb].from.some((state) => state === null))).toEqual(
    [],
  );
});
