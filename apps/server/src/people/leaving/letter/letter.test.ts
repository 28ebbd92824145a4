import * as shares from '@nukkad/contract/files/share/share.api';
import type { Share } from '@nukkad/contract/files/share/share.model';
import * as api from '@nukkad/contract/people/leaving/leaving.api';
import type { Leaving } from '@nukkad/contract/people/leaving/leaving.model';
import * as letters from '@nukkad/contract/people/leaving/letter.api';
import type { Letter } from '@nukkad/contract/people/leaving/letter.model';
import { addDays } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aPartner } from '../../../../test/fixtures/a-partner.ts';
import { type ExpenseFixture, expenseFixture } from '../../../../test/fixtures/expense-fixture.ts';
import { aViewer } from '../../../../test/harness/mounted.ts';
import type { Colleague } from '../../../../test/fixtures/payroll-fixture.ts';
import { required } from '../../../../test/harness/required.ts';
import { key } from '../../../../test/harness/tenant.ts';
import type { Viewer } from '../../../platform/viewer.ts';

const opened: ExpenseFixture[] = [];
let shop: ExpenseFixture;
beforeEach(async () => {
  shop = await expenseFixture();
  opened.push(shop);
});
afterAll(() => Promise.all(opened.map(({ app }) => app.close())));

const inDays = (days: number) => addDays(shop.today, days);
const signed = { place: 'Mysuru', signatoryName: 'Lakshmi Rao', signatoryTitle: 'Owner' };
const move = (who: Viewer, { leavingId, version }: Leaving, verb: string) =>
  shop.app.as(who).askLoosely(api.moveLeaving, { body: { leavingId, version, verb } });
const end = async (who: Colleague, lastDayOn = inDays(5)): Promise<Leaving> =>
  (
    await shop.app.as(shop.owner).askLoosely(api.endEmployment, {
      body: { employeeId: who.staffId, lastDayOn, shortNotice: 'waived' },
      headers: key(),
    })
  ).body;
const cleared = async (who: Colleague): Promise<Leaving> =>
  (await move(shop.owner, await end(who), 'clear')).body;
const preview = (leavingId: string, more: object = {}, who = shop.owner) =>
  shop.app.as(who).askLoosely(letters.previewLetter, {
    body: { leavingId, kind: 'relieving', lang: 'en', ...signed, ...more },
  });
const send = (leavingId: string, digest: string, more: object = {}, who = shop.owner) =>
  shop.app.as(who).askLoosely(letters.issueLetter, {
    body: { leavingId, kind: 'relieving', lang: 'en', ...signed, ...more, digest },
    headers: key(),
  });
async function issued(leavingId: string, more: object = {}): Promise<Letter> {
  const { body: seen } = await preview(leavingId, more);
  const { status, body } = await send(leavingId, seen.digest, more);
  if (status !== 201) throw new Error(`Not issued: ${body.code}`);
  await shop.app.drain();
  return body;
}
const list = async (who: Viewer, employeeId?: string): Promise<Letter[]> =>
  (await shop.app.as(who).askLoosely(letters.listLetters, { query: employeeId ? { employeeId } : {} })).body
    .items;
const resend = (letterId: string, who = shop.owner) =>
  shop.app.as(who).askLoosely(letters.sendLetter, { body: { letterId }, headers: key() });
const linksOf = (letterId: string, who = shop.owner) =>
  shop.app.as(who).askLoosely(shares.listShares, { query: { subject: 'letter', subjectId: letterId } });
const linkOf = async (letterId: string): Promise<Share> => required((await linksOf(letterId)).body.items[0]);
const urlOf = async (letterId: string) => required((await linkOf(letterId)).url);
const turnOff = (shareId: string, who = shop.owner) =>
  shop.app.as(who).askLoosely(shares.revokeShare, { query: { shareId } });
const pdf = (id: string, who: Viewer) => shop.app.as(who).send('GET', `user/leaving/letters/${id}/pdf`);
const texts = () => shop.app.sms.map(({ variables }) => JSON.stringify(variables)).join('\n');
async function visit(url: string) {
  const at = new URL(url);
  const answer = await fetch(new URL(at.pathname + at.search, shop.app.url), { redirect: 'manual' });
  return { status: answer.status, page: await answer.text(), headers: answer.headers };
}
const fileOf = (url: string, page: string) => {
  const found = /href="(\/drive\/shared\/[^"]+\/file[^"]+)"/.exec(page)?.[1] ?? '';
  return new URL(found.replaceAll('&amp;', '&'), url).href;
};
/** The day after the last one: access has ended. */
async function afterTheLastDay(): Promise<void> {
  shop.app.clock.set(new Date(`${inDays(6)}T04:00:00.000Z`));
  await shop.tick('leaving.end_access');
}

test('a relieving letter is previewed and issued once the work is handed over, and is read in the app', async () => {
  const { ravi, owner } = shop;
  const serving = await end(ravi);
  expect((await preview(serving.leavingId)).body.code).toBe('letter_not_yet');
  expect((await send(serving.leavingId, 'x')).body.code).toBe('letter_not_yet');
  const { body: clear } = await move(owner, serving, 'clear');
  expect(clear.letterFrom).toMatchObject({ place: '', signatoryTitle: '' });
  const { body: seen } = await preview(clear.leavingId);
  expect(seen.title).toBe('Relieving letter');
  expect(seen.below).toBe('No. 1, 30 November 2026');
  expect(seen.lines).toContain(
    'Ravi Kumar is relieved of all duties at the close of work on 5 December 2026.',
  );
  expect(seen.lines.join(' ')).toMatch(/Ravi Kumar worked with Lakshmi Home Services .*from 1 January 2026/);
  expect(seen.signed).toEqual([
    'For Lakshmi Home Services',
    'Lakshmi Rao',
    'Owner',
    'Mysuru, 30 November 2026',
  ]);
  const letter = await issued(clear.leavingId);
  expect(letter).toMatchObject({ versionNumber: 1, isCurrent: true, can: { send: true, share: true } });
  expect(texts()).toContain('your relieving letter from Lakshmi Home Services is ready');
  expect(await list(ravi.viewer)).toMatchObject([
    { letterId: letter.letterId, can: { send: false, share: false } },
  ]);
  const [mine, theirs] = [await pdf(letter.letterId, ravi.viewer), await pdf(letter.letterId, owner)];
  expect([mine.status, theirs.status, mine.headers.get('content-type')]).toEqual([
    200,
    200,
    'application/pdf',
  ]);
  const { body } = await shop.app.as(owner).ask(api.getLeaving, { query: { employeeId: ravi.staffId } });
  expect(body.leaving?.letterFrom).toEqual(signed);
});

test('a letter that is issued again has the next number, and the first one counts no more', async () => {
  const { owner, ravi } = shop;
  const { leavingId } = await cleared(ravi);
  const first = await issued(leavingId);
  const second = await issued(leavingId, { lang: 'hi' });
  const experience = await issued(leavingId, { kind: 'experience' });
  expect(
    (await list(owner, ravi.staffId)).map((one) => [one.kind, one.versionNumber, one.isCurrent]),
  ).toEqual([
    ['experience', 1, true],
    ['relieving', 2, true],
    ['relieving', 1, false],
  ]);
  expect([second.lang, experience.kind]).toEqual(['hi', 'experience']);
  expect((await resend(first.letterId)).body.code).toBe('letter_not_current');
  const hindi = (await preview(leavingId, { lang: 'hi' })).body;
  expect([hindi.title, hindi.below]).toEqual(['कार्यमुक्ति पत्र', 'क्रमांक 3, 30 नवंबर 2026']);
  expect((await preview(leavingId, { kind: 'experience' })).body.lines.join(' ')).not.toContain('relieved');
});

test('of ten that are issued at once from one preview, one is', async () => {
  const { leavingId } = await cleared(shop.ravi);
  const { digest } = (await preview(leavingId)).body;
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(leavingId, digest)));
  const codes = answers.map(({ status, body }) => body.code ?? status);
  expect(codes.toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 'letter_changed')]);
  expect(await list(shop.owner, shop.ravi.staffId)).toHaveLength(1);
});

test('what is open of the money is on the letter, and a letter whose preview says something else is not issued', async () => {
  const { owner, ravi } = shop;
  const { leavingId } = await cleared(ravi);
  const before = (await preview(leavingId)).body;
  expect(before.lines.join(' ')).toContain('No advances or expenses are open.');
  await shop.advance(owner, ravi, 70_000);
  expect((await send(leavingId, before.digest)).body.code).toBe('letter_changed');
  await shop.approved(ravi, await shop.aCategory(), 45_000);
  const after = (await preview(leavingId)).body.lines.join(' ');
  expect(after).toContain('Advances of ₹250 are still to be returned.');
  expect(after).not.toContain('salary');
});

test('the final salary is open until it is paid', async () => {
  const { owner, ravi } = shop;
  const { body } = await shop.structure();
  await shop.pay(owner, ravi.staffId, body.structureId, 30_000);
  const ended = await end(ravi, shop.today);
  const { leavingId } = (await move(owner, ended, 'clear')).body;
  const dues = async () => (await preview(leavingId)).body.lines.join(' ');
  expect(await dues()).toContain('The final salary is still to be paid. No advances or expenses are open.');
  const run = await shop.confirmed('2026-11-01');
  expect(await dues()).toContain('still to be paid');
  expect((await shop.settle(run)).status).toBe(200);
  expect(await dues()).toContain('The final salary has been paid, and all dues are settled.');
});

test('whose access ends is sent a link by mail, which opens the letter without signing in and counts it', async () => {
  const { owner, ravi } = shop;
  await sql`update user_account set email = 'ravi@example.in', email_verified_at = now() where user_id = ${ravi.viewer.userId}`.execute(
    shop.db,
  );
  const { leavingId } = await cleared(ravi);
  await issued(leavingId);
  expect(shop.app.mail).toHaveLength(0);
  await afterTheLastDay();
  const [mail] = shop.app.mail;
  expect([mail?.to, mail?.subject]).toEqual([
    'ravi@example.in',
    'Nukkad: your relieving letter from Lakshmi Home Services',
  ]);
  const [{ letterId }] = (await list(owner, ravi.staffId)) as [Letter];
  const url = await urlOf(letterId);
  expect(mail?.text).toContain(url);
  const { status, page, headers } = await visit(url);
  expect([status, headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual([
    200,
    'noindex',
    'no-referrer',
  ]);
  expect(page).toContain('Lakshmi Home Services');
  expect(page).not.toContain('Ravi');
  const paper = await visit(fileOf(url, page));
  expect([paper.status, paper.headers.get('content-type'), paper.page.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  expect(await linkOf(letterId)).toMatchObject({ state: 'open', opened: 1, isSent: true });
});

test('without a mail address the link goes by SMS, also of a letter that is issued after the last day', async () => {
  const { ravi } = shop;
  await sql`update user_account set email = null where user_id = ${ravi.viewer.userId}`.execute(shop.db);
  const { leavingId } = await cleared(ravi);
  await afterTheLastDay();
  expect(texts()).not.toContain('/drive/shared/');
  const { letterId } = await issued(leavingId);
  expect([shop.app.mail.length, texts().includes(await urlOf(letterId))]).toEqual([0, true]);
});

test('a link ends with its days, when it is turned off, and when another is sent; five are sent in a day', async () => {
  const { ravi } = shop;
  const { leavingId } = await cleared(ravi);
  await afterTheLastDay();
  const { letterId } = await issued(leavingId);
  const first = await urlOf(letterId);
  await resend(letterId);
  const second = await urlOf(letterId);
  expect([(await visit(first)).status, (await visit(second)).status]).toEqual([410, 200]);
  const stale = fileOf(second, (await visit(second)).page);
  const forged = `${second.slice(0, -2)}${second.endsWith('AA') ? 'BB' : 'AA'}`;
  expect((await visit(forged)).status).toBe(404);
  const now = shop.app.clock.now();
  shop.app.clock.set(new Date(now.getTime() + 11 * 60_000));
  expect((await visit(stale)).status).toBe(302);
  const off = await turnOff((await linkOf(letterId)).shareId);
  expect(off.body).toMatchObject({ state: 'revoked', url: null });
  expect((await visit(second)).page).toContain('This link was turned off');
  for (let sent = 2; sent < 5; sent += 1) expect((await resend(letterId)).status).toBe(201);
  expect((await resend(letterId)).body.code).toBe('letter_sent_often');
  const last = await urlOf(letterId);
  shop.app.clock.set(new Date(now.getTime() + 31 * 86_400_000));
  expect((await visit(last)).page).toContain('This link has expired');
});

test('another last day, or a leaving that is taken back, ends what a letter said', async () => {
  const { owner, ravi, sita } = shop;
  const [one, other] = [await cleared(ravi), await cleared(sita)];
  const [ofRavi, ofSita] = [await issued(one.leavingId), await issued(other.leavingId)];
  await resend(ofRavi.letterId);
  const url = await urlOf(ofRavi.letterId);
  const { leavingId, version } = one;
  await shop.app.as(owner).askLoosely(api.agreeOnLeaving, {
    body: { leavingId, version, verb: 'reschedule', lastDayOn: inDays(9), shortNotice: 'waived' },
  });
  expect((await visit(url)).status).toBe(410);
  expect((await list(owner, ravi.staffId))[0]).toMatchObject({ isCurrent: false, can: { send: false } });
  expect((await resend(ofRavi.letterId)).body.code).toBe('letter_not_current');
  await move(owner, other, 'cancel');
  expect((await list(owner, sita.staffId))[0]).toMatchObject({ letterId: ofSita.letterId, isCurrent: false });
});

test('who may: the business, never who leaves; a colleague reads nothing, another business finds nothing', async () => {
  const { owner, ravi, sita, meera } = shop;
  const farah = await shop.hire('Farah Khan', ['manage_users.view']);
  const { leavingId } = await cleared(ravi);
  const { letterId } = await issued(leavingId);
  const other = await aPartner(shop.db, { companyName: 'Tap Masters', professionals: 0 });
  const stranger = aViewer({
    userId: other.ownerUserId,
    role: 'Service Partner',
    organisationId: other.organisationId,
  });
  const manager = aViewer({
    ...ravi.viewer,
    permissions: (await shop.hire('Ravi Again', ['manage_users.update'])).viewer.permissions,
  });
  for (const who of [manager, ravi.viewer, sita.viewer, farah.viewer]) {
    expect((await preview(leavingId, {}, who)).status).toBe(403);
    expect((await send(leavingId, 'x', {}, who)).status).toBe(403);
    expect((await resend(letterId, who)).status).toBe(403);
    expect((await linksOf(letterId, who)).status).toBe(404);
  }
  expect((await pdf(letterId, sita.viewer)).status).toBe(403);
  expect((await pdf(letterId, farah.viewer)).status).toBe(200);
  expect(await list(farah.viewer, ravi.staffId)).toMatchObject([
    { letterId, can: { send: false, share: false } },
  ]);
  const reads = (who: Viewer) =>
    shop.app.as(who).askLoosely(letters.listLetters, { query: { employeeId: ravi.staffId } });
  expect([(await reads(meera.viewer)).status, (await reads(stranger)).status]).toEqual([403, 404]);
  for (const answer of [
    await preview(leavingId, {}, stranger),
    await send(leavingId, 'x', {}, stranger),
    await resend(letterId, stranger),
    await linksOf(letterId, stranger),
    await pdf(letterId, stranger),
  ])
    expect(answer.status).toBe(404);
  for (const wrong of [{ kind: 'other' }, { lang: 'ta' }, { place: '' }, { signatoryName: 'x'.repeat(81) }])
    expect((await preview(leavingId, wrong, owner)).status).toBe(400);
});
