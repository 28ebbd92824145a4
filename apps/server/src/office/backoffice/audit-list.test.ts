import { listAudit } from '@nukkad/contract/office/backoffice/audit.api';
import { recordExport, recordWorkExport } from '@nukkad/contract/office/backoffice/export.api';
import { updateInfo } from '@nukkad/contract/identity/account/account.api';
import { revealNumber } from '@nukkad/contract/identity/account/people.api';
import type { CallInput } from '@nukkad/contract/kernel/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EnrolledAdmin } from '../../../test/harness/admin.ts';
import { type BackOffice, mountedBackOffice } from '../../../test/harness/back-office.ts';
import { signInAs } from '../../../test/harness/sign-in.ts';

let app: BackOffice;
let nandini: EnrolledAdmin;
let meenakshi: Awaited<ReturnType<typeof signInAs>>;
beforeAll(async () => {
  app = await mountedBackOffice();
  nandini = await app.admin();
  meenakshi = await signInAs(app, '9811100077');
  await meenakshi.client.ask(updateInfo, { body: { fullName: 'Meenakshi Sundaram' } });
  for (const why of ['Called back', 'Called back again'])
    await nandini.browser.ask(revealNumber, {
      params: { userId: meenakshi.profile.userId },
      body: { why },
    });
});
afterAll(() => app.close());

const asked = async (given: CallInput<typeof listAudit>) =>
  (await nandini.browser.ask(listAudit, given)).body;

test('the log of one person holds what the person did and what was done to the account', async () => {
  const { userId } = nandini;
  const { items } = await asked({ query: { personId: userId } });
  expect(items.every((one) => one.actorId === userId || one.subjectId === userId)).toBe(true);
  const acts = items.map((one) => one.action);
  expect(acts).toEqual(expect.arrayContaining(['admin.made', 'admin.signed_in', 'account.reveal_number']));
});

test('by thing, by area and by exact act, each finds its rows and no others', async () => {
  const { userId } = meenakshi.profile;
  const ofThing = await asked({ query: { subjectId: userId } });
  expect(ofThing.items.every((one) => one.subjectId === userId)).toBe(true);
  const ofArea = await asked({ query: { action: 'admin.' } });
  expect(ofArea.items.length).toBeGreaterThan(0);
  expect(ofArea.items.every((one) => one.action.startsWith('admin.'))).toBe(true);
  const ofAct = await asked({ query: { action: 'account.reveal_number' } });
  expect(ofAct.items.map((one) => one.action)).toEqual(['account.reveal_number', 'account.reveal_number']);
});

test('a list is counted where it is asked to, and only there', async () => {
  const query = { action: 'account.reveal_number', limit: 1 };
  expect(await asked({ query: { ...query, count: 'true' } })).toMatchObject({
    total: { count: 2, isMore: false },
    nextCursor: expect.any(String),
  });
  expect(await asked({ query })).not.toHaveProperty('total');
});

test('oldest first is newest first turned around, page by page', async () => {
  const all = async (sort: 'newest' | 'oldest') => {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await asked({ query: { sort, limit: 3, ...(cursor ? { cursor } : {}) } });
      found.push(...page.items.map((one) => one.auditId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    return found;
  };
  const newest = await all('newest');
  expect(newest.length).toBeGreaterThan(6);
  expect(await all('oldest')).toEqual(newest.toReversed());
});

test('an export is written into the log with its filters, but without the words that were searched', async () => {
  const { status } = await nandini.browser.ask(recordExport, {
    body: {
      list: 'people',
      columns: ['name', 'status'],
      filters: { status: 'Active', q: 'Meenakshi' },
      rows: 12,
    },
  });
  expect(status).toBe(200);
  const { items } = await asked({ query: { action: 'list.' } });
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ action: 'list.export', subjectId: 'people', actorId: nandini.userId });
  expect(JSON.parse(items[0]?.detail ?? '')).toEqual({
    columns: ['name', 'status'],
    filters: { status: 'Active' },
    rows: 12,
  });
});

test('the call for partners refuses customers', async () => {
  const refused = await meenakshi.client.ask(recordWorkExport, {
    body: { list: 'bookings', columns: ['at'], filters: {}, rows: null },
  });
  expect(refused.status).toBe(403);
});
