import { canMove } from '@nukkad/contract/kernel/lifecycle';
import type { Milestone } from '@nukkad/contract/work/project/project.model';
import * as api from '@nukkad/contract/work/scope-change/scope-change.api';
import {
  scopeChangeLifecycle,
  scopeChangeStatuses,
} from '@nukkad/contract/work/scope-change/scope-change.noun';
import type { ScopeChange, ScopeLineBody } from '@nukkad/contract/work/scope-change/scope-change.model';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { projectMarket } from '../../../test/fixtures/project-fixture.ts';
import { lamps, proposing, tryingToAccept } from '../../../test/fixtures/scope-change-fixture.ts';
import type { Viewer } from '../../platform/viewer.ts';

let market: Awaited<ReturnType<typeof projectMarket>>;
let meera: Viewer;
let asha: Viewer;
beforeAll(async () => {
  market = await projectMarket();
  meera = await market.anOwner();
});
beforeEach(async () => {
  // One number is sent a code a minute.
  asha = await market.aClient();
});
afterAll(() => market.app.close());

const change = ({ milestoneId, title, dueOn }: Milestone, amount: number): ScopeLineBody => ({
  kind: 'change',
  milestoneId,
  title,
  amount,
  taxPercent: 18,
  dueOn,
});
const propose = (viewer: Viewer, projectId: string, lines: readonly ScopeLineBody[], dueOn?: string) =>
  market.app.as(viewer).askLoosely(api.proposeScopeChange, proposing(projectId, lines, dueOn));
const accept = async (viewer: Viewer, projectId: string, shown: ScopeChange) =>
  market.app
    .as(viewer)
    .askLoosely(api.acceptScopeChange, await tryingToAccept(market, market.app.as(viewer), projectId, shown));
const answer = 'The old top is good enough for us.';
const reject = (viewer: Viewer, { scopeChangeId, version }: ScopeChange) =>
  market.app.as(viewer).askLoosely(api.rejectScopeChange, { body: { scopeChangeId, version, answer } });
const withdraw = (viewer: Viewer, { scopeChangeId, version }: ScopeChange) =>
  market.app.as(viewer).askLoosely(api.withdrawScopeChange, { body: { scopeChangeId, version } });
const listed = async (projectId: string) =>
  (await market.app.as(asha).ask(api.listOwnScopeChanges, { query: { projectId } })).body.items;

test('Meera proposes a dearer milestone, a new one and a later day; once Asha accepts, the project is that', async () => {
  const projectId = await market.agreed(meera, asha);
  const before = await market.read(meera, projectId);
  const second = await market.milestoneOf(meera, projectId, 2);
  const third = await market.milestoneOf(meera, projectId, 3);
  const lines = [
    change(second, second.amount + 5_000_00),
    lamps,
    { kind: 'remove', milestoneId: third.milestoneId } as const,
  ];
  const proposed = await propose(meera, projectId, lines, '2027-02-01');
  expect(proposed.body).toMatchObject({
    status: 'Proposed',
    totalBefore: before.total,
    totalAfter: before.total + 15_000_00 - third.amount,
    can: { accept: false, withdraw: true },
  });
  expect((await market.read(asha, projectId)).total).toBe(before.total);
  const [shown] = await listed(projectId);
  if (!shown) throw new Error('The client sees no change.');
  expect(shown.lines.map(({ kind, before: was, after }) => [kind, was?.amount, after?.amount])).toEqual([
    ['change', second.amount, second.amount + 5_000_00],
    ['add', undefined, 10_000_00],
    ['remove', third.amount, undefined],
  ]);
  const accepted = await accept(asha, projectId, shown);
  expect(accepted.body).toMatchObject({ status: 'Accepted', can: { accept: false, reject: false } });
  const after = await market.read(asha, projectId);
  expect(after).toMatchObject({ total: shown.totalAfter, dueOn: '2027-02-01' });
  expect(after.milestones.map(({ title, status }) => [title, status]).at(-1)).toEqual(['Lamps', 'Pending']);
});

test('what was seen is compared, ten acceptances at once make one, and an answered change is frozen', async () => {
  const projectId = await market.agreed(meera, asha);
  const shown = (await propose(meera, projectId, [lamps])).body;
  const client = market.app.as(asha);
  const { body } = await tryingToAccept(market, client, projectId, shown);
  const other = { body: { ...body, seen: { ...body.seen, scopeTotalAfter: 1 } } };
  const wrong = await client.askLoosely(api.acceptScopeChange, other);
  expect([wrong.status, wrong.body.code]).toEqual([409, 'confirmation_differs']);
  const all = await Promise.all(
    Array.from({ length: 10 }, () => client.askLoosely(api.acceptScopeChange, { body })),
  );
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
  expect((await market.read(asha, projectId)).milestones).toHaveLength(4);
  await expect(
    sql`update scope_change_line set amount_paise = 1 where scope_change_id = ${shown.scopeChangeId}`.execute(
      market.app.platform.db,
    ),
  ).rejects.toThrow();
});

test('a change keeps the rate that was agreed, and charges nothing new at a rate that has ended', async () => {
  const projectId = await market.agreed(meera, asha);
  const second = await market.milestoneOf(meera, projectId, 2);
  await sql`update milestone set tax_percent = 11.4 where milestone_id = ${second.milestoneId}`.execute(
    market.app.platform.db,
  );
  const dearer = { ...change(second, second.amount + 1_00), taxPercent: 11.4 };
  const ended = await propose(meera, projectId, [dearer, { ...lamps, taxPercent: 28 }]);
  expect(ended.body.code).toBe('milestone_tax_ended');
  expect((await propose(meera, projectId, [dearer, lamps])).status).toBe(201);
});

test('a milestone that was submitted since makes the change outdated, and nothing of it is kept', async () => {
  const projectId = await market.agreed(meera, asha);
  const second = await market.milestoneOf(meera, projectId, 2);
  const shown = (await propose(meera, projectId, [lamps, change(second, 1_00)])).body;
  await market.move(meera, 'submit', second);
  const late = await accept(asha, projectId, shown);
  expect(late.body.code).toBe('scope_change_outdated');
  const after = await market.read(asha, projectId);
  expect([after.milestones.length, after.total]).toEqual([3, shown.totalBefore]);
  expect((await listed(projectId))[0]?.status).toBe('Proposed');
});

test('one change waits at a time; nothing, begun work, foreign milestones and strangers are refused', async () => {
  const projectId = await market.agreed(meera, asha);
  const other = await market.agreed(meera, asha);
  const own = (await market.byHand(meera)).projectId;
  const advance = await market.milestoneOf(meera, projectId, 1);
  const foreign = await market.milestoneOf(meera, other, 2);
  const second = await market.milestoneOf(meera, projectId, 2);
  const lakshmi = await market.anOwner('Lakshmi Plumbing');
  const tries = [
    [await propose(meera, projectId, []), 'scope_change_same'],
    [await propose(meera, projectId, [change(second, second.amount)]), 'scope_change_same'],
    [await propose(meera, projectId, [change(advance, 1_00)]), 'scope_change_begun'],
    [await propose(meera, projectId, [change(foreign, 1_00)]), 'milestone_not_found'],
    [await propose(meera, projectId, [lamps], '2020-01-01'), 'project_dates'],
    [await propose(meera, own, [lamps]), 'scope_change_no_client'],
    [await propose(lakshmi, projectId, [lamps]), 'project_not_found'],
  ] as const;
  for (const [{ body }, code] of tries) expect(body.code).toBe(code);
  const waits = (await propose(meera, projectId, [lamps])).body;
  expect((await propose(meera, projectId, [lamps])).body.code).toBe('scope_change_waits');
  const bela = await market.aClient();
  expect((await accept(bela, projectId, waits)).status).toBe(404);
  expect((await reject(meera, waits)).status).toBe(403);
  expect((await withdraw(lakshmi, waits)).status).toBe(404);
});

test('each state: every move is made where its life allows it, and refused with 409 elsewhere', async () => {
  const projectId = await market.agreed(meera, asha);
  const waits = (await propose(meera, projectId, [lamps])).body;
  const { scopeChangeId } = waits;
  for (const status of scopeChangeStatuses) {
    const tries = [
      ['accept', () => accept(asha, projectId, { ...waits, status })],
      ['reject', (one: ScopeChange) => reject(asha, one)],
      ['withdraw', (one: ScopeChange) => withdraw(meera, one)],
    ] as const;
    for (const [verb, attempt] of tries) {
      await sql`update scope_change set status = ${status},
        answered_at = case when ${status} <> 'Proposed' then now() end,
        answer = case when ${status} = 'Rejected' then ${answer} end
        where scope_change_id = ${scopeChangeId}`.execute(market.app.platform.db);
      const [now] = await listed(projectId);
      const { status: answered } = await attempt(now ?? waits);
      const allowed = canMove(scopeChangeLifecycle, verb, status);
      expect([verb, status, answered]).toEqual([verb, status, allowed ? 200 : 409]);
      if (verb === 'accept' && allowed)
        await sql`update project set due_on = ${waits.dueOnBefore} where project_id = ${projectId}`.execute(
          market.app.platform.db,
        );
    }
  }
});

test('the client is told of a proposal, and the business of the answer', async () => {
  const projectId = await market.agreed(meera, asha);
  await market.app.drain();
  market.app.sms.length = 0;
  const shown = (await propose(meera, projectId, [lamps])).body;
  await market.app.drain();
  expect(market.app.sms).toHaveLength(1);
  const rejected = await reject(asha, shown);
  expect(rejected.body).toMatchObject({ status: 'Rejected', answer });
  await market.app.drain();
  expect(market.app.sms).toHaveLength(2);
});
