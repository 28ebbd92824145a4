import * as api from '@nukkad/contract/hiring/applicant-note/applicant-note.api';
import type { ApplicantNote } from '@nukkad/contract/hiring/applicant-note/applicant-note.model';
import { updateJob } from '@nukkad/contract/hiring/job/job.api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type ApplicationFixture,
  aPlumberJob,
  anApplicant,
  applicationFixture,
  move,
  plumberJob,
} from '../../../test/fixtures/application-fixture.ts';
import { deskOf } from '../../../test/fixtures/candidate-fixture.ts';
import { hireAt } from '../../../test/fixtures/interview-fixture.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { applicantNotePersonal } from './applicant-note-personal.store.ts';

const dayMs = 86_400_000;
let fixture: Awaited<ReturnType<typeof applicationFixture>>;
let arun: Viewer;
let bela: Viewer;
beforeAll(async () => {
  fixture = await applicationFixture();
  arun = await hireAt(fixture, 'Arun Das', ['hireTalent.view']);
  bela = await hireAt(fixture, 'Bela Rao', ['hireTalent.view']);
});
beforeEach(() => {
  fixture.app.sms.length = 0;
});
afterAll(() => fixture.app.close());

const notesOf = async (client: TestClient, applicationId: string): Promise<readonly ApplicantNote[]> =>
  (await client.call(api.listApplicantNotes, { query: { applicationId } })).items;
const write = (client: TestClient, applicationId: string, words: string, mentionIds: string[] = []) =>
  client.call(api.writeApplicantNote, { body: { applicationId, words, mentionIds } });
const texts = ({ app }: Pick<ApplicationFixture, 'app'>) => app.sms.map(({ variables }) => variables['text']);

test('the team writes notes, changes and deletes its own, and each reads all of them; the candidate and others none', async () => {
  const { app, lakshmi, shop, vikram } = fixture;
  const { viewer: raju, applicationId } = await anApplicant(fixture, await aPlumberJob(lakshmi));
  const [ofArun, ofBela] = [app.as(arun), app.as(bela)];
  const first = await write(ofArun, applicationId, 'Knows old pipes well.');
  expect(first).toMatchObject({
    words: 'Knows old pipes well.',
    writtenBy: 'Arun Das',
    isOwn: true,
    mentions: [],
    editedAt: null,
    can: { edit: true, delete: true },
  });
  await write(lakshmi, applicationId, 'Call on Monday.');
  const { applicantNoteId, version } = first;
  const edit = { applicantNoteId, version, words: 'Knows old pipes.', mentionIds: [] };
  app.clock.advance(60_000);
  expect(await ofArun.call(api.editApplicantNote, { body: edit })).toMatchObject({
    words: 'Knows old pipes.',
    editedAt: app.clock.now().toISOString(),
    version: 2,
  });
  expect((await ofArun.refused(api.editApplicantNote, { body: edit })).code).toBe('applicant_note_changed');
  expect(await notesOf(ofBela, applicationId)).toMatchObject([
    { words: 'Call on Monday.', isOwn: false, can: { edit: false, delete: false } },
    { words: 'Knows old pipes.', isOwn: false, can: { edit: false, delete: false } },
  ]);
  const ofOthers = { ...edit, version: 2 };
  for (const colleague of [ofBela, lakshmi])
    expect([
      (await colleague.refused(api.editApplicantNote, { body: ofOthers })).code,
      (await colleague.refused(api.removeApplicantNote, { query: { applicantNoteId } })).code,
    ]).toEqual(['forbidden', 'forbidden']);
  expect(await notesOf(vikram, applicationId)).toEqual([]);
  expect([
    (await vikram.refused(api.writeApplicantNote, { body: { applicationId, words: 'Hello.' } })).code,
    (await vikram.refused(api.editApplicantNote, { body: ofOthers })).code,
    (await vikram.refused(api.removeApplicantNote, { query: { applicantNoteId } })).code,
  ]).toEqual(['application_not_found', 'applicant_note_not_found', 'applicant_note_not_found']);
  for (const stranger of [app.as(raju), app.as(deskOf(shop, 'hireTalent.update'))])
    expect([
      (await stranger.refused(api.listApplicantNotes, { query: { applicationId } })).code,
      (await stranger.refused(api.writeApplicantNote, { body: { applicationId, words: 'Hello.' } })).code,
    ]).toEqual(['forbidden', 'forbidden']);
  await ofArun.call(api.removeApplicantNote, { query: { applicantNoteId } });
  expect(await notesOf(lakshmi, applicationId)).toMatchObject([{ words: 'Call on Monday.' }]);
  expect((await ofArun.refused(api.removeApplicantNote, { query: { applicantNoteId } })).code).toBe(
    'applicant_note_not_found',
  );
});

test('who is mentioned is told once, with a way to the applicant; only people who see the applicant are mentioned', async () => {
  const { app, lakshmi, shop } = fixture;
  const job = await aPlumberJob(lakshmi);
  const { viewer: raju, applicationId } = await anApplicant(fixture, job);
  const { applicationId: another } = await anApplicant(fixture, job, 'Sunil Naik');
  await app.drain();
  app.sms.length = 0;
  const driver = await hireAt(fixture, 'Dev Lal', ['booking.view']);
  for (const userId of [driver.userId, raju.userId])
    expect(
      (
        await lakshmi.refused(api.writeApplicantNote, {
          body: { applicationId, words: 'Look at this.', mentionIds: [userId] },
        })
      ).code,
    ).toBe('applicant_note_mention_unknown');
  const note = await write(lakshmi, applicationId, 'Can you meet him?', [arun.userId, shop.ownerUserId]);
  expect(note.mentions.map(({ userId }) => userId).toSorted()).toEqual(
    [arun.userId, shop.ownerUserId].toSorted(),
  );
  await app.drain();
  expect(texts(fixture)).toEqual([
    expect.stringMatching(
      new RegExp(`mentioned you in a note on an applicant for Plumber for homes: .*${applicationId}`),
    ),
  ]);
  app.sms.length = 0;
  const { applicantNoteId, version } = note;
  const changed = { applicantNoteId, version, words: 'Can you both meet him?' };
  await lakshmi.call(api.editApplicantNote, {
    body: { ...changed, mentionIds: [arun.userId, bela.userId] },
  });
  await app.drain();
  expect(texts(fixture)).toHaveLength(1);
  app.sms.length = 0;
  // What is deleted before it is told is no news.
  const gone = await write(lakshmi, another, 'And him?', [arun.userId]);
  await lakshmi.call(api.removeApplicantNote, { query: { applicantNoteId: gone.applicantNoteId } });
  await app.drain();
  expect(texts(fixture)).toEqual([]);
});

test('who is taken from a job reads no note of its applicants, and is mentioned and told no more', async () => {
  const { app, lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi, { memberIds: [arun.userId] });
  const { applicationId } = await anApplicant(fixture, job);
  await app.drain();
  app.sms.length = 0;
  const ofArun = app.as(arun);
  const note = await write(ofArun, applicationId, 'Good.');
  expect(await notesOf(app.as(bela), applicationId)).toEqual([]);
  const mentioning = { applicationId, words: 'Look.', mentionIds: [bela.userId] };
  expect((await ofArun.refused(api.writeApplicantNote, { body: mentioning })).code).toBe(
    'applicant_note_mention_unknown',
  );
  await write(lakshmi, applicationId, 'What do you think?', [arun.userId]);
  const { jobId, version } = job;
  await lakshmi.call(updateJob, { body: { jobId, version, ...plumberJob, memberIds: [bela.userId] } });
  await app.drain();
  expect(texts(fixture)).toEqual([]);
  expect(await notesOf(ofArun, applicationId)).toEqual([]);
  const { applicantNoteId } = note;
  expect((await ofArun.refused(api.removeApplicantNote, { query: { applicantNoteId } })).code).toBe(
    'applicant_note_not_found',
  );
  expect(await notesOf(app.as(bela), applicationId)).toHaveLength(2);
});

test('a candidate’s copy says that there are notes and no word of them; notes go with either account, and with the application', async () => {
  const { app, lakshmi, round } = fixture;
  const { platform } = app;
  const { viewer: raju, applicationId } = await anApplicant(fixture, await aPlumberJob(lakshmi));
  await write(app.as(arun), applicationId, 'Too slow for us.', [bela.userId]);
  await write(lakshmi, applicationId, 'Ask again.');
  const copyOf = (userId: string) => exportOf(applicantNotePersonal, platform.db, userId);
  expect((await copyOf(raju.userId))['Notes of businesses on your job applications']).toEqual([
    { application_id: applicationId },
    { application_id: applicationId },
  ]);
  const ofArun = await copyOf(arun.userId);
  expect(JSON.stringify(ofArun)).toContain('Too slow for us.');
  expect(JSON.stringify(ofArun)).not.toContain(raju.userId);
  const erase = ({ userId }: Viewer) =>
    platform.write({ idempotency: null }, (tx) => eraseFrom(applicantNotePersonal, tx, userId));
  await erase(bela);
  expect(await notesOf(lakshmi, applicationId)).toMatchObject([{}, { mentions: [] }]);
  await erase(arun);
  expect(await notesOf(lakshmi, applicationId)).toMatchObject([{ words: 'Ask again.' }]);
  await move(app.as(raju), 'withdraw', applicationId);
  app.clock.advance(400 * dayMs);
  await round('application.erase_ended');
  expect(await notesOf(lakshmi, applicationId)).toEqual([]);
});
