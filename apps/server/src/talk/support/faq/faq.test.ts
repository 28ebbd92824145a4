import { listOfficeFaqs } from '@nukkad/contract/talk/support/faq-office.api';
import {
  listFaqs,
  listFaqsOfCategory,
  listSupportFaqs,
  suggestFaqs,
  voteFaq,
} from '@nukkad/contract/talk/support/faq.api';
import { unknownFigures } from '@nukkad/contract/talk/support/faq.figures';
import { type Faq, type FaqsOfCategory, faqCategories } from '@nukkad/contract/talk/support/faq.model';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminBrowser } from '../../../../test/harness/admin.ts';
import type { BackOffice } from '../../../../test/harness/back-office.ts';
import { faqFixture } from '../../../../test/fixtures/faq-fixture.ts';
import { required } from '../../../../test/harness/required.ts';
import type { Wire } from '../../../../test/harness/test-client.ts';

let app: BackOffice;
let office: AdminBrowser;
beforeAll(async () => {
  app = await faqFixture();
  office = (await app.admin()).browser;
});
afterAll(() => app.close());

const read = async (query: { q?: string } = {}, lang = 'en') =>
  (await app.as(null).askLoosely(listFaqs, { query, headers: { lang } })).body.categories;
const questions = async (query: { q?: string } = {}, lang = 'en'): Promise<Faq[]> =>
  (await read(query, lang)).flatMap(({ faqs }) => faqs);
const suggested = async (message: string, topic?: 'booking' | 'payment', lang = 'en'): Promise<string[]> =>
  (await app.as(null).askLoosely(suggestFaqs, { body: { message, topic }, headers: { lang } })).body.faqs.map(
    ({ question }: Faq) => question,
  );
/** As publishing writes it. */
async function aQuestion(question: string): Promise<string> {
  const faqId = randomUUID();
  await sql`insert into faq (faq_id, category, position, question, question_hi, answer, answer_hi)
    values (${faqId}, 'visit', 5, ${question}, 'सवाल', 'Yes.', 'हाँ।')`.execute(app.platform.db);
  return faqId;
}

test('every category has questions in both languages, and every figure in them is filled in', async () => {
  const [english, hindi] = [await read(), await read({}, 'hi')];
  expect(english.map(({ category }) => category)).toEqual(faqCategories);
  const ids = (list: readonly FaqsOfCategory[]) => list.flatMap(({ faqs }) => faqs.map(({ faqId }) => faqId));
  expect(ids(hindi)).toEqual(ids(english));
  expect(ids(english).length).toBeGreaterThan(20);
  expect(JSON.stringify([english, hindi])).not.toMatch(/[{]{2}|undefined|NaN/);
  for (const { question, answer } of hindi.flatMap(({ faqs }) => faqs))
    expect([question, answer].join(' ')).toMatch(/[ऀ-ॿ]/);
  const { rows } = await sql<{ answer: string }>`select answer || answer_hi as answer from faq`.execute(
    app.platform.db,
  );
  for (const { answer } of rows) expect(unknownFigures(answer)).toEqual([]);
});

test('an answer about cancelling states the charge of the dated settings, and the new one on the day it changes', async () => {
  const fee = async () =>
    required((await questions()).find(({ question }) => question === 'What does cancelling cost?')).answer;
  expect(await fee()).toContain('20% of the price, at least ₹50 and at most ₹300');
  await sql`insert into setting (key, scope, valid_from, value, why) values
    ('booking.rules', '*', ${app.clock.now()}, '{"feePercent": 25, "freeUntilMinutesBefore": 120}', 'Test')`.execute(
    app.platform.db,
  );
  expect(await fee()).toContain('25% of the price');
  expect(await fee()).toContain('up to 2 hours before the start');
});

test('questions are found in either language, also in Latin letters, whatever the language of the page', async () => {
  const first = async (q: string) => (await questions({ q }))[0]?.question;
  expect(await first('cancellation charge')).toBe('What does cancelling cost?');
  expect(await first('रिफ़ंड')).toBe('When do I get my refund?');
  expect(await first('paisa wapas')).toBe('When do I get my refund?');
  expect(await questions({ q: 'zzzz qqqq' })).toEqual([]);
  const { body } = await app.as(null).ask(listFaqsOfCategory, { query: { category: 'offer' } });
  expect(body.faqs.every(({ category }) => category === 'offer')).toBe(true);
});

test('what a person writes to support is met with fitting answers, and a message about nothing known with none', async () => {
  expect(
    await suggested('My payment failed but the money was deducted from my account', 'payment'),
  ).toContain('My payment failed, but money was taken');
  expect(
    (await suggested('I want to cancel, what is the cancellation charge', 'booking')).length,
  ).toBeLessThanOrEqual(3);
  expect(await suggested('कारीगर नहीं आया, अब क्या करूँ', 'booking', 'hi')).toContain('अगर कारीगर न आ सके तो?');
  expect(await suggested('hello')).toEqual([]);
  const { body } = await app.as(null).ask(listSupportFaqs, { body: { topic: 'partner' } });
  expect(new Set(body.faqs.map(({ category }) => category))).toEqual(new Set(['partner']));
  const firsts = (await app.as(null).ask(listSupportFaqs, { body: {} })).body.faqs;
  expect(firsts.map(({ category }) => category)).toEqual(faqCategories);
});

test('each device says once whether an answer helped, and its last word counts; of a hidden question nothing is said', async () => {
  const votedOn = await aQuestion('Voted on');
  const vote = (voter: string, helpful: boolean, faqId = votedOn) =>
    app.as(null).askLoosely(voteFaq, { body: { faqId, voter, helpful } });
  const voters = Array.from({ length: 4 }, () => randomUUID());
  for (const voter of voters) await vote(voter, true);
  await Promise.all([1, 2, 3].map(() => vote(required(voters[0]), false)));
  const { items } = (await office.ask(listOfficeFaqs, { query: { q: 'Voted on' } })).body;
  expect(items.map(({ helped, didNotHelp }) => [helped, didNotHelp])).toEqual([[3, 1]]);
  await sql`update faq set is_shown = false where faq_id = ${votedOn}`.execute(app.platform.db);
  expect((await vote(randomUUID(), true)).status).toBe(404);
  expect((await vote(randomUUID(), true, randomUUID())).status).toBe(404);
});

test('questions are listed page by page, each once', async () => {
  const ids: string[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await office.askLoosely(listOfficeFaqs, { query: { limit: 7, cursor } });
    ids.push(...body.items.map((one: Wire) => one.faqId));
    if (!body.nextCursor) break;
    cursor = body.nextCursor;
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(25);
});
