import { getCandidateProfile } from '@nukkad/contract/hiring/candidate/candidate.api';
import * as api from '@nukkad/contract/hiring/candidate/cv.api';
import { type Cv, docxMediaType } from '@nukkad/contract/hiring/candidate/cv.model';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  type CandidateFixture,
  candidateFixture,
  newcomer,
  seeker,
} from '../../../../test/fixtures/candidate-fixture.ts';
import { badCvs } from '../../../../test/fixtures/cvs/bad-cvs.ts';
import { packedDocx, plainDocx } from '../../../../test/fixtures/cvs/cv-docx.ts';
import { plainPdf, scannedPdf } from '../../../../test/fixtures/cvs/cv-pdf.ts';
import { photographed } from '../../../../test/fixtures/cvs/cv-photo.ts';
import { required } from '../../../../test/harness/required.ts';
import { eraseFrom, exportOf } from '../../../platform/personal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { candidatePersonal } from '../candidate-personal.store.ts';
import { findCv } from './cv.store.ts';

let fixture: CandidateFixture;
beforeAll(async () => void (fixture = await candidateFixture()));
afterAll(() => fixture.app.close());

const written = `# Ramesh Kumar
  Plumber
  98450 12345 | ramesh.kumar@example.com
  Indiranagar, Bengaluru 560038
  ## Experience
  Plumber, Sharma Sanitary Works >> Jan 2019 - Mar 2022
  ## Education
  ITI Plumber, Govt ITI, 2015
  ## Hobbies
  Kite flying at Sankranti
  Expected salary 18k in hand`;

interface File {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}
const pdf = async (text: string): Promise<File> => ({
  name: 'cv.pdf',
  mediaType: 'application/pdf',
  content: await plainPdf(text),
});

async function post(who: Viewer, { name, mediaType, content }: File) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)], { type: mediaType }), name);
  return fixture.app.as(who).send('POST', 'jobs/cv', { body });
}

const own = async (who: Viewer): Promise<Cv | null> => (await fixture.app.as(who).call(api.getCv)).cv;

/** Sent, and read meanwhile. */
async function sent(who: Viewer, file: File): Promise<Cv> {
  expect((await post(who, file)).status).toBe(201);
  return vi.waitFor(
    async () => {
      const cv = required(await own(who));
      expect(cv.state).not.toBe('waiting');
      return cv;
    },
    { timeout: 110_000, interval: 250 },
  );
}

const profile = (who: Viewer) => fixture.app.as(who).call(getCandidateProfile);
const use = (who: Viewer, body: object) => fixture.app.as(who).askLoosely(api.useCv, { body });

test('each field is shown with the line and page where it was read; what was not understood stays as text', async () => {
  const ramesh = await newcomer(fixture.app, 'Ramesh Kumar');
  const first = await post(ramesh, await pdf(written));
  expect([first.status, first.body.state, first.body.fields]).toEqual([201, 'waiting', null]);
  const cv = await sent(ramesh, await pdf(written));
  const fields = required(cv.fields);
  const lineOf = (told: { at: { line: number } } | null | undefined) => cv.lines[told?.at.line ?? -1]?.text;
  expect(fields.name).toMatchObject({ value: 'Ramesh Kumar', at: { page: 1, confidence: 'high' } });
  expect(lineOf(fields.mobile)).toContain('98450 12345');
  expect(fields.trades[0]?.value).toEqual({ skillId: 'plumber', name: 'Plumber' });
  expect(fields.work[0]).toMatchObject({
    value: { employer: 'Sharma Sanitary Works', title: 'Plumber', from: '2019-01', to: '2022-03' },
    at: { confidence: 'high' },
  });
  expect(lineOf(fields.work[0])).toContain('Sharma Sanitary Works');
  expect(fields.wageExpected?.value).toEqual({ unit: 'month', paise: 18_000_00 });
  expect(cv.lines.find(({ text }) => text.startsWith('Kite'))).toMatchObject({
    isUnderstood: false,
    page: 1,
  });
  expect((await profile(ramesh)).updatedAt).toBeNull();
}, 120_000);

test('only what the person chose and corrected of the reading that was shown comes into the profile', async () => {
  const { app } = fixture;
  const [ramesh, other] = [await newcomer(app, 'Ramesh Kumar'), await newcomer(app, 'Suresh Patil')];
  const { cvId, version } = await sent(ramesh, {
    name: 'cv.docx',
    mediaType: docxMediaType,
    content: plainDocx(written),
  });
  const chosen = {
    tradeIds: ['plumber'],
    experiences: [{ employer: 'Sharma Works', title: 'Plumber', from: '2019-01', to: null }],
  };
  expect((await use(other, { cvId, version, fields: chosen })).body.code).toBe('cv_not_found');
  expect((await use(ramesh, { cvId, version: version + 1, fields: chosen })).body.code).toBe('cv_changed');
  const wrong = await use(ramesh, {
    cvId,
    version,
    fields: { experiences: [{ ...chosen.experiences[0], from: null }] },
  });
  expect(wrong.status).toBe(400);
  expect((await profile(ramesh)).updatedAt).toBeNull();
  const { status, body } = await use(ramesh, { cvId, version, fields: chosen });
  expect([status, body.trades[0]?.name, body.experiences, body.wage, body.education]).toEqual([
    200,
    'Plumber',
    chosen.experiences,
    null,
    null,
  ]);
  const next = await sent(ramesh, await pdf(written));
  expect((await use(ramesh, { cvId, version, fields: chosen })).body.code).toBe('cv_changed');
  expect(next.cvId).not.toBe(cvId);
}, 120_000);

test('what already stands in the profile stays where the CV says nothing', async () => {
  const raju = await seeker(fixture.app, 'Raju Yadav', { languages: ['hi'] });
  const { cvId, version } = await sent(raju, await pdf(written));
  const { body } = await use(raju, { cvId, version, fields: { education: 'iti' } });
  expect([body.education, body.languages, body.wage?.paise]).toEqual(['iti', ['hi'], 18_000_00]);
}, 120_000);

test('a CV that is none is refused with a sentence, and the one before stays', async () => {
  const asha = await newcomer(fixture.app, 'Asha Rao');
  const before = await sent(asha, await pdf(written));
  for (const bad of badCvs) {
    const { why, code, ...file } = bad();
    const { body } = await post({ ...asha, sessionId: crypto.randomUUID() }, file);
    expect([why, body.code]).toEqual([why, code]);
  }
  expect((await own(asha))?.cvId).toBe(before.cvId);
}, 240_000);

test('a document made from a template on the own disk is taken, without where that lies', async () => {
  const meena = await newcomer(fixture.app, 'Meena Kumari');
  const content = packedDocx({
    document: '<w:p><w:r><w:t>Name: Meena Kumari</w:t></w:r></w:p>',
    more: {
      'word/settings.xml': Buffer.from(
        '<w:settings xmlns:w="a" xmlns:r="b"><w:attachedTemplate r:id="rId1"/></w:settings>',
      ),
      'word/_rels/settings.xml.rels': Buffer.from(
        '<Relationships><Relationship Id="rId1" Type="x/attachedTemplate" Target="file:///C:\\Users\\meena\\cv.dotx" TargetMode="External"/></Relationships>',
      ),
    },
  });
  const cv = await sent(meena, { name: 'cv.docx', mediaType: docxMediaType, content });
  expect(cv.fields?.name?.value).toBe('Meena Kumari');
  const kept = await fixture.app.platform.storage.get(
    required(await findCv(fixture.app.platform.db, meena.userId)).storageKey,
  );
  expect(required(kept).content.toString('latin1')).not.toContain('C:\\Users');
}, 120_000);

const drawn = (lines: readonly string[]) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754"><rect width="100%" height="100%" fill="#fff"/>
      ${lines.map((line, at) => `<text x="90" y="${120 + at * 60}" font-size="34">${line}</text>`).join('')}</svg>`),
  );
const scan = [
  'Suresh Patil',
  'Electrician',
  'Mobile: 98450 12345',
  'Experience',
  'Electrician, Patil Electricals',
  'Jan 2018 - Dec 2021',
  'Education',
  'ITI Electrician 2014',
];

test('a scan without text and a photo are read by their letters; a blank page holds no words', async () => {
  const suresh = await newcomer(fixture.app, 'Suresh Patil');
  const picture = await drawn(scan).jpeg().toBuffer();
  for (const file of [
    { name: 'cv.pdf', mediaType: 'application/pdf', content: await scannedPdf(picture) },
    { name: 'cv.jpg', mediaType: 'image/jpeg', content: picture },
  ]) {
    const { state, fields } = await sent(suresh, file);
    expect([state, fields?.name?.value, fields?.mobile?.value]).toEqual([
      'read',
      'Suresh Patil',
      '9845012345',
    ]);
    expect(fields?.trades[0]?.value.skillId).toBe('electrician');
    expect(fields?.work[0]?.value).toMatchObject({ from: '2018-01', to: '2021-12' });
  }
  const blank = await sent(suresh, {
    name: 'cv.png',
    mediaType: 'image/png',
    content: await drawn([]).png().toBuffer(),
  });
  expect([blank.state, blank.fields, blank.lines]).toEqual(['empty', null, []]);
}, 300_000);

const inHindi = `# सुनीता बाई
  रसोइया
  मोबाइल नंबर: 97522 11009
  पता: बरखेड़ी, भोपाल, मध्य प्रदेश 462008
  ## अनुभव
  होटल सागर में रसोइया, मार्च 2015 से अब तक
  ## भाषा
  हिंदी`;
const inBoth = `# Ramesh Kumar
  Plumber
  मोबाइल: 98260 12345, ramesh.kumar@example.com
  ## अनुभव
  शर्मा कंपनी में प्लंबर, जनवरी 2018 से मार्च 2021
  ## Education
  ITI Plumber, Govt ITI Bhopal, 2014
  ## भाषा
  हिंदी, अंग्रेज़ी`;

test('a scan in Devanagari and a photo in both scripts are read by both models', async () => {
  const sunita = await newcomer(fixture.app, 'Sunita Bai');
  const scanned = { name: 'cv.pdf', mediaType: 'application/pdf' };
  const hindi = await sent(sunita, { ...scanned, content: await scannedPdf(await photographed(inHindi)) });
  const fields = required(hindi.fields);
  expect([fields.name?.value, fields.mobile?.value, fields.place?.value.pincode]).toEqual([
    'सुनीता बाई',
    '9752211009',
    '462008',
  ]);
  expect(fields.trades[0]?.value.skillId).toBe('cook');
  expect(fields.work[0]?.value).toMatchObject({ employer: 'होटल सागर', from: '2015-03', to: null });
  const photo = { name: 'cv.jpg', mediaType: 'image/jpeg', content: await photographed(inBoth) };
  const both = required((await sent(await newcomer(fixture.app, 'Ramesh Kumar'), photo)).fields);
  expect([both.name?.value, both.mobile?.value, both.mail?.value]).toEqual([
    'Ramesh Kumar',
    '9826012345',
    'ramesh.kumar@example.com',
  ]);
  expect(both.work[0]?.value).toMatchObject({ from: '2018-01', to: '2021-03' });
}, 300_000);

test('a CV is its person’s alone, in the copy of everything, and gone when removed or on leaving', async () => {
  const { app } = fixture;
  const { db, storage } = app.platform;
  const kavita = await newcomer(app, 'Kavita Joshi');
  const { cvId, url } = await sent(kavita, await pdf(written));
  expect((await app.as(kavita).send('GET', url)).status).toBe(200);
  expect(await own(await newcomer(app, 'Neha Gupta'))).toBeNull();
  expect((await app.as({ ...kavita, role: 'Buyer' }).askLoosely(api.getCv, {})).status).toBe(403);
  const rows = await exportOf(candidatePersonal, db, kavita.userId);
  expect(JSON.stringify(rows['The CV you sent, and what was read off it'])).toContain(
    'Sharma Sanitary Works',
  );
  const { storageKey } = required(await findCv(db, kavita.userId));
  expect(storageKey).toContain(kavita.userId);
  expect(await candidatePersonal.files?.(db, kavita.userId)).toEqual([storageKey]);
  expect((await app.as(kavita).askLoosely(api.removeCv, { query: { cvId } })).body).toEqual({
    removed: true,
  });
  expect([await own(kavita), await storage.get(storageKey)]).toEqual([null, null]);
  expect((await app.as(kavita).askLoosely(api.removeCv, { query: { cvId } })).body.code).toBe('cv_not_found');
  await sent(kavita, await pdf(written));
  await db.transaction().execute((tx) => eraseFrom(candidatePersonal, tx, kavita.userId));
  expect(await findCv(db, kavita.userId)).toBeNull();
}, 180_000);
