import * as client from '@nukkad/contract/work/project/client-project.api';
import * as office from '@nukkad/contract/work/project/milestone-dispute-office.api';
import * as api from '@nukkad/contract/work/project/project.api';
import type { Milestone } from '@nukkad/contract/work/project/project.model';
import { dayMs } from '@nukkad/contract/kernel/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdminOf } from '../../../../test/harness/an-admin-of.ts';
import { projectMarket } from '../../../../test/fixtures/project-fixture.ts';
import { required } from '../../../../test/harness/required.ts';
import type { Viewer } from '../../../platform/viewer.ts';

let market: Awaited<ReturnType<typeof projectMarket>>;
let meera: Viewer;
let asha: Viewer;
beforeAll(async () => {
  market = await projectMarket();
  meera = await market.anOwner();
  asha = await market.aClient();
});
afterAll(() => market.app.close());

const words = 'Two drawers of the kitchen do not close.';
const raise = (viewer: Viewer, { milestoneId, version }: Milestone) =>
  market.app
    .as(viewer)
    .askLoosely(client.raiseMilestoneDispute, { body: { milestoneId, version, wants: 'fix', words } });
const withdraw = (viewer: Viewer, { milestoneId, version }: Milestone) =>
  market.app.as(viewer).askLoosely(client.withdrawMilestoneDispute, { body: { milestoneId, version } });
const answer = (viewer: Viewer, { milestoneId, version }: Milestone) =>
  market.app.as(viewer).askLoosely(api.answerMilestoneDispute, {
    body: { milestoneId, version, answer: 'We come on Monday and fit new runners.' },
  });

/** The second milestone, approved by its client. */
async function approved(): Promise<{ projectId: string; milestone: Milestone }> {
  const projectId = await market.agreed(meera, asha);
  await market.move(meera, 'submit', await market.milestoneOf(meera, projectId, 2));
  await market.approve(asha, projectId, await market.milestoneOf(asha, projectId, 2));
  return { projectId, milestone: await market.milestoneOf(asha, projectId, 2) };
}

test('Asha says what is wrong, Meera answers once, Asha takes it back: it stays billed and is to be paid again', async () => {
  const { projectId, milestone } = await approved();
  const raised = await raise(asha, milestone);
  expect(raised.body.milestones[1]).toMatchObject({
    status: 'Disputed',
    acceptedBy: 'Buyer',
    dispute: { words, wants: 'fix', answer: null, outcome: null },
    can: { dispute: false, withdrawDispute: true },
  });
  const asPartner = await market.milestoneOf(meera, projectId, 2);
  expect(asPartner.can).toMatchObject({ answerDispute: true, withdrawDispute: false });
  expect((await answer(meera, asPartner)).body.milestones[1]?.dispute).toMatchObject({
    answer: 'We come on Monday and fit new runners.',
  });
  expect((await answer(meera, asPartner)).body.code).toBe('milestone_dispute_answered');
  const back = await withdraw(asha, await market.milestoneOf(asha, projectId, 2));
  expect(back.body.milestones[1]).toMatchObject({
    status: 'Accepted',
    acceptedAt: milestone.acceptedAt,
    dispute: { outcome: 'withdrawn' },
  });
  expect(back.body.accepted).toBe(raised.body.accepted);
});

test('both sides are told once of each step', async () => {
  const { projectId, milestone } = await approved();
  await market.app.drain();
  market.app.sms.length = 0;
  await raise(asha, milestone);
  await market.app.drain();
  await answer(meera, await market.milestoneOf(meera, projectId, 2));
  await market.app.drain();
  await withdraw(asha, await market.milestoneOf(asha, projectId, 2));
  await market.app.drain();
  expect(market.app.sms).toHaveLength(3);
});

test('a project with a dispute is not completed; once it is withdrawn it is', async () => {
  const { projectId, milestone } = await approved();
  await raise(asha, milestone);
  await market.move(meera, 'submit', await market.milestoneOf(meera, projectId, 3));
  const last = await market.approve(asha, projectId, await market.milestoneOf(asha, projectId, 3));
  expect(last.body.status).toBe('Project Submitted For Review');
  const back = await withdraw(asha, await market.milestoneOf(asha, projectId, 2));
  expect(back.body.status).toBe('Completed');
});

test('a decision of staff that ends the last dispute completes the project', async () => {
  const { projectId, milestone } = await approved();
  await raise(asha, milestone);
  await market.move(meera, 'submit', await market.milestoneOf(meera, projectId, 3));
  await market.approve(asha, projectId, await market.milestoneOf(asha, projectId, 3));
  const nandini = market.app.as(await anAdminOf(market.app.platform.db));
  const { items } = (await nandini.ask(office.listMilestoneDisputes, { query: {} })).body;
  const { disputeId } = required(items.find(({ milestoneId }) => milestoneId === milestone.milestoneId));
  const { status } = await nandini.askLoosely(office.decideMilestoneDispute, {
    params: { disputeId },
    body: { outcome: 'for_partner', reason: 'The photos show drawers that close.' },
  });
  const { body } = await market.app.as(asha).ask(client.getOwnProject, { query: { projectId } });
  expect([status, body.status]).toEqual([200, 'Completed']);
});

test('after the days of the rules it is too late, also for the first of ten at once only one counts', async () => {
  const { projectId, milestone } = await approved();
  const all = await Promise.all(Array.from({ length: 10 }, () => raise(asha, milestone)));
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
  await withdraw(asha, await market.milestoneOf(asha, projectId, 2));
  const { clock } = market.app;
  clock.set(new Date(clock.now().getTime() + 14 * dayMs + 1));
  const late = await raise(asha, await market.milestoneOf(asha, projectId, 2));
  expect(late.body.code).toBe('milestone_dispute_late');
  expect((await market.milestoneOf(asha, projectId, 2)).can.dispute).toBe(false);
});

test('another customer, another business, and the wrong side are refused', async () => {
  const { milestone } = await approved();
  const bela = await market.aClient();
  const lakshmi = await market.anOwner('Lakshmi Plumbing');
  expect((await raise(bela, milestone)).status).toBe(404);
  expect((await raise(meera, milestone)).status).toBe(403);
  await raise(asha, milestone);
  const { status } = await answer(lakshmi, milestone);
  expect(status).toBe(404);
});
