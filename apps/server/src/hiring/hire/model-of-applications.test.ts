import * as api from '@nukkad/contract/hiring/application/application.api';
import {
  applicationLifecycle,
  applicationStatuses,
  type ApplicationStatus,
  type ApplicationVerb,
} from '@nukkad/contract/hiring/application/application.noun';
import { getHireTerms, hireCandidate } from '@nukkad/contract/hiring/hire/hire.api';
import { proposeInterview } from '@nukkad/contract/hiring/interview/interview.api';
import * as jobs from '@nukkad/contract/hiring/job/job.api';
import type { Job } from '@nukkad/contract/hiring/job/job.model';
import * as offers from '@nukkad/contract/hiring/job-offer/job-offer.api';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { dayMs } from '@nukkad/contract/kernel/time';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordPromise } from '../../../test/faults/record-promise.ts';
import { aPlumberJob, seenOf } from '../../../test/fixtures/application-fixture.ts';
import { deskOf, newcomer, seeker } from '../../../test/fixtures/candidate-fixture.ts';
import { type HireFixture, hireFixture, hiring } from '../../../test/fixtures/hire-fixture.ts';
import { termsFor, tryingToAccept } from '../../../test/fixtures/job-offer-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import * as machine from '../../../test/hiring/application-machine.ts';
import { newId } from '../../platform/id.ts';

/**
 * Promise 6: after any actions of anyone in any order, from applying to the hire, an application is in the state that a
 * model made of the lifecycle's table alone predicts. MODEL_RUNS sequences (default 6) of at most 20 actions; a failure
 * says the seed of its sequence.
 */
const runs = Number(process.env['MODEL_RUNS'] ?? 6);

let fixture: HireFixture;
let other: TestClient;
beforeAll(async () => {
  fixture = await hireFixture();
  other = fixture.app.as(await newcomer(fixture.app, 'Lata Singh'));
});
afterAll(() => fixture.app.close());

interface Scene {
  readonly job: Job;
  readonly userId: string;
  readonly team: Readonly<Record<machine.Who, TestClient>>;
}

async function aScene(): Promise<Scene> {
  const { app, lakshmi, shop, vikram } = fixture;
  // In the morning of another day, with invitations of its own.
  const tomorrow = new Date(app.clock.now().getTime() + dayMs).toISOString().slice(0, 10);
  app.clock.set(new Date(`${tomorrow}T04:30:00.000Z`));
  const viewer = await seeker(app, 'Raju Yadav');
  const desk = app.as(deskOf(shop, 'hireTalent.view', 'hireTalent.update'));
  const own = { owner: lakshmi, desk, viewer: app.as(deskOf(shop, 'hireTalent.view')) };
  const team = { ...own, candidate: app.as(viewer), stranger: vikram, other, clock: app.as(null) };
  return { job: await aPlumberJob(lakshmi), userId: viewer.userId, team };
}

interface Seen {
  readonly applicationId: string;
  readonly status: ApplicationStatus | null;
  readonly step: string;
  readonly version: number;
  readonly jobVersion: number;
  readonly jobOfferId: string | null;
  readonly offerVersion: number;
  readonly hasInterviewAhead: boolean;
}

/** The rows as they are; of what is not there, ids that are none. */
async function look({ job, userId }: Scene): Promise<Seen> {
  const { rows } =
    await sql<Seen>`select coalesce(a.application_id, ${newId()}::uuid) as "applicationId", a.status,
      coalesce(a.step, 'Applied') as step, coalesce(a.version, 1) as version, j.version as "jobVersion",
      coalesce(o.job_offer_id, ${newId()}::uuid) as "jobOfferId", coalesce(o.version, 1) as "offerVersion",
      exists (select from interview i where i.application_id = a.application_id
        and i.status in ('Pending', 'Accepted')) as "hasInterviewAhead"
    from job j left join application a on a.job_id = j.job_id and a.user_id = ${userId}
    left join lateral (select job_offer_id, version from job_offer where application_id = a.application_id
      order by created_at desc, job_offer_id desc limit 1) o on true
    where j.job_id = ${job.jobId}`.execute(fixture.app.platform.db);
  return required(rows[0]);
}

type Answered = Promise<{ readonly status: number }>;

async function offer(client: TestClient, applicationId: string): Answered {
  const body = termsFor(fixture, applicationId);
  const preview = await client.askLoosely(offers.previewJobOffer, { body });
  if (preview.status >= 400) return preview;
  const { digest } = preview.body;
  return client.askLoosely(offers.makeJobOffer, { body: { ...body, digest }, headers: key() });
}

async function hire(client: TestClient, applicationId: string): Answered {
  const terms = await client.askLoosely(getHireTerms, { query: { applicationId } });
  return terms.status < 400 ? client.askLoosely(hireCandidate, hiring(terms.body)) : terms;
}

function interview(client: TestClient, applicationId: string): Answered {
  const { app, shop } = fixture;
  const startsAt = new Date(app.clock.now().getTime() + 3 * dayMs).toISOString();
  const where = { kind: 'onsite', place: '12, 100 Feet Road, Indiranagar', minutes: 30 };
  const body = { applicationId, ...where, interviewerIds: [shop.ownerUserId], times: [startsAt] };
  return client.askLoosely(proposeInterview, { body, headers: key() });
}

/** A model goes quicker than a code a minute. */
async function sign(client: TestClient, jobOfferId: string | null): Answered {
  const { app } = fixture;
  await sql`delete from sign_in_challenge where purpose = 'signing'`.execute(app.platform.db);
  const read = await client.askLoosely(offers.getJobOffer, { query: { jobOfferId } });
  if (read.status >= 400) return read;
  return client.askLoosely(offers.acceptJobOffer, await tryingToAccept({ app }, client, read.body));
}

async function wait(days: number): Answered {
  const { app, round } = fixture;
  await app.drain(new Date(app.clock.now().getTime() + days * dayMs));
  await round('application.lapse_invitations');
  return { status: 200 };
}

const waits = { dayPasses: 1.1, monthPasses: 31 } as const;
const daysOf = (what: machine.Act): number => (what in waits ? waits[what as keyof typeof waits] : 0);

function act({ job, userId, team }: Scene, seen: Seen, { who, act: what }: machine.ApplicationAction) {
  const client = team[who];
  const { jobId } = job;
  const { applicationId, version, jobVersion, jobOfferId, offerVersion } = seen;
  const read = { jobOfferId, version: offerVersion };
  const ended = { jobId, version: jobVersion };
  const move = (verb: string) =>
    client.askLoosely(api.moveApplication, { body: { applicationId, version, verb } });
  const reject = (delayHours: number) =>
    client.askLoosely(api.rejectApplication, {
      body: { applicationId, version, reason: 'wage', delayHours },
    });
  const applied = { jobId, answers: [], seen: seenOf(job) };
  const calls: Readonly<Record<machine.Act, () => Answered>> = {
    apply: () => client.askLoosely(api.applyForJob, { body: applied, headers: key() }),
    invite: () => client.askLoosely(api.inviteCandidate, { body: { jobId, userId }, headers: key() }),
    decline: () => move('decline'),
    withdraw: () => move('withdraw'),
    shortlist: () => move('shortlist'),
    rejectNow: () => reject(0),
    rejectLater: () => reject(machine.tellHours),
    takeBack: () => move('takeBack'),
    reconsider: () => move('reconsider'),
    interview: () => interview(client, applicationId),
    offer: () => offer(client, applicationId),
    withdrawOffer: () => client.askLoosely(offers.withdrawJobOffer, { body: read }),
    sign: () => sign(client, jobOfferId),
    refuseOffer: () => client.askLoosely(offers.refuseJobOffer, { body: { ...read, reason: 'wage' } }),
    hire: () => hire(client, applicationId),
    closeJob: () => client.askLoosely(jobs.closeJob, { body: { ...ended, outcome: 'ended' } }),
    cancelJob: () => client.askLoosely(jobs.cancelJob, { body: ended }),
    dayPasses: () => wait(waits.dayPasses),
    monthPasses: () => wait(waits.monthPasses),
  };
  return calls[what]();
}

/** Both sides read what the model says; its candidate no more than they were told. */
async function expectSame({ team }: Scene, model: machine.ApplicationMachine, seen: Seen): Promise<void> {
  expect({ status: seen.status, step: seen.step }).toEqual({ status: model.status, step: model.step });
  const { applicationId } = seen;
  const own = await team.candidate.askLoosely(api.getAppliedJob, { query: { applicationId } });
  expect(own.status).toBe(model.status === null ? 404 : 200);
  if (own.status === 200) expect(own.body.status).toBe(machine.knownStatus(model));
}

/** What is kept of the moves is a way through the table. */
async function expectWay(scene: Scene): Promise<void> {
  const { applicationId } = await look(scene);
  const { rows } = await sql<{ verb: ApplicationVerb; status: ApplicationStatus }>`select verb, status
    from application_move where application_id = ${applicationId} order by position`.execute(
    fixture.app.platform.db,
  );
  let from: ApplicationStatus | null = null;
  for (const { verb, status } of rows) {
    expect([from, verb, canMove(applicationLifecycle, verb, from)]).toEqual([from, verb, true]);
    expect(applicationLifecycle.moves[verb].to).toContain(status);
    from = status;
  }
}

async function play(actions: readonly machine.ApplicationAction[], reached: Set<string>): Promise<void> {
  const scene = await aScene();
  const model = machine.newMachine(fixture.app.clock.now().getTime());
  for (const one of actions) {
    const before = await look(scene);
    const from = `${model.status}, ${model.step}`;
    const now = fixture.app.clock.now().getTime() + daysOf(one.act) * dayMs;
    const may = machine.makeMove(model, one, { now, hasInterviewAhead: before.hasInterviewAhead });
    const { status } = await act(scene, before, one);
    expect({ one, from, made: status < 300 }).toEqual({ one, from, made: may });
    expect(status).toBeLessThan(500);
    // What was refused has told no one anything.
    if (may) await fixture.app.drain();
    const seen = await look(scene);
    if (!may) expect(seen.version).toBe(before.version);
    await expectSame(scene, model, seen);
    reached.add(String(seen.status));
  }
  await expectWay(scene);
  // A business has 200 open jobs at most.
  await act(scene, await look(scene), { who: 'owner', act: 'cancelJob' });
}

const by = (who: machine.Who, ...acts: readonly machine.Act[]): machine.ApplicationAction[] =>
  acts.map((one) => ({ who, act: one }));

/** Mostly those whose move it is, so that sequences make progress; often enough anyone with anything. */
const action: fc.Arbitrary<machine.ApplicationAction> = fc.oneof(
  fc.record({ who: fc.constantFrom(...machine.whos), act: fc.constantFrom(...machine.acts) }),
  fc.constantFrom<machine.ApplicationAction>(
    ...by('candidate', 'apply', 'withdraw', 'sign', 'refuseOffer', 'decline'),
    ...by('desk', 'shortlist', 'rejectLater', 'takeBack', 'reconsider', 'interview', 'offer'),
    ...by('owner', 'invite', 'rejectNow', 'withdrawOffer', 'hire', 'closeJob'),
    ...by('clock', 'dayPasses'),
  ),
);

/** So that every run comes to all states, by each of their ways. */
const ways: readonly machine.ApplicationAction[][] = [
  [
    ...by('candidate', 'apply'),
    ...by('desk', 'rejectLater', 'takeBack', 'shortlist', 'interview', 'interview', 'offer', 'offer'),
    ...by('owner', 'withdrawOffer'),
    ...by('desk', 'rejectNow', 'reconsider', 'offer'),
    ...by('candidate', 'sign'),
    ...by('desk', 'hire'),
    ...by('owner', 'hire', 'closeJob'),
  ],
  [
    ...by('owner', 'invite'),
    ...by('clock', 'monthPasses'),
    ...by('candidate', 'decline', 'apply'),
    ...by('owner', 'invite'),
  ],
  [
    ...by('owner', 'invite'),
    ...by('candidate', 'apply'),
    ...by('desk', 'shortlist', 'offer'),
    ...by('clock', 'monthPasses'),
    ...by('candidate', 'sign', 'refuseOffer'),
    ...by('desk', 'rejectLater', 'cancelJob', 'takeBack'),
    ...by('clock', 'dayPasses'),
    ...by('candidate', 'withdraw'),
  ],
  [
    ...by('candidate', 'apply'),
    ...by('desk', 'rejectLater'),
    ...by('candidate', 'decline', 'withdraw'),
    ...by('clock', 'dayPasses'),
  ],
  [...by('candidate', 'apply'), ...by('owner', 'closeJob'), ...by('candidate', 'apply')],
];

test(
  'promise 6: an application and the model of its lifecycle never differ',
  async () => {
    const reached = new Set<string>();
    let made = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 20 }), async (actions) => {
        await play(actions, reached);
        made += actions.length;
      }),
      { numRuns: runs + ways.length, endOnFailure: true, examples: ways.map((way) => [way]) },
    );
    recordPromise(6, made, 0);
    expect([...reached]).toEqual(expect.arrayContaining([...applicationStatuses]));
  },
  60_000 + runs * 3_000,
);
