/** What other domains keep, in the drive of each side: there for who may read it, and gone with the right to it. */
import { uploadSignedDocument } from '@nukkad/contract/files/envelope/envelope.api';
import {
  findRecords,
  getRecordFile,
  listRecordFolders,
  listRecords,
} from '@nukkad/contract/files/drive/record.api';
import type { RecordFolder } from '@nukkad/contract/files/drive/record.noun';
import { askExport } from '@nukkad/contract/office/list-export/list-export.api';
import { addEmployeeDocument } from '@nukkad/contract/people/employee-file/employee-file.api';
import { addProjectFiles } from '@nukkad/contract/work/project-file/project-file.api';
import * as paper from '@nukkad/contract/work/payment-book/party-paper.api';
import { noteReceipt } from '@nukkad/contract/work/payment-book/payment-book.api';
import { getProject } from '@nukkad/contract/work/project/project.api';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAgreement, pdfForm } from '../fixtures/envelope-fixture.ts';
import { fetchExport } from '../harness/fetch-export.ts';
import { type Person, type Tenant, key } from '../harness/tenant.ts';
import { required } from '../harness/required.ts';
import { upload } from '../walks/domain-calls.ts';
import { type Tenants, twoTenants } from '../walks/two-tenants.ts';
import { openProject, orderProject } from '../work/open-project.ts';

let tenants: Tenants;
let asha: Tenant;
let bela: Tenant;
let bookingId: string;

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#345678' } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  tenants = await twoTenants();
  const { a, b, book, accept, assign, photo, start, finish } = tenants;
  asha = a;
  bela = b;
  bookingId = await book(a, '2026-11-23', 1122);
  await accept(a, bookingId);
  await assign(a, bookingId);
  await photo(a.buyer, `service/booking/customer/uploadImages?bookingId=${bookingId}`);
  await start(a, bookingId);
  await finish(a, bookingId);
}, 120_000);
afterAll(() => tenants.app.close());

const list = async ({ client }: Person, folder: RecordFolder, q?: string) =>
  (await client.call(listRecords, { query: { folder, ...(q && { q }) } })).items;
const fileOf = ({ client }: Person, folder: RecordFolder, recordId: string) =>
  client.ask(getRecordFile, { query: { folder, recordId } });
const open = async (url: string) => fetch(new URL(url, tenants.app.url));

/** Lists it, opens the file by its link, and sees it in no other person’s drive. */
async function readsAlone(person: Person, folder: RecordFolder, others: readonly Person[]) {
  const [record] = await list(person, folder);
  const { recordId, mediaType } = required(record);
  const { status, body } = await fileOf(person, folder, recordId);
  const answer = await open(body.url);
  expect([folder, status, answer.status, answer.headers.get('content-type')]).toEqual([
    folder,
    200,
    200,
    mediaType,
  ]);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  for (const other of others) {
    expect([folder, other.name, await list(other, folder)]).toEqual([folder, other.name, []]);
    expect([other.name, (await fileOf(other, folder, recordId)).status]).toEqual([other.name, 404]);
  }
  return required(record);
}

test('an invoice is in the drive of the customer and of the business, and in no one else’s', async () => {
  const others = [bela.buyer, bela.owner, asha.colleague, asha.professional];
  const bill = await readsAlone(asha.buyer, 'invoices', others);
  expect(bill).toMatchObject({ share: { subject: 'invoice', subjectId: bookingId }, bytes: null });
  expect((await readsAlone(asha.owner, 'invoices', others)).recordId).toBe(bill.recordId);
});

test('a photo of the visit follows the booking: another professional has it, the one before does not', async () => {
  const own = await readsAlone(asha.professional, 'work_photos', [asha.colleague, bela.owner, bela.buyer]);
  expect(own.pictureUrl).toContain(`/files/bookings/${bookingId}/`);
  expect((await list(asha.buyer, 'work_photos')).map(({ recordId }) => recordId)).toEqual([own.recordId]);
  const link = (await fileOf(asha.professional, 'work_photos', own.recordId)).body.url;
  await sql`update booking set staff_id = ${asha.staffIds.colleague} where booking_id = ${bookingId}`.execute(
    tenants.app.platform.db,
  );
  expect(await list(asha.professional, 'work_photos')).toEqual([]);
  expect((await open(link)).status).toBe(404);
  await readsAlone(asha.colleague, 'work_photos', [asha.professional]);
});

test('own documents are there, are shared as documents are, and are gone with the document', async () => {
  const send = upload(await picture(), '/api/document/upload?type=other', 'files');
  const [kept] = (await send(asha.buyer)).body.documents;
  const record = await readsAlone(asha.buyer, 'profile_documents', [bela.buyer, asha.owner]);
  expect(record).toMatchObject({ share: { subject: 'document', subjectId: kept.documentId } });
  expect(await list(asha.buyer, 'profile_documents', 'nothing like it')).toEqual([]);
  await asha.buyer.client.send('DELETE', `document/delete?documentId=${kept.documentId}`);
  expect(await list(asha.buyer, 'profile_documents')).toEqual([]);
}, 60_000);

test('what was signed elsewhere is with the business that keeps it', async () => {
  const { client } = asha.owner;
  const body = pdfForm(await anAgreement(1));
  const sent = await client.send(
    'POST',
    `${uploadSignedDocument.path.slice(1)}?title=Rent%20of%20the%20shop`,
    {
      body,
    },
  );
  expect(sent.status).toBe(200);
  const record = await readsAlone(asha.owner, 'signed_documents', [asha.desk, asha.buyer, bela.owner]);
  expect(record).toMatchObject({ name: 'Rent of the shop', mediaType: 'application/pdf' });
}, 60_000);

test('a paper to a party, and the statement of a month of earnings, are for who may see them', async () => {
  const { client } = asha.owner;
  const { projectId } = await openProject(asha);
  const project = await client.call(getProject, { query: { projectId } });
  const partyId = required(project.partyId);
  const note = {
    partyId,
    amount: 1_000_00,
    happenedOn: '2026-11-02',
    method: 'upi' as const,
    words: 'UTR 44',
  };
  const { entryId } = await client.call(noteReceipt, { body: note, headers: key() });
  const { content } = await client.call(paper.previewPaper, { body: { entryId } });
  const seen = paper.seenOfPaper(content);
  await client.call(paper.issuePaper, { body: { entryId, seen }, headers: key() });
  const record = await readsAlone(asha.owner, 'papers', [asha.desk, asha.buyer, bela.owner]);
  expect(record).toMatchObject({ from: 'Green Park Apartments', share: { subject: 'paper' } });
  const month = await readsAlone(asha.owner, 'earnings', [asha.desk, asha.buyer, bela.owner]);
  expect(month.recordId).toMatch(/^2026-11$/);
}, 60_000);

test('a client has the files of a project that are for the client, the team all of them', async () => {
  const projectId = await orderProject(asha, tenants.app.platform.db);
  const content = await picture();
  for (const audience of ['team', 'client']) {
    const address = `${addProjectFiles.path.slice(1)}?projectId=${projectId}&audience=${audience}`;
    expect((await upload(content, address, 'files')(asha.owner)).status).toBe(201);
  }
  await readsAlone(asha.buyer, 'project_files', [bela.buyer, bela.owner, asha.desk]);
  const [forTeam] = await list(asha.owner, 'project_files');
  expect((await list(asha.owner, 'project_files')).length).toBe(2);
  expect((await list(asha.buyer, 'project_files')).length).toBe(1);
  const hidden = (await list(asha.owner, 'project_files')).find(
    ({ recordId }) => recordId !== forTeam?.recordId,
  );
  const answers = [required(forTeam), required(hidden)].map(({ recordId }) =>
    fileOf(asha.buyer, 'project_files', recordId),
  );
  expect((await Promise.all(answers)).map(({ status }) => status).toSorted()).toEqual([200, 404]);
}, 60_000);

test('a document in an employee’s file is with that person and who manages people, until the key is taken away', async () => {
  const { professional, colleague, owner, desk } = asha;
  const send = upload(await picture(), '/api/document/upload?type=other', 'files');
  const [{ documentId }] = (await send(professional)).body.documents;
  const body = {
    employeeId: asha.staffIds.professional,
    documentId,
    kind: 'driving_licence' as const,
    number: 'KA05 20150012345',
    expiresOn: '2027-12-20',
  };
  await professional.client.call(addEmployeeDocument, { body });
  const { recordId } = await readsAlone(professional, 'employee_documents', [colleague, desk, bela.owner]);
  expect((await list(owner, 'employee_documents')).map((one) => one.recordId)).toEqual([recordId]);
  const { db } = tenants.app.platform;
  await sql`insert into staff_permission (staff_id, permission, granted_at)
    select staff_id, 'manage_users.view', now() from staff_member where user_id = ${desk.userId}`.execute(db);
  tenants.app.clock.advance(5_000);
  const { body: link } = await fileOf(desk, 'employee_documents', recordId);
  await sql`delete from staff_permission where permission = 'manage_users.view'`.execute(db);
  expect((await open(link.url)).status).toBe(404);
}, 60_000);

test('a list that was made into a file is with who made it, behind its own address', async () => {
  const { owner, desk } = asha;
  const wanted = { list: 'bookings' as const, format: 'csv' as const, filters: {} };
  const { exportId } = await owner.client.call(askExport, { body: wanted });
  expect(await list(owner, 'list_exports')).toEqual([]);
  await tenants.app.drain();
  expect(await list(owner, 'list_exports')).toMatchObject([
    { recordId: exportId, name: expect.stringMatching(/CSV/) },
  ]);
  expect(await list(desk, 'list_exports')).toEqual([]);
  const { body: link } = await fileOf(owner, 'list_exports', exportId);
  expect((await fetchExport(tenants.app, link.url)).status).toBe(200);
  expect((await open(link.url)).status).toBe(403);
  expect((await fileOf(desk, 'list_exports', exportId)).status).toBe(404);
}, 60_000);

test('each role has its own folders, and one search looks through all of them', async () => {
  const folders = async ({ client }: Person) => (await client.call(listRecordFolders)).folders;
  expect(await folders(asha.buyer)).toEqual([
    'invoices',
    'quotes',
    'signed_documents',
    'profile_documents',
    'work_photos',
    'project_files',
  ]);
  expect(await folders(asha.colleague)).not.toContain('invoices');
  expect(await folders(asha.owner)).not.toContain('candidate_documents');
  const q = 'rent of the';
  const { items } = await asha.owner.client.call(findRecords, { query: { q } });
  expect(items.map(({ name }) => name)).toEqual(['Rent of the shop']);
});

test('an address that is over, forged or of another person opens nothing', async () => {
  const [record] = await list(asha.owner, 'papers');
  const { url } = (await fileOf(asha.owner, 'papers', required(record).recordId)).body;
  expect((await open(url)).status).toBe(200);
  expect((await open(`${url}x`)).status).toBe(403);
  expect((await open('/record-file')).status).toBe(403);
  tenants.app.clock.advance(60_000);
  expect((await open(url)).status).toBe(403);
});
