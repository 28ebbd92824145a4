import { getDictionary } from '@nukkad/contract/office/settings/settings.api';
import {
  listDictionaryWords,
  removeDictionaryWord,
  saveDictionaryWord,
} from '@nukkad/contract/office/settings/dictionary.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BackOffice, mountedBackOffice } from '../../../../test/harness/back-office.ts';
import type { AdminBrowser } from '../../../../test/harness/admin.ts';
import type { Wire } from '../../../../test/harness/test-client.ts';
import { createSettingsDomain } from '../index.ts';

let app: BackOffice;
let office: AdminBrowser;
beforeAll(async () => {
  app = await mountedBackOffice((platform, account) => [createSettingsDomain({ platform, account })]);
  office = (await app.admin()).browser;
});
afterAll(() => app.close());

const why = 'Read aloud in the shop';
const save = (key: string, value: string, words: string | null, more: object = {}) =>
  office.ask(saveDictionaryWord, { body: { lang: 'hi', key, value, seen: { words }, why, ...more } });
const remove = (key: string, words: string | null) =>
  office.ask(removeDictionaryWord, { body: { lang: 'hi', key, seen: { words }, why } });
const shown = async (lang = 'hi'): Promise<Wire> =>
  (await app.as(null).askLoosely(getDictionary, { query: { lang } })).body;

test('the dictionary begins with the labels that are misspelled on the wire', async () => {
  expect(await shown('en')).toEqual({
    'status.Forwaded': 'Forwarded',
    'status.Inprogress': 'Ongoing',
    'status.Qoutation Sent': 'Quotation sent',
  });
  const { body } = await office.ask(listDictionaryWords, { query: { lang: 'en', q: 'forw' } });
  expect(body.items).toEqual([
    { lang: 'en', key: 'status.Forwaded', value: 'Forwarded', changedBy: null, changedAt: null },
  ]);
});

test('an Admin sets, changes and removes words, and people read them at once', async () => {
  const made = await save('cart.title', 'आपका झोला', null);
  expect([made.status, made.body.changedBy]).toEqual([200, 'Nandini Iyer']);
  expect((await shown())['cart.title']).toBe('आपका झोला');
  expect((await save('cart.title', 'आपका कार्ट', 'आपका झोला')).status).toBe(200);
  expect((await shown())['cart.title']).toBe('आपका कार्ट');
  expect((await remove('cart.title', 'आपका कार्ट')).body).toEqual({ removed: true });
  expect(await shown()).not.toHaveProperty('cart.title');
  const gone = await remove('cart.title', null);
  expect([gone.status, gone.body.code]).toEqual([404, 'word_not_found']);
  const { rows } = await sql<{ action: string; detail: Wire }>`select action, detail from audit_log
    where subject_id = 'hi cart.title' order by at, audit_id`.execute(app.platform.db);
  expect(rows.map(({ action, detail }) => [action, detail.value, detail.why])).toEqual([
    ['dictionary.saved', [null, 'आपका झोला'], why],
    ['dictionary.saved', ['आपका झोला', 'आपका कार्ट'], why],
    ['dictionary.removed', ['आपका कार्ट', null], why],
  ]);
});

test('promise 91: of two Admins at one word, also at a new one, the second is told that it changed', async () => {
  const answers = await Promise.all([save('home.title', 'पहला', null), save('home.title', 'दूसरा', null)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const kept = answers.find(({ status }) => status === 200)?.body.value;
  const differs = (seen: string | null) => [{ field: 'words', kind: 'text', seen, now: kept }];
  expect((await save('home.title', 'तीसरा', 'something else')).body.differences).toEqual(
    differs('something else'),
  );
  expect((await remove('home.title', null)).body.differences).toEqual(differs(null));
  expect((await shown())['home.title']).toBe(kept);
});

test('keys and words out of shape are refused at their field', async () => {
  const fieldsOf = async (answer: ReturnType<typeof save>) => Object.keys((await answer).body.fields ?? {});
  expect(await fieldsOf(save('<script>', 'x', null))).toEqual(['key']);
  expect(await fieldsOf(save('a.b', '   ', null))).toEqual(['value']);
  expect(await fieldsOf(save('a.b', 'word', null, { why: 'x' }))).toEqual(['why']);
  expect(await fieldsOf(save('a.b', 'word', null, { lang: 'xx' }))).toEqual(['lang']);
  expect((await app.as(null).askLoosely(saveDictionaryWord, { body: {} })).status).toBe(401);
});

test('words are listed by key, page by page, and found by a part of either', async () => {
  for (const key of ['zz.one', 'zz.two', 'zz.three']) await save(key, `word of ${key}`, null);
  const keys: string[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await office.ask(listDictionaryWords, {
      query: { lang: 'hi', q: 'zz.', limit: 2, cursor },
    });
    keys.push(...body.items.map((one: Wire) => one.key));
    if (!body.nextCursor) break;
    cursor = body.nextCursor;
  }
  expect(keys).toEqual(['zz.one', 'zz.three', 'zz.two']);
  const counted = await office.ask(listDictionaryWords, {
    query: { lang: 'hi', q: 'zz.', limit: 1, count: 'true' },
  });
  expect(counted.body.total).toEqual({ count: 3, isMore: false });
});
