import { endpoints } from '@nukkad/contract/index';
import * as applicationApi from '@nukkad/contract/hiring/application/application.api';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import type { AnyInput } from '@nukkad/contract/kernel/client';
import { jobAnalytics, listRecruiters } from '@nukkad/contract/hiring/hiring-report/hiring-report.api';
import { getCandidate } from '@nukkad/contract/hiring/candidate/candidate.api';
import { searchWork } from '@nukkad/contract/office/search/search.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentSchema } from '../../platform/http/json-schema.ts';
import { newId } from '../../platform/id.ts';
import type { Viewer } from '../../platform/viewer.ts';
import {
  type KeptIds,
  type KeptJob,
  aKeptJob,
  keptPerson,
  keptTitle,
} from '../../../test/fixtures/kept-job-fixture.ts';
import { termsFor } from '../../../test/fixtures/job-offer-fixture.ts';

let kept: KeptJob;
beforeAll(async () => {
  kept = await aKeptJob();
}, 120_000);
afterAll(() => kept.app.close());

type Input = (ids: KeptIds) => AnyInput;

const query =
  (of: (ids: KeptIds) => Readonly<Record<string, string>>): Input =>
  (ids) => ({ query: of(ids) });
const body =
  (of: (ids: KeptIds) => object): Input =>
  (ids) => ({ body: of(ids) });
const ofApplication = query(({ applicationId }) => ({ applicationId }));
const ofHired = query(({ hiredApplicationId: applicationId }) => ({ applicationId }));
const ofInterview = query(({ interviewId }) => ({ interviewId }));
const ofJob = query(({ jobId }) => ({ jobId }));
const seenJob = body(({ jobId }) => ({ jobId, version: 1 }));
const pen = { signature: { how: 'drawn', png: 'iVBORw0KGgo=' }, codeId: 'none', otp: '000000' };
const rejection = { reason: 'experience', delayHours: 0 };

/** Every call of the team that names a job or what hangs on one, where another of the team finds nothing. */
const gone: Readonly<Record<string, Input>> = {
  'GET /jobs/job': ofJob,
  'GET /jobs/team': ofJob,
  'GET /jobs/getAppliedCandidates': ofJob,
  'GET /jobs/appliedCount': ofJob,
  'GET /jobs/jobAnalytics': ofJob,
  'GET /jobs/jobAnalytics/recruiters': ofJob,
  'GET /jobs/application': ofApplication,
  'GET /jobs/interview/interviewers': ofApplication,
  'GET /jobs/hire': ofHired,
  'GET /jobs/hire/terms': ofHired,
  'GET /jobs/workRecord/shared': ofApplication,
  'GET /jobs/samePerson': ofApplication,
  'GET /jobs/interview': ofInterview,
  'GET /jobs/interview/calendar': ofInterview,
  'GET /jobs/offer': query(({ jobOfferId }) => ({ jobOfferId })),
  'GET /jobs/offer/{jobOfferId}/pdf': ({ jobOfferId }) => ({ params: { jobOfferId } }),
  'POST /jobs/candidate/invite': body(({ jobId }) => ({ jobId, userId: kept.shortlisted.userId })),
  'POST /jobs/application/notes': body(({ applicationId }) => ({ applicationId, words: 'Hello.' })),
  'PATCH /jobs/application/notes': body(({ applicantNoteId }) => ({
    applicantNoteId,
    version: 1,
    words: 'Hello.',
  })),
  'DELETE /jobs/application/notes': query(({ applicantNoteId }) => ({ applicantNoteId })),
  'PATCH /jobs/updateAppliedJob': body(({ applicationId }) => ({
    applicationId,
    version: 1,
    verb: 'shortlist',
  })),
  'POST /jobs/application/reject': body(({ applicationId }) => ({ applicationId, version: 1, ...rejection })),
  'POST /jobs/interview': body(({ applicationId }) => ({
    applicationId,
    kind: 'phone',
    minutes: 30,
    interviewerIds: [kept.shop.ownerUserId],
    times: [new Date(kept.app.clock.now().getTime() + 3 * 86_400_000).toISOString()],
  })),
  'PATCH /jobs/interview': body(({ interviewId }) => ({ interviewId, version: 1, verb: 'complete' })),
  'POST /jobs/interview/reschedule': body(({ interviewId }) => ({ interviewId, version: 1 })),
  'POST /jobs/interview/scorecard': body(({ interviewId }) => ({
    interviewId,
    skillMark: 4,
    experienceMark: 4,
    mannerMark: 4,
    advice: 'yes',
  })),
  'POST /jobs/offer/preview': body(({ applicationId }) => termsFor(kept, applicationId)),
  'POST /jobs/offer': body(({ applicationId }) => ({
    ...termsFor(kept, applicationId),
    digest: 'a'.repeat(64),
  })),
  'POST /jobs/offer/answerCounter': body(({ jobOfferId }) => ({ jobOfferId, version: 1, take: true })),
  'GET /jobs/offer/document': query(({ jobOfferId }) => ({ jobOfferId, which: 'document' })),
  'POST /jobs/offer/document': body(({ jobOfferId }) => ({ jobOfferId })),
  'POST /jobs/offer/code': body(({ jobOfferId }) => ({ jobOfferId })),
  'POST /jobs/offer/sign': body(({ jobOfferId }) => ({ jobOfferId, documentHash: 'a'.repeat(64), ...pen })),
  'POST /jobs/offer/withdraw': body(({ jobOfferId }) => ({ jobOfferId, version: 1 })),
  'POST /jobs/hire': body(({ hiredApplicationId: applicationId }) => ({
    applicationId,
    departmentId: null,
    managerId: null,
    isProfessional: true,
    preset: 'Professional',
    structureId: null,
    documents: [],
    firstShift: null,
    seen: { monthly: 1, startsOn: termsFor(kept, '').startsOn, placesLeft: 1 },
  })),
  'POST /jobs/feedback/candidate': body(({ hireId }) => ({ hireId, stars: 5 })),
  'POST /jobs/question/answer': body(({ candidateQuestionId }) => ({
    candidateQuestionId,
    version: 1,
    answer: 'Yes, there is.',
    isPublic: false,
  })),
  'PATCH /jobs/updateJob': body(({ jobId }) => ({
    jobId,
    version: 1,
    tradeId: 'plumber',
    title: 'Mine',
    memberIds: null,
  })),
  'POST /jobs/samePerson': body(({ applicationId, hiredApplicationId: otherId }) => ({
    applicationId,
    otherId,
    verdict: 'same',
  })),
  'POST /jobs/publish': seenJob,
  'POST /jobs/deactivate': seenJob,
  'POST /jobs/activate': seenJob,
  'POST /jobs/renew': seenJob,
  'POST /jobs/close': body(({ jobId }) => ({ jobId, version: 1, outcome: 'ended' })),
  'POST /jobs/cancel': seenJob,
  'POST /jobs/delete': seenJob,
};

/** Those that answer a list, which is empty for another of the team. */
const empty: Readonly<Record<string, Input>> = {
  'GET /jobs/application/notes': ofApplication,
  'GET /jobs/interview/scheduled': ofApplication,
  'GET /jobs/interview/old': ofApplication,
  'GET /jobs/offers': ofHired,
  'GET /jobs/questions': ofJob,
  'POST /jobs/application/shortlists': body(({ applicationId }) => ({ applicationIds: [applicationId] })),
  'POST /jobs/application/rejections': body(({ applicationId }) => ({
    applicationIds: [applicationId],
    ...rejection,
  })),
};

/** They name people of the team or a candidate, and no job. */
const ofPeople = [
  'POST /jobs/createJob',
  'GET /jobs/candidate',
  'GET /jobs/candidateFiles',
  'GET /jobs/documents/file',
  'GET /jobs/interview/freeTimes',
  'GET /jobs/talentPool/candidate',
  'POST /jobs/createJob',
  'POST /jobs/talentPool',
  'PATCH /jobs/talentPool',
  'DELETE /jobs/talentPool',
];

const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
const ofTeam = endpoints.filter(
  ({ path, spec: { authz } }) =>
    path.startsWith('/jobs/') && authz.who === 'roles' && authz.roles.includes('subUser'),
);
const named = (name: string): AnyEndpoint => {
  const found = ofTeam.find((endpoint) => nameOf(endpoint) === name);
  if (!found) throw new Error(`${name} is no call of the team.`);
  return found;
};
/** Without the id of the request, which no two answers share. */
async function ask(viewer: Viewer, name: string, given: AnyInput) {
  const { status, body: answered } = await kept.app.as(viewer).askLoosely(named(name), given);
  const { requestId: _requestId, ...said } = answered;
  return { status, body: said };
}

const noOne: KeptIds = {
  jobId: newId(),
  applicationId: newId(),
  interviewId: newId(),
  applicantNoteId: newId(),
  hiredApplicationId: newId(),
  jobOfferId: newId(),
  hireId: newId(),
  candidateQuestionId: newId(),
};

const tables = [
  'job',
  'application',
  'applicant_note',
  'interview',
  'job_offer',
  'hire',
  'candidate_question',
];
const fingerprint = async () => {
  const prints = tables.map(async (table) => {
    const { rows } = await sql<{ print: string | null }>`
      select md5(string_agg(t::text, '|' order by t::text)) as print from ${sql.table(table)} t`.execute(
      kept.app.platform.db,
    );
    return rows[0]?.print;
  });
  return Promise.all(prints);
};

test('every call of the team that names an id is walked', () => {
  const naming = ofTeam.filter(({ spec }) =>
    [spec.params, spec.query, spec.body].some(
      (schema) => schema && JSON.stringify(documentSchema(schema, 'input')).includes('"format":"uuid"'),
    ),
  );
  const walked = [...Object.keys(gone), ...Object.keys(empty), ...ofPeople];
  expect(naming.map(nameOf).filter((name) => !walked.includes(name))).toEqual([]);
});

test('who of the team was not chosen finds what anyone finds under an id that there is not, and changes nothing', async () => {
  const before = await fingerprint();
  for (const [name, input] of Object.entries(gone)) {
    const hidden = await ask(kept.other, name, input(kept.ids));
    const none = await ask(kept.other, name, input(noOne));
    const { code, message } = none.body;
    expect([name, hidden.status]).toEqual([name, 404]);
    expect([name, hidden.body]).toMatchObject([name, { code, message }]);
  }
  for (const [name, input] of Object.entries(empty)) {
    const { status, body: answer } = await ask(kept.other, name, input(kept.ids));
    expect([name, status]).toEqual([name, 200]);
    expect([name, answer]).toMatchObject([
      name,
      name.startsWith('GET') ? { items: [] } : { results: [{ code: 'application_not_found' }] },
    ]);
  }
  expect(await fingerprint()).toEqual(before);
});

const listed = [
  'GET /jobs/myJob',
  'GET /jobs/interview/scheduled',
  'GET /jobs/interview/old',
  'GET /jobs/offers',
  'GET /jobs/questions',
  'GET /jobs/demand',
] as const;

test('no list, count, figure, search or profile says anything of the job to who was not chosen', async () => {
  const { app, ids, chosen, other, lakshmi } = kept;
  for (const name of listed) {
    const { body: answer } = await ask(other, name, { query: {} });
    const text = JSON.stringify(answer);
    expect([name, [keptTitle, ...Object.values(ids)].filter((one) => text.includes(one))]).toEqual([
      name,
      [],
    ]);
  }
  const ofOther = app.as(other);
  expect((await ofOther.call(jobAnalytics, { query: {} })).summary.applied).toBe(0);
  expect((await app.as(chosen).call(jobAnalytics, { query: {} })).summary.applied).toBe(2);
  expect((await ofOther.call(listRecruiters, { query: {} })).items).toEqual([]);
  expect((await ofOther.call(applicationApi.countHiring)).applicants).toBe(0);
  for (const q of [keptTitle, keptPerson]) {
    const hits = async (viewer: Viewer) =>
      (await app.as(viewer).call(searchWork, { query: { q } })).items.filter(({ kind }) =>
        ['job', 'application'].includes(kind),
      ).length;
    expect([q, await hits(other), (await hits(chosen)) > 0]).toEqual([q, 0, true]);
  }
  const waits = async (viewer: Viewer) => {
    const call = { reader: app.platform.db, viewer, now: app.clock.now() };
    const found = await Promise.all(app.platform.contributions.waiting.map((one) => one.read(call)));
    const asked = found.flat().find(({ kind }) => kind === 'candidate_question');
    return asked?.count;
  };
  expect([await waits(other), await waits(chosen)]).toEqual([0, 1]);
  const { userId } = kept.shortlisted;
  const nameFor = async (viewer: Viewer) =>
    (await app.as(viewer).call(getCandidate, { query: { userId } })).name;
  expect([await nameFor(other), await nameFor(chosen)]).toEqual(['Raju Y.', keptPerson]);
  expect((await lakshmi.call(jobAnalytics, { query: {} })).summary.applied).toBe(2);
});

test('who was chosen may make every one of these calls', async () => {
  for (const [name, input] of [...Object.entries(gone), ...Object.entries(empty)]) {
    const { status, body: answer } = await ask(kept.chosen, name, input(kept.ids));
    // These two people have nothing in common.
    const isThere = status !== 404 || answer.code === 'same_person_not_found';
    expect([name, status, isThere && status !== 400 && status < 500]).toEqual([name, status, true]);
  }
});
