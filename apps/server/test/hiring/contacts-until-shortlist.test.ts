import { endpoints } from '@nukkad/contract/index';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/hiring/application/application.api';
import { askQuestion } from '@nukkad/contract/hiring/candidate-question/candidate-question.api';
import { previewJobOffer } from '@nukkad/contract/hiring/job-offer/job-offer.api';
import type { Job } from '@nukkad/contract/hiring/job/job.model';
import { keepCandidate } from '@nukkad/contract/hiring/talent-pool/talent-pool.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '../../src/platform/viewer.ts';
import { aPlumberJob, apply, move, reject } from '../fixtures/application-fixture.ts';
import { deskOf, seeker } from '../fixtures/candidate-fixture.ts';
import { type HireFixture, hireFixture } from '../fixtures/hire-fixture.ts';
import { termsFor } from '../fixtures/job-offer-fixture.ts';
import { recordPromise } from '../faults/record-promise.ts';
import { required } from '../harness/required.ts';
import { key } from '../harness/tenant.ts';
import type { TestClient } from '../harness/test-client.ts';
import { fieldNames } from '../walks/input-from-contract.ts';

/**
 * Who applies is known by a first name until the business shortlists them: every call by which a business reads of its
 * candidates is made before and after, and what may not be in it is looked for in the whole answer.
 */
let fixture: HireFixture;
beforeAll(async () => {
  fixture = await hireFixture();
});
afterAll(() => fixture.app.close());

interface Known {
  readonly viewer: Viewer;
  readonly applicationId: string;
  /** What is hidden of this person. */
  readonly secrets: readonly string[];
}

const surnames = ['Quillonzub', 'Vembradoor', 'Xaravanti', 'Ozumbeki', 'Ghilfendo', 'Wunjaparr'];

/** A plumber with a surname, a number and an address that stand nowhere else. */
async function aMarked(place: number): Promise<Omit<Known, 'applicationId'>> {
  const { app } = fixture;
  const surname = required(surnames[place]);
  const viewer = await seeker(app, `Raju ${surname}`, { about: 'I mend taps and tanks.' });
  const email = `${surname.toLowerCase()}@example.in`;
  const { rows } = await sql<{ mobileNumber: string }>`update user_account
    set email = ${email}, email_verified_at = ${app.clock.now()} where user_id = ${viewer.userId}
    returning mobile_number as "mobileNumber"`.execute(app.platform.db);
  return { viewer, secrets: [surname, email, required(rows[0]).mobileNumber] };
}

async function anApplied(job: Job, place: number): Promise<Known> {
  const marked = await aMarked(place);
  const { applicationId } = await apply(fixture, marked.viewer, job);
  return { ...marked, applicationId };
}

/** One for each state before a shortlist; the first one waits for an answer, the last one is kept for later. */
async function everyone(job: Job) {
  const { app, lakshmi } = fixture;
  const asker = await aMarked(0);
  const { candidateQuestionId } = await app.as(asker.viewer).call(askQuestion, {
    body: { jobId: job.jobId, question: 'Is food given during the shift?' },
  });
  const waiting = { ...asker, ...(await apply(fixture, asker.viewer, job)) };
  const rejected = await anApplied(job, 1);
  await reject(lakshmi, rejected.applicationId);
  const untold = await anApplied(job, 2);
  await reject(lakshmi, untold.applicationId, 48);
  const withdrawn = await anApplied(job, 3);
  await move(app.as(withdrawn.viewer), 'withdraw', withdrawn.applicationId);
  const invited = await aMarked(4);
  const { applicationId } = await lakshmi.call(api.inviteCandidate, {
    body: { jobId: job.jobId, userId: invited.viewer.userId },
    headers: key(),
  });
  const found = { ...(await aMarked(5)), applicationId: waiting.applicationId };
  await lakshmi.call(keepCandidate, { body: { userId: found.viewer.userId, tags: ['evenings'] } });
  await app.drain();
  const people: readonly Known[] = [
    waiting,
    rejected,
    untold,
    withdrawn,
    { ...invited, applicationId },
    found,
  ];
  return { waiting, people, candidateQuestionId };
}

const reads = /^\/(jobs|work\/search|notifications|message|messaging|user\/activitylogs)(\/|$)/;
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

/** What a business may read, of its candidates or of anything that could name them. */
const readingCalls: readonly AnyEndpoint[] = endpoints.filter(({ method, path, spec: { authz } }) => {
  const isOurs = authz.who === 'roles' ? authz.roles.some((role) => role === 'Service Partner') : true;
  return method === 'GET' && authz.who !== 'anyone' && isOurs && reads.test(path);
});

type Values = Readonly<Record<string, string | undefined>>;

/** Those of its names that are known; a list is asked for its first page. */
const taken = (names: readonly string[], values: Values): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));

interface Answered {
  readonly call: string;
  readonly status: number;
  readonly text: string;
}

async function ask(client: TestClient, endpoint: AnyEndpoint, values: Values): Promise<Answered> {
  const query = taken(fieldNames(endpoint.spec.query), values);
  const params = taken(fieldNames(endpoint.spec.params), values);
  const { status, body } = await client.askLoosely(endpoint, { query, params });
  return { call: nameOf(endpoint), status, text: JSON.stringify(body) };
}

/** Those that say which person they ask about, or by which word: the others answer the same for each. */
const personalCalls = readingCalls.filter(({ spec: { query, params } }) =>
  [...fieldNames(query), ...fieldNames(params)].some((name) =>
    ['userId', 'applicationId', 'q'].includes(name),
  ),
);

/** Without words to look for, and by each secret: who is found by it would be known by it. */
async function askAll(
  client: TestClient,
  { viewer: { userId }, applicationId, secrets }: Known,
  values: Values,
  calls = readingCalls,
): Promise<readonly (Answered & { readonly word: string })[]> {
  const made: (Answered & { word: string })[] = [];
  for (const endpoint of calls) {
    const searches = fieldNames(endpoint.spec.query).includes('q') ? secrets : [];
    // A search by words alone has no page without them.
    const words = endpoint.path.endsWith('/search') ? searches : ['', ...searches];
    for (const word of words) {
      const given = { ...values, userId, applicationId, ...(word !== '' && { q: word }) };
      made.push({ ...(await ask(client, endpoint, given)), word });
    }
  }
  return made;
}

const valuesOf = (job: Job, candidateQuestionId: string): Values => ({
  jobId: job.jobId,
  candidateQuestionId,
  interviewerIds: fixture.shop.ownerUserId,
  interviewId: job.jobId,
  jobOfferId: job.jobId,
  documentId: job.jobId,
  which: 'document',
  conversationId: job.jobId,
  tradeId: 'plumber',
  pincode: '560038',
  wageUnit: 'month',
  sessionType: 'job',
});

test('promise 48: no call shows a business the surname, number or address of a candidate before the shortlist', async () => {
  const { app, lakshmi, shop } = fixture;
  const job = await aPlumberJob(lakshmi);
  const { people, waiting, candidateQuestionId } = await everyone(job);
  const values = valuesOf(job, candidateQuestionId);
  const desk = app.as(deskOf(shop, 'hireTalent.view'));
  const leaks: unknown[] = [];
  let tried = 0;
  const lookThrough = (of: Known, answers: Awaited<ReturnType<typeof askAll>>, hidden: readonly Known[]) => {
    tried += answers.length;
    for (const { call, status, text, word } of answers) {
      expect([call, word, status === 400 ? text : 'understood']).toEqual([call, word, 'understood']);
      const secrets = hidden.flatMap((one) => one.secrets).filter((secret) => secret !== word);
      const shown = secrets.filter((secret) => text.includes(secret));
      // Found by a word that is hidden, a row says as much as the word itself.
      const isFound = word !== '' && hidden.includes(of) && text.includes(of.applicationId);
      if (shown.length > 0 || isFound) leaks.push({ call, word, shown, isFound });
    }
  };
  lookThrough(waiting, await askAll(lakshmi, waiting, values), people);
  for (const one of people.filter((person) => person !== waiting))
    lookThrough(one, await askAll(lakshmi, one, values, personalCalls), people);
  lookThrough(waiting, await askAll(desk, waiting, values), people);
  expect(leaks).toEqual([]);

  const offered = { body: termsFor({ app }, waiting.applicationId) };
  expect((await lakshmi.refused(previewJobOffer, offered)).code).toBe('application_moved_on');
  const told = JSON.stringify(app.sms.map(({ variables }) => variables['text']));
  for (const secret of people.flatMap(({ secrets }) => secrets)) expect(told).not.toContain(secret);

  await move(lakshmi, 'shortlist', waiting.applicationId);
  const others = people.filter((one) => one !== waiting);
  const after = await askAll(lakshmi, waiting, values);
  lookThrough(waiting, after, others);
  expect(leaks).toEqual([]);
  const [surname, , mobileNumber] = waiting.secrets;
  const showing = (secret: string | undefined) =>
    new Set(
      after
        .filter(({ word, text }) => word === '' && text.includes(required(secret)))
        .map(({ call }) => call),
    );
  expect([...showing(mobileNumber)]).toContain('GET /jobs/application');
  expect([...showing(surname)]).toEqual(
    expect.arrayContaining([
      'GET /jobs/application',
      'GET /jobs/getAppliedCandidates',
      'GET /jobs/candidate',
    ]),
  );
  recordPromise(48, tried, leaks.length);
});
