import * as drives from '@nukkad/contract/files/drive/drive.api';
import * as envelopes from '@nukkad/contract/files/envelope/envelope.api';
import * as api from '@nukkad/contract/files/template/template.api';
import type { Template, TemplateCard } from '@nukkad/contract/files/template/template.model';
import { type TemplateKind, templateKinds } from '@nukkad/contract/files/template/template.noun';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPartner } from '../../../test/fixtures/a-partner.ts';
import { type ExpenseFixture, expenseFixture } from '../../../test/fixtures/expense-fixture.ts';
import type { Colleague } from '../../../test/fixtures/payroll-fixture.ts';
import { aViewer } from '../../../test/harness/mounted.ts';
import { required } from '../../../test/harness/required.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { Viewer } from '../../platform/viewer.ts';

let shop: ExpenseFixture;
/** May keep templates, and may not read the files of employees. */
let clerk: Colleague;
beforeAll(async () => {
  shop = await expenseFixture();
  clerk = await shop.hire('Farah Khan', ['company_profile.view', 'company_profile.update']);
}, 120_000);
afterAll(() => shop.app.close());

const text = (body: string, title = 'Letter') => ({ title, body });
let made = 0;
const add = (more: object = {}, who: Viewer = shop.owner) =>
  shop.app.as(who).askLoosely(api.addTemplate, {
    body: {
      kind: 'nda',
      text: { name: `Template ${++made}`, en: text('Dear {{ employee.name }} [[sign: employee]]'), hi: null },
      ...more,
    },
    headers: key(),
  });
const added = async (more: object = {}): Promise<Template> => (await add(more)).body;
const read = (templateId: string, who: Viewer = shop.owner) =>
  shop.app.as(who).askLoosely(api.getTemplate, { query: { templateId } });
const edit = ({ templateId, version, name }: Template, more: object = {}, who: Viewer = shop.owner) =>
  shop.app.as(who).askLoosely(api.editTemplate, {
    body: { templateId, version, text: { name, en: text('Changed'), hi: null, ...more } },
  });
const list = async (query: object = {}, who: Viewer = shop.owner): Promise<TemplateCard[]> =>
  (await shop.app.as(who).askLoosely(api.listTemplates, { query })).body.items;
const create = (more: object, who: Viewer = shop.owner) =>
  shop.app.as(who).askLoosely(api.createDocument, {
    body: { kind: 'nda', lang: 'en', recordId: shop.ravi.staffId, way: 'file', ...more },
  });
const preview = (more: object, who: Viewer = shop.owner) =>
  shop.app.as(who).askLoosely(api.previewTemplate, {
    body: { kind: 'nda', lang: 'en', text: text('Dear {{ employee.name }}'), ...more },
  });
const isPdf = (base64: string | null) =>
  Buffer.from(base64 ?? '', 'base64')
    .subarray(0, 5)
    .toString() === '%PDF-';

test('a template is kept, found by its name, changed as it was read, and deleted', async () => {
  const { body: kept, status } = await add({
    text: {
      name: 'Our Zeta NDA',
      en: text('Dear {{ employee.name }}'),
      hi: text('प्रिय {{ employee.name }}', 'पत्र'),
    },
  });
  expect([status, kept.langs, kept.versionNumber, kept.can]).toEqual([
    201,
    ['en', 'hi'],
    1,
    { edit: true, create: true, use: false },
  ]);
  expect((await list({ q: 'zeta' })).map(({ templateId }) => templateId)).toEqual([kept.templateId]);
  expect(await list({ q: 'zeta', kind: 'offer' })).toEqual([]);
  expect((await add({ text: { name: 'our zeta nda', en: text('x'), hi: null } })).body.code).toBe(
    'template_name_taken',
  );
  const { body: changed } = await edit(kept);
  expect(changed).toMatchObject({ version: 2, versionNumber: 1, langs: ['en'], en: { body: 'Changed' } });
  expect((await edit(kept)).body.code).toBe('template_changed');
  expect((await edit(changed, { en: null })).status).toBe(400);
  const gone = await shop.app
    .as(shop.owner)
    .askLoosely(api.removeTemplate, { query: { templateId: kept.templateId } });
  expect(gone.body).toEqual({ removed: true });
  expect(await list({ q: 'zeta' })).toEqual([]);
  expect((await read(kept.templateId)).body).toMatchObject({ isRemoved: true, can: { edit: false } });
  expect((await edit(changed)).body.code).toBe('template_not_found');
  expect((await add({ text: { name: 'Our Zeta NDA', en: text('x'), hi: null } })).status).toBe(201);
});

test('of two changes at once one is refused, and of ten of one name one is kept', async () => {
  const kept = await added();
  const both = await Promise.all([edit(kept), edit(kept)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const name = { name: 'Once only', en: text('x'), hi: null };
  const ten = await Promise.all(Array.from({ length: 10 }, () => add({ text: name })));
  expect(ten.filter(({ status }) => status === 201)).toHaveLength(1);
});

test('a text of which a document was made stays readable, and the change is the next version', async () => {
  const kept = await added();
  const { templateId } = kept;
  expect((await create({ templateId })).status).toBe(201);
  const used = (await read(templateId)).body;
  expect(used).toMatchObject({ isUsed: true, versionNumber: 1 });
  const { body: changed } = await edit(used);
  expect(changed).toMatchObject({ versionNumber: 2, isUsed: false });
  const { body: earlier } = await shop.app
    .as(shop.owner)
    .askLoosely(api.listTemplateVersions, { query: { templateId } });
  expect(earlier.items).toMatchObject([{ versionNumber: 1, en: kept.en, usedAt: expect.any(String) }]);
});

test('others of the business need the permission, and another business finds nothing', async () => {
  const { templateId, ...kept } = await added();
  const other = await aPartner(shop.db, { companyName: 'Tap Masters', professionals: 0 });
  const stranger = aViewer({
    userId: other.ownerUserId,
    role: 'Service Partner',
    organisationId: other.organisationId,
  });
  const asked = { templateId, ...kept };
  expect((await read(templateId, stranger)).status).toBe(404);
  expect((await edit(asked, {}, stranger)).status).toBe(404);
  expect((await create({ templateId }, stranger)).status).toBe(404);
  expect((await create({}, stranger)).body.code).toBe('template_record_not_found');
  expect((await preview({ recordId: shop.ravi.staffId }, stranger)).status).toBe(404);
  expect(await list({}, stranger)).toEqual([]);
  expect((await read(templateId, shop.sita.viewer)).status).toBe(403);
  expect((await add({}, shop.sita.viewer)).status).toBe(403);
  const reader = await shop.hire('Gita Rao', ['company_profile.view']);
  expect((await read(templateId, reader.viewer)).body.can).toEqual({
    edit: false,
    create: false,
    use: false,
  });
  expect((await edit(asked, {}, reader.viewer)).status).toBe(403);
});

test('who may not read the records gets no document of them, and no preview', async () => {
  const { viewer } = clerk;
  const guide = async (who: Viewer) =>
    (await shop.app.as(who).askLoosely(api.getTemplateGuide, { query: { kind: 'nda' } })).body;
  expect([(await guide(viewer)).canCreate, (await guide(shop.owner)).canCreate]).toEqual([false, true]);
  expect((await create({}, viewer)).body.code).toBe('template_record_not_found');
  expect((await preview({}, viewer)).body).toMatchObject({ recordName: null, pdf: null, problems: [] });
  const records = async (who: Viewer, query = {}) =>
    (await shop.app.as(who).askLoosely(api.listTemplateRecords, { query: { kind: 'nda', ...query } })).body
      .items;
  expect(await records(viewer)).toEqual([]);
  expect((await records(shop.owner, { q: 'ravi' })).map(({ name }: { name: string }) => name)).toEqual([
    'Ravi Kumar',
  ]);
});

test('pay is filled for who may see salaries alone', async () => {
  const { owner, ravi, app } = shop;
  const { body } = await shop.structure();
  await shop.pay(owner, ravi.staffId, body.structureId, 25_000_00);
  const office = await shop.hire('Hari Das', ['company_profile.view', 'manage_users.view']);
  const asked = { text: text('{% if pay.monthly %}{{ pay.monthly }}{% endif %}'), recordId: ravi.staffId };
  expect((await preview(asked)).body.problems).toEqual([]);
  expect((await preview(asked, office.viewer)).body.problems).toEqual([
    { line: 0, kind: 'empty', found: '' },
  ]);
  expect(app.platform.config.BRAND_NAME).toBe('Nukkad');
});

test('a preview names what is wrong by its line, and draws what is right on the newest record', async () => {
  const wrong = await preview({ text: text('Dear {{ employee.name }}\n{{ employee.zork }}') });
  expect(wrong.body).toMatchObject({
    pdf: null,
    problems: [{ line: 2, kind: 'unknown_field', found: 'employee.zork' }],
  });
  const right = (await preview({})).body;
  expect([isPdf(right.pdf), right.pages, right.problems]).toEqual([true, 1, []]);
});

test('a document goes out as a file, or as a draft to be signed with its people and fields placed', async () => {
  const { owner, ravi, app } = shop;
  const { body: file } = await create({});
  expect([isPdf(file.pdf), file.fileName, file.envelopeId]).toEqual([
    true,
    'Confidentiality agreement, Ravi Kumar.pdf',
    null,
  ]);
  const { body: inDrive } = await create({ way: 'drive' });
  const { body: kept } = await app
    .as(owner)
    .askLoosely(drives.getDriveItem, { query: { itemId: inDrive.itemId } });
  expect([inDrive.pdf, kept.item.name]).toEqual([null, file.fileName]);
  const { status, body } = await create({ way: 'signing', lang: 'hi', recordId: ravi.staffId });
  expect([status, body.pdf]).toEqual([201, null]);
  const { body: draft } = await app
    .as(owner)
    .askLoosely(envelopes.getEnvelope, { query: { envelopeId: body.envelopeId } });
  expect(draft).toMatchObject({ status: 'draft', title: 'गोपनीयता समझौता', inOrder: true });
  const names = draft.recipients.map(({ name, lang }: { name: string; lang: string }) => `${name} ${lang}`);
  expect([...names, ...body.withoutNumber].length).toBe(2);
  const fields: readonly { kind: string; recipientId: string }[] = draft.fields;
  expect(fields.length).toBe(2 * draft.recipients.length);
  expect(new Set(fields.map(({ recipientId }) => recipientId)).size).toBe(draft.recipients.length);
});

test('a wrong template makes no document, and one without this language says so', async () => {
  const wrong = await added({ text: { name: 'Wrong', en: text('{{ zork }}'), hi: null } });
  expect((await create({ templateId: wrong.templateId })).body.code).toBe('template_has_problems');
  expect((await create({ templateId: wrong.templateId, lang: 'hi' })).body.code).toBe(
    'template_language_missing',
  );
  expect((await create({ templateId: wrong.templateId, kind: 'contract' })).status).toBe(404);
});

test('each kind has its ready-made text in both languages, whose fields are known', async () => {
  const guides = await Promise.all(
    templateKinds.map(async (kind: TemplateKind) => {
      const { body } = await shop.app.as(shop.owner).ask(api.getTemplateGuide, { query: { kind } });
      return body;
    }),
  );
  for (const { kind, builtIn, fields, roles } of guides) {
    expect([kind, fields.length > 8, roles.length]).toEqual([kind, true, 2]);
    for (const lang of ['en', 'hi'] as const) {
      const { body } = await preview({ kind, lang, text: required(builtIn[lang]) });
      expect([kind, lang, body.problems]).toEqual([kind, lang, []]);
    }
  }
});
