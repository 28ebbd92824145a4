import * as parties from '@nukkad/contract/work/party/party.api';
import * as api from '@nukkad/contract/work/payment-book/payment-book.api';
import * as client from '@nukkad/contract/work/project/client-project.api';
import * as plan from '@nukkad/contract/work/project/project-plan.api';
import * as projects from '@nukkad/contract/work/project/project.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectMarket } from '../../../test/fixtures/project-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { Viewer } from '../../platform/viewer.ts';

let market: Awaited<ReturnType<typeof projectMarket>>;
beforeAll(async () => {
  market = await projectMarket();
  market.app.clock.set(new Date('2026-11-28T06:30:00.000Z'));
});
afterAll(() => market.app.close());

const half = 1_18_000_00;
const part = (title: string, dueOn: string) => ({ title, amount: half, taxPercent: 18 as const, dueOn });

async function aWork(owner: Viewer, terms: 30 | null = null) {
  const body = {
    kind: 'customer' as const,
    name: 'Green Park Apartments',
    openingBalance: 0,
    openingOn: '2026-04-01',
    termsDays: terms,
    contacts: [],
    addresses: [],
  };
  const { partyId } = (await market.app.as(owner).ask(parties.addParty, { body, headers: key() })).body;
  const milestones = [part('Ground floor', '2026-10-20'), part('Tank', '2026-12-20')];
  const of = { partyId, title: 'New pipes', startsOn: '2026-09-01', dueOn: '2026-12-20', milestones };
  const opened = await market.app.as(owner).ask(projects.openProjectByHand, { body: of, headers: key() });
  return { partyId, projectId: opened.body.projectId };
}

/** What each screen says is overdue. */
async function everywhere(owner: Viewer, { partyId, projectId }: { partyId: string; projectId: string }) {
  const as = market.app.as(owner);
  const [page, list, book, ofParty, party, listed, figures, month, line] = await Promise.all([
    as.ask(projects.getProject, { query: { projectId } }),
    as.ask(projects.listProjects, { query: {} }),
    as.ask(api.getPaymentBook, { query: {} }),
    as.ask(api.getPaymentBook, { query: { partyId } }),
    as.ask(parties.getParty, { query: { partyId } }),
    as.ask(parties.listParties, { query: {} }),
    as.ask(api.getProjectAnalytics, {}),
    as.ask(plan.readProjectMonth, { query: { year: 2026, month: 10 } }),
    as.ask(plan.listPlannedProjects, { query: {} }),
  ]);
  const bill = page.body.milestones[0];
  return {
    paise: [
      page.body.overdue,
      list.body.items[0]?.overdue,
      book.body.overdue,
      ofParty.body.overdue,
      party.body.overdue,
      listed.body.items[0]?.overdue,
      figures.body.overdue,
    ],
    marks: [
      bill?.isOverdue,
      month.body.items.find(({ kind }) => kind === 'milestone')?.isOverdue,
      line.body.items[0]?.milestones[0]?.isOverdue,
    ],
    payBy: bill?.payBy,
    book: book.body,
  };
}

const seven = (paise: number) => Array.from({ length: 7 }, () => paise);
const three = (is: boolean) => [is, is, is];

test('a milestone due on 20 October and approved on 28 November is overdue on every screen, and on none once it is paid', async () => {
  const meera = await market.anOwner();
  const work = await aWork(meera);
  const before = await everywhere(meera, work);
  expect([before.paise, before.marks, before.payBy]).toEqual([seven(0), three(false), null]);
  await market.move(meera, 'accept', await market.milestoneOf(meera, work.projectId, 1));

  const { paise, marks, payBy, book } = await everywhere(meera, work);
  expect([paise, marks, payBy]).toEqual([seven(half), three(true), '2026-10-20']);
  expect(book.openBills).toMatchObject([{ dueOn: '2026-10-20', daysOver: 39, left: half }]);
  expect(book.ageing.filter(({ amount }) => amount > 0)).toEqual([{ step: 'up_to_60', amount: half }]);

  const body = { partyId: work.partyId, amount: half, method: 'upi' as const, happenedOn: '2026-11-28' };
  await market.app.as(meera).ask(api.noteReceipt, { body, headers: key() });
  const after = await everywhere(meera, work);
  expect([after.paise, after.marks]).toEqual([seven(0), three(false)]);
});

test('a party with terms of 30 days pays 30 days after the bill: until then nothing is overdue on any screen', async () => {
  const meera = await market.anOwner();
  const work = await aWork(meera, 30);
  await market.move(meera, 'accept', await market.milestoneOf(meera, work.projectId, 1));
  const { paise, marks, payBy, book } = await everywhere(meera, work);
  expect([paise, marks, payBy]).toEqual([seven(0), three(false), '2026-12-28']);
  expect(book.due).toBe(half);
  expect(book.ageing.filter(({ amount }) => amount > 0)).toEqual([{ step: 'not_due', amount: half }]);
});

test('work that is not done on its day is late, and nothing of it is overdue', async () => {
  const meera = await market.anOwner();
  const { projectId } = await aWork(meera);
  const project = await market.read(meera, projectId);
  expect([project.isLate, project.overdue]).toEqual([true, 0]);
  expect(project.milestones.map(({ isLate, isOverdue }) => [isLate, isOverdue])).toEqual([
    [true, false],
    [false, false],
  ]);
});

test('while Asha disputes a milestone nothing of it is overdue, for her and for the business; then it is again', async () => {
  const meera = await market.anOwner();
  const asha = await market.aClient();
  const projectId = await market.agreed(meera, asha);
  await market.move(meera, 'submit', await market.milestoneOf(meera, projectId, 2));
  await market.approve(asha, projectId, await market.milestoneOf(asha, projectId, 2));
  const accepted = await market.milestoneOf(asha, projectId, 2);
  market.app.clock.set(new Date('2026-12-01T06:30:00.000Z'));
  const { milestoneId, version } = accepted;
  const body = { milestoneId, version, wants: 'fix' as const, words: 'Two doors do not close.' };
  const raised = await market.app.as(asha).ask(client.raiseMilestoneDispute, { body });
  const book = async () =>
    (await market.app.as(meera).ask(api.getPaymentBook, { query: { projectId } })).body;
  market.app.clock.set(new Date('2027-03-01T06:30:00.000Z'));
  const held = await book();
  expect(held.inDispute).toBe(accepted.amount);
  expect((await market.milestoneOf(asha, projectId, 2)).isOverdue).toBe(false);
  const disputed = raised.body.milestones.find((one) => one.milestoneId === milestoneId);
  await market.app.as(asha).ask(client.withdrawMilestoneDispute, {
    body: { milestoneId, version: disputed?.version ?? 0 },
  });
  const after = await book();
  expect([after.inDispute, after.overdue]).toEqual([0, held.overdue + accepted.amount]);
  expect((await market.milestoneOf(asha, projectId, 2)).isOverdue).toBe(true);
});
