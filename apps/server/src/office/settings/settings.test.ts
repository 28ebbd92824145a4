import { aGround } from '../../../test/harness/ground.ts';
import { getAppSettings, getDictionary, transliterate } from '@nukkad/contract/office/settings/settings.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import { createSettingsDomain } from './index.ts';

let app: Mounted;
beforeAll(async () => {
  app = await mounted(
    (platform) => [createSettingsDomain({ platform, account: aGround(platform).account })],
    {
      variables: { RAZORPAY_KEY_SECRET: 'a secret that never leaves' },
    },
  );
});
afterAll(() => app.close());

test('the settings hold public values, and nothing secret', async () => {
  const settings = await app.as(null).call(getAppSettings);
  expect(settings).toMatchObject({
    brand: 'Nukkad',
    paymentProvider: 'sandbox',
    developmentInbox: true,
    shopWindowDays: 14,
    languages: ['en', 'hi'],
    payloadKey: null,
  });
  expect(JSON.stringify(settings)).not.toContain('never leaves');
});

test('the shop window follows the dated configuration', async () => {
  const from = new Date(app.clock.now().getTime() - 1000);
  await sql`insert into setting (key, valid_from, value, why) values ('schedule.rules', ${from}, '{"horizonDays": 21}', 'Test')`.execute(
    app.platform.db,
  );
  expect((await app.as(null).call(getAppSettings)).shopWindowDays).toBe(21);
});

test('a dictionary is the words of one language, and an empty one is a good answer', async () => {
  const visitor = app.as(null);
  await sql`delete from dictionary_word`.execute(app.platform.db);
  expect(await visitor.call(getDictionary)).toEqual({});
  await sql`insert into dictionary_word (lang, key, value) values ('hi', 'cart.title', 'आपका झोला'), ('en', 'cart.title', 'Your bag')`.execute(
    app.platform.db,
  );
  expect(await visitor.call(getDictionary, { query: { lang: 'hi' } })).toEqual({ 'cart.title': 'आपका झोला' });
  // No language that the contract knows.
  const refused = await visitor.askLoosely(getDictionary, { query: { lang: 'xx' } });
  expect([refused.status, refused.body.fields]).toEqual([400, { lang: 'Choose en or hi.' }]);
});

test('a word of Latin letters is read in Devanagari; anything else is refused', async () => {
  const visitor = app.as(null);
  const { suggestions } = await visitor.call(transliterate, { query: { text: 'sharma' } });
  expect(suggestions[0]).toBe('शर्मा');
  const { status, fields } = await visitor.refused(transliterate, { query: { text: '<script>' } });
  expect([status, fields]).toEqual([400, { text: 'A word has 1 to 40 Latin letters.' }]);
});
