/** Every folder goes on behind a cursor of its own, narrows by words, and refuses a cursor that is not ours. */
import { listRecords } from '@nukkad/contract/files/drive/record.api';
import { type RecordFolder, recordFolders } from '@nukkad/contract/files/drive/record.noun';
import { ownerPermissions } from '@nukkad/contract/kernel/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeDomains } from '../../src/domains.ts';
import { toCursor } from '../../src/platform/http/cursor.ts';
import { newId } from '../../src/platform/id.ts';
import type { Viewer } from '../../src/platform/viewer.ts';
import { type Mounted, aViewer, mounted } from '../harness/mounted.ts';

let app: Mounted;
beforeAll(async () => {
  app = await mounted((platform, sessions) => composeDomains(platform, sessions).domains);
}, 120_000);
afterAll(() => app.close());

const organisationId = newId();
const owner = aViewer({ role: 'Service Partner', organisationId, permissions: ownerPermissions() });
const desk = aViewer({ role: 'subUser', organisationId, staffId: newId() });
const [buyer, seeker] = [aViewer({ role: 'Buyer' }), aViewer({ role: 'Jobseeker' })];

const [at, id] = ['2026-11-02T10:00:00.000Z', newId()];
const byInstant = [at, id];
const byId = [id];
const keys: Readonly<Record<RecordFolder, readonly string[]>> = {
  invoices: byInstant,
  quotes: byInstant,
  papers: byInstant,
  earnings: ['2026-10'],
  payslips: ['2026-10-01', 'Ravi Kumar', id],
  tax_certificates: ['2025-04-01', id],
  letters: byId,
  job_offers: byId,
  signed_documents: byId,
  profile_documents: byId,
  candidate_documents: byId,
  employee_documents: byId,
  work_photos: [at, id, newId()],
  project_files: byInstant,
  expense_receipts: byInstant,
  list_exports: byId,
};

const list = (who: Viewer, folder: RecordFolder, more: object) =>
  app.as(who).askLoosely(listRecords, { query: { folder, ...more } });

test.each(recordFolders)('%s', async (folder) => {
  const people = folder === 'candidate_documents' ? [seeker] : [owner, desk, buyer, seeker];
  for (const who of people) {
    const { status, body } = await list(who, folder, { cursor: toCursor(...keys[folder]), q: "o'%_" });
    expect([folder, who.role, status, body.items]).toEqual([folder, who.role, 200, []]);
  }
  const asked = folder === 'earnings' ? [] : [people[0] ?? seeker];
  for (const who of asked) {
    const { status } = await list(who, folder, { cursor: toCursor('nothing of ours') });
    expect([folder, status]).toEqual([folder, 400]);
  }
});
