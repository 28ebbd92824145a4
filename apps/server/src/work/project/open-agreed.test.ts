import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPartner, aUser } from '../../../test/fixtures/a-partner.ts';
import { agreedKitchen } from '../../../test/fixtures/agreed-work.ts';
import { aGround } from '../../../test/harness/ground.ts';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import { permitted } from '../../../test/walks/permitted.ts';
import { system } from '../../platform/platform.ts';
import { createPartyDomain } from '../party/index.ts';
import {
  type AgreedWork,
  type BookedMilestone,
  type ProjectInterface,
  createProjectDomain,
} from './index.ts';
import { listMilestones } from './milestone.store.ts';
import { findProject } from './project.store.ts';

let app: Mounted;
let project: ProjectInterface;
const billed: BookedMilestone[] = [];
beforeAll(async () => {
  app = await mounted((platform) => {
    const party = createPartyDomain({ platform });
    const made = createProjectDomain(platform, { ...aGround(platform), party });
    project = made;
    const book = {
      bill: async (_: unknown, milestone: BookedMilestone) => void billed.push(milestone),
      receive: async () => undefined,
      reduce: async () => undefined,
      bills: async () => new Map(),
      credited: async () => new Map(),
      received: async () => new Map(),
    };
    return [party, { ...made, extensions: [made.books.answeredBy(book)] }];
  });
});
afterAll(() => app.close());

const aKitchen = async (organisationId?: string): Promise<AgreedWork> => {
  const { db } = app.platform;
  return agreedKitchen(db, {
    organisationId: organisationId ?? (await aPartner(db)).organisationId,
    buyerId: await aUser(db, 'Asha Verma'),
  });
};
const open = (work: AgreedWork) =>
  app.platform.write(system, (tx) => project.openAgreed(tx, permitted(work), app.clock.now()));
const countOf = async (table: 'project' | 'party', organisationId: string) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
    where organisation_id = ${organisationId}`.execute(app.platform.db);
  return rows[0]?.count;
};

test('an agreement becomes a project with its milestones; the advance is owed at once, and nothing else', async () => {
  const work = await aKitchen();
  billed.length = 0;
  const { projectId, projectNumber, milestoneIds } = await open(work);
  expect(projectNumber).toMatch(/^P[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  expect(await findProject(app.platform.db, projectId)).toMatchObject({
    status: 'Project Created',
    reference: work.reference,
    buyerId: work.buyerId,
    title: 'Kitchen for Asha',
  });
  const milestones = await listMilestones(app.platform.db, [projectId]);
  expect(milestones.map(({ milestoneId }) => milestoneId)).toEqual(milestoneIds);
  expect(milestones.map(({ status, amountPaise }) => [status, amountPaise])).toEqual([
    ['Accepted', 50_000_00],
    ['Pending', 100_000_00],
    ['Pending', 50_000_00],
  ]);
  expect(billed.map(({ title, amountPaise }) => [title, amountPaise])).toEqual([['Advance', 50_000_00]]);
});

test('of one agreement there is one project, also where it is opened ten times at once', async () => {
  const work = await aKitchen();
  const opened = await Promise.all(Array.from({ length: 10 }, () => open(work)));
  expect(new Set(opened.map(({ projectId }) => projectId)).size).toBe(1);
  expect(await countOf('project', work.organisationId)).toBe(1);
});

test('a customer who agrees twice with one partner is one party of it, and another party of another partner', async () => {
  const first = await aKitchen();
  const again = { ...(await aKitchen(first.organisationId)), buyerId: first.buyerId };
  const other = { ...(await aKitchen()), buyerId: first.buyerId };
  for (const work of [first, again, other]) await open(work);
  expect(await countOf('project', first.organisationId)).toBe(2);
  expect(await countOf('party', first.organisationId)).toBe(1);
  expect(await countOf('party', other.organisationId)).toBe(1);
});

test('where the caller’s transaction fails, nothing of the project is left', async () => {
  const work = await aKitchen();
  const failing = app.platform.write(system, async (tx) => {
    await project.openAgreed(tx, permitted(work), app.clock.now());
    throw new Error('The payment was not kept.');
  });
  await expect(failing).rejects.toThrow('The payment was not kept.');
  expect(await countOf('project', work.organisationId)).toBe(0);
  expect(await countOf('party', work.organisationId)).toBe(0);
});
