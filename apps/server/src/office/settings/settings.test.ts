import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mounted, mounted } from '../../../test/mounted.ts';
import { createSettingsDomain } from './index.ts';

let app: Mounted;
beforeAll(async () => {
  app = await mounted((platform) => [createSettingsDomain(platform)], {
    variables: { RAZORPAY_KEY_SECRET: 'a secret that never leaves' },
  });
});
afterAll(() => app.close());

test('the settings say what is public, and hold nothing secret', async () => {
  const { status, body } = await app.as(null).get('home/aapSettings');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    brand: 'Nukkad',
    paymentProvider: 'sandbox',
    developmentInbox: true,
    shopWindowDays: 14,
    languages: ['en', 'hi'],
    payloadKey: null,
  });
  expect(JSON.stringify(body)).not.toContain('never leaves');
});

test('the shop window follows the dated configuration', async () => {
  const from = new Date(app.clock.now().getTime() - 1000);
  await sql`insert into setting (key, valid_from, value, why) values ('schedule.rules', ${from}, '{"horizonDays": 21}', 'Test')`.execute(
    app.platform.db,
  );
  expect((await app.as(null).get('home/aapSettings')).body.shopWindowDays).toBe(21);
});

test('a dictionary is the words of one language, and an empty one is a good answer', async () => {
  await sql`delete from dictionary_word`.execute(app.platform.db);
  expect((await app.as(null).get('home/languageTranslation')).body).toEqual({});
  await sql`insert into dictionary_word (lang, key, value) values ('hi', 'cart.title', 'आपका झोला'), ('en', 'cart.title', 'Your bag')`.execute(
    app.platform.db,
  );
  expect((await app.as(null).get('home/languageTranslation?lang=hi')).body).toEqual({
    'cart.title': 'आपका झोला',
  });
  const refused = await app.as(null).get('home/languageTranslation?lang=xx');
  expect([refused.status, refused.body.fields]).toEqual([400, { lang: 'Choose en or hi.' }]);
});

test('a word of Latin letters is read in Devanagari; anything else is refused', async () => {
  const { body } = await app.as(null).get('home/transliterate?text=sharma');
  expect(body.suggestions[0]).toBe('शर्मा');
  const refused = await app.as(null).get('home/transliterate?text=%3Cscript%3E');
  expect([refused.status, refused.body.fields]).toEqual([400, { text: 'A word has 1 to 40 Latin letters.' }]);
});
