import { getGroupsContent } from '@nukkad/contract/office/content/content.api';
import { publishTerms } from '../../identity/privacy/terms/publish-terms.ts';
import { listVersions } from '../../identity/privacy/terms/terms.store.ts';
import { legalNow } from '../piece/legal/read-versions.ts';
import { readNotice } from '../../identity/privacy/notice.store.ts';
import { getBookingRules } from '../../market/booking/rules.store.ts';
import { getPriceRules } from '../../market/cart/price.store.ts';
import { readRules } from '../../money/ledger/ledger.store.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import { contentPages } from '@nukkad/contract/office/content/content.model';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import { createContentDomain } from './index.ts';

/** The rules as each domain reads them. */
const contentOn = (platform: Platform) => [
  createContentDomain(platform, {
    booking: { rules: getBookingRules },
    cart: { rules: getPriceRules },
    ledger: { rules: readRules },
    piece: {
      legalWords: extensionPoint('piece.legal_words'),
      legalNow: (reader, page, lang) => legalNow({ listVersions, publishTerms }, reader, page, lang),
    },
    privacy: { readNotice },
    support: {
      faqFigures: extensionPoint('support.faq_figures'),
      hours: async () => platform.config.company.hours,
    },
  }),
];

let app: Mounted;
beforeAll(async () => {
  app = await mounted((platform) => contentOn(platform), {
    variables: {
      COMPANY_NAME: 'Nukkad Services Private Limited',
      COMPANY_ADDRESS: '12 MG Road, Bengaluru 560001',
      SUPPORT_HOURS: 'Mon-Sat 09:00-18:30',
      GRIEVANCE_OFFICER_NAME: 'Meera Iyer',
    },
  });
});
afterAll(() => app.close());

const open = (page: string, lang = 'en', more: { cityCode?: string } = {}) =>
  app.as(null).askLoosely(getGroupsContent, { query: { page, ...more }, headers: { lang } });
const textOf = async (page: string, lang = 'en', more: { cityCode?: string } = {}) =>
  JSON.stringify((await open(page, lang, more)).body);

test.each(contentPages)('%s has words in English and in Hindi, group by group', async (page) => {
  const [english, hindi] = [await open(page), await open(page, 'hi')];
  expect([english.status, hindi.status]).toEqual([200, 200]);
  const groupIds = ({ body }: typeof english) =>
    body.groups.map((group: { groupId: string }) => group.groupId);
  expect(groupIds(hindi)).toEqual(groupIds(english));
  for (const group of hindi.body.groups)
    expect(JSON.stringify([group.title, group.paragraphs, group.points])).toMatch(/[ऀ-ॿ]/);
  expect(JSON.stringify(english.body)).not.toMatch(/undefined|NaN|[ऀ-ॿ]/);
  expect(JSON.stringify(hindi.body)).not.toMatch(/undefined|NaN/);
});

test('the refund page states the windows and fees that count now, and those of a city there', async () => {
  expect(await textOf('refunds')).toContain('20% of the price, at least ₹50 and at most ₹300');
  expect(await textOf('refunds')).toContain('up to 3 hours before the start');
  const from = new Date(app.clock.now().getTime() - 1_000);
  await sql`insert into setting (key, scope, valid_from, value, why) values
    ('booking.rules', '*', ${from}, '{"freeUntilMinutesBefore": 120, "feePercent": 25}', 'Test'),
    ('booking.rules', 'city:in-pune', ${from}, '{"feeCapPaise": 45050}', 'Test'),
    ('content.promises', '*', ${from}, '{"refundDaysTo": 9}', 'Test')`.execute(app.platform.db);
  const general = await textOf('refunds');
  expect(general).toContain('up to 2 hours before the start');
  expect(general).toContain('25% of the price, at least ₹50 and at most ₹300');
  expect(general).toContain('banks take 5–9 working days');
  expect(await textOf('refunds', 'en', { cityCode: 'in-pune' })).toContain('at most ₹450.50');
  expect(await textOf('refunds', 'hi')).toContain('2 घंटे पहले तक');
});

test('the terms name the company, the commission and the grievance officer with the days', async () => {
  const terms = await textOf('terms');
  expect(terms).toContain('Nukkad Services Private Limited, 12 MG Road, Bengaluru 560001');
  expect(terms).toContain('Our commission is 15%');
  expect(terms).toContain('Grievance Officer: Meera Iyer');
  expect(terms).toContain('We settle complaints within 15 days');
  expect((await open('contact-us')).body.company.hours).toBe('Monday to Saturday, 9:00 AM to 6:30 PM');
});

test('a page that there is not is refused with the pages that there are', async () => {
  const refused = await open('secrets');
  expect([refused.status, refused.body.fields?.page]).toEqual([
    400,
    'Choose one of about-us, terms, policy, refunds, contact-us, work-with-us.',
  ]);
});

test('the page for partners states the commission that counts now', async () => {
  expect(await textOf('work-with-us')).toContain('Our commission is 15% of the price of finished work');
  const from = new Date(app.clock.now().getTime() - 1_000);
  await sql`insert into setting (key, scope, valid_from, value, why) values
    ('ledger.rules', '*', ${from}, '{"commissionPercent": 12.5}', 'Test')`.execute(app.platform.db);
  expect(await textOf('work-with-us')).toContain('Our commission is 12.5% of the price of finished work');
  expect(await textOf('work-with-us', 'hi')).toContain('12.5%');
});
