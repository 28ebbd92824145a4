import { getCandidateProfile, setCandidatePrivacy } from '@nukkad/contract/hiring/candidate/candidate.api';
import * as api from '@nukkad/contract/hiring/candidate/candidate-document.api';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainPdf } from '../../../../test/fixtures/cvs/cv-pdf.ts';
import {
  type CandidateFixture,
  type Employer,
  candidateFixture,
  deskOf,
  employer,
  newcomer,
  seeker,
} from '../../../../test/fixtures/candidate-fixture.ts';
import { eraseFrom, exportOf } from '../../../platform/personal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { candidatePersonal } from '../candidate-personal.store.ts';
import { listDocuments, listKnownDocuments } from './candidate-document.store.ts';

let fixture: CandidateFixture;
let corner: Employer;
let paper: Buffer;
beforeAll(async () => {
  fixture = await candidateFixture();
  corner = await employer(fixture.app, 'Clean Corner');
  paper = await plainPdf('ITI Plumber');
});
afterAll(() => fixture.app.close());

const as = (viewer: Viewer) => fixture.app.as(viewer);
const today = () => istDay(fixture.app.clock.now());

function add(who: Viewer, query = 'kind=iti', content = paper, type = 'application/pdf') {
  const body = new FormData();
  const name = type === 'application/pdf' ? 'iti.pdf' : 'iti.jpg';
  body.append('file', new Blob([new Uint8Array(content)], { type }), name);
  return as(who).send('POST', `jobs/documents?${query}`, { body });
}
const own = async (who: Viewer) => (await as(who).call(api.getOwnDocuments)).documents;
const open = (who: Viewer, documentId: string) =>
  as(who).ask(api.openCandidateDocument, { query: { documentId } });
const shown = async (who: Viewer, { userId }: Viewer) =>
  (await as(who).call(api.getCandidateFiles, { query: { userId } })).documents.map(({ kind }) => kind);

test('a person keeps papers and photos with their kind and last day, and opens them by a link of a minute', async () => {
  const raju = await seeker(fixture.app, 'Raju Yadav');
  const { percent } = (await as(raju).call(getCandidateProfile)).strength;
  const photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  expect((await add(raju)).status).toBe(201);
  fixture.app.clock.advance(1_000);
  const licence = await add(raju, `kind=driving_licence&expiresOn=${today()}`, photo, 'image/jpeg');
  expect(licence.body).toMatchObject({ kind: 'driving_licence', expiresOn: today(), hasEnded: false });
  const documents = await own(raju);
  expect(documents.map(({ kind, mediaType }) => [kind, mediaType])).toEqual([
    ['driving_licence', 'image/webp'],
    ['iti', 'application/pdf'],
  ]);
  expect((await as(raju).call(getCandidateProfile)).strength.percent).toBe(percent + 5);
  const { url, expiresAt } = (await open(raju, licence.body.documentId)).body;
  expect(Date.parse(expiresAt) - fixture.app.clock.now().getTime()).toBe(60_000);
  expect((await fetch(new URL(url, fixture.app.url))).status).toBe(200);
}, 120_000);

test('a day that is over, a file that is none, and a thirteenth are refused', async () => {
  const asha = await newcomer(fixture.app, 'Asha Rao');
  const yesterday = addDays(today(), -1);
  expect((await add(asha, `kind=police_check&expiresOn=${yesterday}`)).body.code).toBe(
    'candidate_document_ended',
  );
  expect((await add(asha, 'kind=iti', Buffer.from('no paper'))).body.code).toBe(
    'candidate_document_unreadable',
  );
  expect((await add(asha, 'kind=passport')).status).toBe(400);
  const { db } = fixture.app.platform;
  await add(asha);
  const [row] = await listDocuments(db, asha.userId);
  if (!row) throw new Error('It was not added.');
  const further = Array.from({ length: 10 }, () => ({
    document_id: crypto.randomUUID(),
    user_id: row.userId,
    kind: row.kind,
    storage_key: row.storageKey,
    file_name: row.fileName,
    media_type: row.mediaType,
    bytes: row.bytes,
    added_at: row.addedAt,
  }));
  await db.insertInto('candidate_document').values(further).execute();
  const answers = await Promise.all([
    add({ ...asha, sessionId: crypto.randomUUID() }),
    add({ ...asha, sessionId: crypto.randomUUID() }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
}, 120_000);

test('a business opens them from the shortlist on and only while the person shares them', async () => {
  const raju = await seeker(fixture.app, 'Raju Yadav');
  const { documentId } = (await add(raju)).body;
  const meets = async (viewer: Viewer = corner.owner) => [
    (await shown(viewer, raju)).length > 0,
    (await open(viewer, documentId)).status === 200,
  ];
  const [opens, closed] = [
    [true, true],
    [false, false],
  ];
  expect(await meets()).toEqual(closed);
  await as(raju).call(setCandidatePrivacy, { body: { sharesDocuments: true } });
  expect(await meets()).toEqual(closed);
  fixture.standsAt(corner.organisationId, raju.userId, 'shortlisted');
  expect(await meets()).toEqual(opens);
  const rival = await employer(fixture.app, 'Bright Sparks');
  expect(await meets(rival.owner)).toEqual(closed);
  expect(await meets(deskOf(corner, 'hireTalent.view'))).toEqual(opens);
  expect((await open(deskOf(corner, 'booking.view'), documentId)).status).toBe(404);
  expect((await open(await newcomer(fixture.app, 'Neha Gupta'), documentId)).status).toBe(404);
  const asked = { organisationId: corner.organisationId, userId: raju.userId, now: fixture.app.clock.now() };
  const kinds = () => fixture.candidates.sharedKinds(fixture.app.platform.db, asked);
  expect([...(await kinds())]).toEqual(['iti']);
  await as(raju).call(setCandidatePrivacy, { body: { sharesDocuments: false } });
  expect([await meets(), (await kinds()).size]).toEqual([closed, 0]);
}, 120_000);

test('removed it is gone at once; it is in the copy of everything and leaves with its person', async () => {
  const { db, storage } = fixture.app.platform;
  const [kavita, other] = [
    await newcomer(fixture.app, 'Kavita Joshi'),
    await newcomer(fixture.app, 'Neha Gupta'),
  ];
  const { documentId } = (await add(kavita)).body;
  const [row] = await listDocuments(db, kavita.userId);
  const storageKey = row?.storageKey ?? '';
  expect(await candidatePersonal.files?.(db, kavita.userId)).toEqual([storageKey]);
  expect(await listKnownDocuments(db, [storageKey])).toEqual([storageKey]);
  const copy = await exportOf(candidatePersonal, db, kavita.userId);
  expect(copy['Certificates and licences of your job profile']).toMatchObject([{ kind: 'iti' }]);
  const query = { documentId };
  expect((await as(other).refused(api.removeCandidateDocument, { query })).status).toBe(404);
  await as(kavita).call(api.removeCandidateDocument, { query });
  expect([await own(kavita), await storage.get(storageKey)]).toEqual([[], null]);
  expect((await as(kavita).refused(api.removeCandidateDocument, { query })).code).toBe(
    'candidate_document_not_found',
  );
  await add(kavita);
  await db.transaction().execute((tx) => eraseFrom(candidatePersonal, tx, kavita.userId));
  expect(await listDocuments(db, kavita.userId)).toEqual([]);
}, 120_000);
