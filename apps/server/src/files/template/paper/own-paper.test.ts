import * as api from '@nukkad/contract/files/template/template.api';
import type { Template } from '@nukkad/contract/files/template/template.model';
import * as leavings from '@nukkad/contract/people/leaving/leaving.api';
import * as letters from '@nukkad/contract/people/leaving/letter.api';
import * as documents from '@nukkad/contract/people/leaving/letter-document.api';
import { addDays } from '@nukkad/contract/kernel/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPartner } from '../../../../test/fixtures/a-partner.ts';
import { type ExpenseFixture, expenseFixture } from '../../../../test/fixtures/expense-fixture.ts';
import { aTemplate, choosing, chosenPaper } from '../../../../test/fixtures/template-fixture.ts';
import { aViewer } from '../../../../test/harness/mounted.ts';
import { fileOf, printOf } from '../../../../test/harness/print-of.ts';
import { key } from '../../../../test/harness/tenant.ts';
import type { TestClient } from '../../../../test/harness/test-client.ts';

let shop: ExpenseFixture;
let owner: TestClient;
let leavingId: string;
beforeAll(async () => {
  shop = await expenseFixture();
  owner = shop.app.as(shop.owner);
  const lastDayOn = addDays(shop.today, 5);
  const body = { employeeId: shop.ravi.staffId, lastDayOn, shortNotice: 'waived' } as const;
  const serving = await owner.call(leavings.endEmployment, { body, headers: key() });
  const { version } = serving;
  ({ leavingId } = serving);
  await owner.call(leavings.moveLeaving, { body: { leavingId, version, verb: 'clear' } });
}, 120_000);
afterAll(() => shop.app.close());

const letterText = '{{ employee.name }} worked with {{ business.name }}. Zebra.\n\n[[sign: business]]';
const inUse = async (kind: Template['kind']) =>
  (await owner.call(api.listTemplates, { query: { kind } })).items
    .filter((template) => template.isInUse)
    .map(({ templateId }) => templateId);
const fresh = ({ templateId }: Template) => owner.call(api.getTemplate, { query: { templateId } });
const written = (lang: 'en' | 'hi' = 'en') =>
  ({ leavingId, kind: 'experience', lang, place: 'Mysuru', signatoryName: 'Lakshmi Rao' }) as const;
const preview = (lang: 'en' | 'hi' = 'en') => owner.call(letters.previewLetter, { body: written(lang) });
async function issue(lang: 'en' | 'hi' = 'en') {
  const { digest } = await preview(lang);
  return owner.call(letters.issueLetter, { body: { ...written(lang), digest }, headers: key() });
}
const drawn = ({ letterId }: { letterId: string }) =>
  fileOf(shop.app, shop.owner, `/user/leaving/letters/${letterId}/pdf`);

test('one template of a kind is in use; another takes its place, and a deleted one is not', async () => {
  const first = await chosenPaper(owner, 'relieving', letterText);
  expect(first).toMatchObject({ isInUse: true, can: { use: true } });
  const second = await chosenPaper(owner, 'relieving', letterText);
  expect(await inUse('relieving')).toEqual([second.templateId]);
  await owner.call(api.chooseTemplate, choosing(second, false));
  expect(await inUse('relieving')).toEqual([]);
  const third = await chosenPaper(owner, 'relieving', letterText);
  await owner.call(api.removeTemplate, { query: { templateId: third.templateId } });
  expect(await inUse('relieving')).toEqual([]);
  expect(await fresh(third)).toMatchObject({ isInUse: false, can: { use: false } });
});

test('of two chosen at one moment one is in use', async () => {
  const two = await Promise.all([1, 2].map(() => aTemplate(owner, 'relieving', letterText)));
  const answers = await Promise.all(
    two.map((template) => owner.askLoosely(api.chooseTemplate, choosing(template))),
  );
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await inUse('relieving')).toHaveLength(1);
});

test('what a text has wrong is said by its line, and nothing changes', async () => {
  const wrong = await aTemplate(owner, 'offer', 'Dear {{ candidate.nick }}', {
    hi: 'प्रिय [[stamp: business]]',
  });
  const told = await owner.call(api.chooseTemplate, choosing(wrong));
  expect(told).toEqual({
    isInUse: false,
    problems: [
      { lang: 'en', line: 1, kind: 'unknown_field', found: 'candidate.nick' },
      { lang: 'hi', line: 0, kind: 'no_place', found: '[[sign: candidate]]' },
      { lang: 'hi', line: 0, kind: 'no_place', found: '[[sign: business]]' },
      { lang: 'hi', line: 0, kind: 'place_not_here', found: '[[stamp: business]]' },
    ],
  });
  expect(await inUse('offer')).toEqual([]);
});

test('who may not change templates chooses none, and other kinds are chosen by no one', async () => {
  const template = await aTemplate(owner, 'offer', '[[sign: business]] [[sign: candidate]]');
  const reader = await shop.hire('Hari Das', ['company_profile.view']);
  const stranger = await aPartner(shop.app.platform.db, { companyName: 'Bright Sparks', professionals: 0 });
  const { ownerUserId: userId, organisationId } = stranger;
  const other = aViewer({ userId, role: 'Service Partner', organisationId });
  const asked = choosing(template);
  expect((await shop.app.as(reader.viewer).refused(api.chooseTemplate, asked)).code).toBe('forbidden');
  expect((await shop.app.as(other).refused(api.chooseTemplate, asked)).code).toBe('template_not_found');
  const stale = { body: { ...asked.body, version: 7 } };
  expect((await owner.refused(api.chooseTemplate, stale)).code).toBe('template_changed');
  const nda = await aTemplate(owner, 'nda', 'Dear {{ employee.name }}');
  expect(nda.can.use).toBe(false);
  expect((await owner.refused(api.chooseTemplate, choosing(nda))).code).toBe('template_not_for_use');
});

test('a letter goes out on the paper that is chosen, stays as it was issued, and is signed so', async () => {
  const before = await issue();
  const earlier = await printOf(await drawn(before));
  expect((await preview()).paper).toBeNull();
  const template = await chosenPaper(owner, 'experience', letterText);
  const seen = await preview();
  expect(await printOf(Buffer.from(seen.paper ?? '', 'base64'))).toContain('Zebra');
  const letter = await issue();
  const paper = await drawn(letter);
  expect(await printOf(paper)).toContain('Ravi Kumar worked with Lakshmi Home Services. Zebra.');
  expect(await printOf(await drawn(before))).toBe(earlier);

  const used = await fresh(template);
  expect(used.isUsed).toBe(true);
  const text = {
    name: used.name,
    en: { title: 'New', body: letterText.replace('Zebra', 'Tiger') },
    hi: null,
  };
  const { templateId, version } = used;
  await owner.call(api.editTemplate, { body: { templateId, version, text } });
  expect((await drawn(letter)).equals(paper)).toBe(true);
  const { letterId } = letter;
  const opened = await owner.call(documents.openLetterDocument, { body: { letterId } });
  const { url } = await owner.call(documents.getLetterDocument, { query: { letterId, which: 'document' } });
  const document = Buffer.from(await (await fetch(`${shop.app.url}${url}`)).arrayBuffer());
  expect([document.equals(paper), opened.signed]).toEqual([true, []]);
  expect(await printOf(await drawn(await issue()))).toContain('Tiger');
  expect((await preview('hi')).paper).toBeNull();
});

test('a text that was changed since the preview, or comes to nothing for this person, issues nothing', async () => {
  const template = await chosenPaper(owner, 'experience', letterText);
  const { digest } = await preview();
  const { templateId, version, name } = template;
  const text = (body: string) => ({ name, en: { title: 'New', body }, hi: null });
  const asked = { body: { ...written(), digest }, headers: key() };
  await owner.call(api.chooseTemplate, choosing(template, false));
  expect((await owner.refused(letters.issueLetter, asked)).code).toBe('letter_changed');
  await owner.call(api.chooseTemplate, choosing(await fresh(template)));

  const empty = '{% if dues.loans %}Loans. [[sign: business]]{% endif %}';
  const now = await fresh(template);
  await owner.call(api.editTemplate, { body: { templateId, version: now.version, text: text(empty) } });
  const refused = await owner.refused(letters.previewLetter, { body: written() });
  expect([refused.code, version]).toEqual(['paper_has_problems', expect.any(Number)]);
  const edited = await fresh(template);
  const unsigned = { templateId, version: edited.version, text: text('No place to sign.') };
  expect((await owner.refused(api.editTemplate, { body: unsigned })).code).toBe('template_in_use_wrong');
});

test('records to choose from come page by page, each once', async () => {
  const all: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: { kind: 'nda'; limit: number; cursor: string } = { kind: 'nda', limit: 1, cursor };
    const page: { items: { recordId: string }[]; nextCursor: string | null } = await owner.call(
      api.listTemplateRecords,
      { query },
    );
    all.push(...page.items.map(({ recordId }) => recordId));
    cursor = page.nextCursor;
  }
  expect([all.length > 2, new Set(all).size]).toEqual([true, all.length]);
  const of = async (kind: 'experience' | 'quotation' | 'offer') =>
    (await owner.call(api.listTemplateRecords, { query: { kind, q: 'ravi' } })).items.map(({ name }) => name);
  expect([await of('experience'), await of('quotation'), await of('offer')]).toEqual([
    ['Ravi Kumar'],
    [],
    [],
  ]);
});
