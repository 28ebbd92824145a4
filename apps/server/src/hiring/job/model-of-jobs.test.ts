import * as api from '@nukkad/contract/hiring/job/job.api';
import * as office from '@nukkad/contract/hiring/job/job-office.api';
import { type JobStatus, jobStatuses } from '@nukkad/contract/hiring/job/job.noun';
import type { Permission } from '@nukkad/contract/kernel/roles';
import { dayMs } from '@nukkad/contract/kernel/time';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { deskOf, employer } from '../../../test/fixtures/candidate-fixture.ts';
import { type JobWritten, aDraft, electricianJob, jobDomains } from '../../../test/fixtures/job-fixture.ts';
import { recordPromise } from '../../../test/faults/record-promise.ts';
import { type Mounted, aViewer, mounted } from '../../../test/harness/mounted.ts';
import { required } from '../../../test/harness/required.ts';
import { roundsOf } from '../../../test/harness/rounds-of.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import * as machine from '../../../test/hiring/job-machine.ts';
import type { Domain } from '../../platform/domain.ts';
import { system } from '../../platform/platform.ts';
import type { JobInterface } from './job.interface.ts';

/**
 * Promise 6: after any actions of anyone in any order, a job is in the state that a model made of the lifecycle's table
 * alone predicts. MODEL_RUNS sequences (default 5) of at most 25 actions; a failure says the seed of its sequence.
 */
const runs = Number(process.env['MODEL_RUNS'] ?? 5);

let app: Mounted;
let jobs: JobInterface;
let stranger: TestClient;
let admin: TestClient;
let seeker: TestClient;
let round: (name: string) => Promise<void>;
beforeAll(async () => {
  const domains: Domain[] = [];
  app = await mounted((platform) => {
    const { skill, job } = jobDomains(platform);
    jobs = job;
    domains.push(skill, job);
    return domains;
  });
  round = roundsOf(domains);
  const { db } = app.platform;
  stranger = app.as((await employer(app, 'Bright Sparks')).owner);
  admin = app.as(aViewer({ role: 'Admin', userId: await aUser(db, 'Farah Admin') }));
  seeker = app.as(aViewer({ role: 'Jobseeker', userId: await aUser(db, 'Suresh Babu') }));
});
afterAll(() => app.close());

const texts: Readonly<Record<machine.Text, Partial<JobWritten>>> = {
  whole: {},
  part: { description: undefined },
  fee: { description: 'Wiring of homes. Registration fee of 500 before joining.' },
};
const written = (text: machine.Text): JobWritten => ({
  ...electricianJob,
  openings: machine.openings,
  ...texts[text],
});

interface Seen {
  readonly status: JobStatus;
  readonly version: number;
  readonly isHeld: boolean;
  readonly publishAt: Date | null;
  readonly expiresAt: Date | null;
  readonly renewals: number;
  readonly isReported: boolean;
  readonly placesFilled: number;
  readonly isShortlisted: boolean;
}

async function look(jobId: string): Promise<Seen> {
  const { rows } = await sql<Seen>`select status, version, held_at is not null as "isHeld", renewals,
      publish_at as "publishAt", expires_at as "expiresAt", open_reports > 0 as "isReported",
      places_filled as "placesFilled", first_shortlist_at is not null as "isShortlisted"
    from job where job_id = ${jobId}`.execute(app.platform.db);
  return required(rows[0]);
}

/** A business of its own for each sequence: it has a bounded number of open jobs. */
async function aTeam(): Promise<Readonly<Record<machine.Who, TestClient>>> {
  const shop = await employer(app, 'Lakshmi Electricals');
  const { poster, editor, remover, viewer } = machine.permissions;
  const of = (permissions: readonly Permission[]) => app.as(deskOf(shop, ...permissions));
  return {
    owner: app.as(shop.owner),
    poster: of(poster),
    editor: of(editor),
    remover: of(remover),
    viewer: of(viewer),
    stranger,
    admin,
    seeker,
    clock: app.as(null),
  };
}

type Team = Awaited<ReturnType<typeof aTeam>>;

async function wait(ms: number): Promise<{ status: number }> {
  app.clock.advance(ms);
  await round('job.publish_planned');
  await round('job.expire');
  return { status: 200 };
}

/** What the domains above do, in their transactions. */
async function inside(note: 'noteShortlist' | 'notePlaceFilled', jobId: string) {
  await app.platform.write(system, (tx) => jobs[note](tx, jobId, app.clock.now()));
  return { status: 200 };
}

const edit = (client: TestClient, seen: { jobId: string; version: number }, text: machine.Text) =>
  client.askLoosely(api.updateJob, { body: { ...written(text), ...seen } });

async function act(team: Team, jobId: string, { who, act: what }: machine.JobAction, version: number) {
  const client = team[who];
  const body = { jobId, version };
  const decided = { params: { jobId }, body: { version, why: 'Looked at by the test of all moves.' } };
  const publishAt = new Date(app.clock.now().getTime() + machine.plannedHours * machine.hourMs).toISOString();
  const calls: Readonly<Record<machine.Act, () => Promise<{ status: number }>>> = {
    writeWhole: () => edit(client, body, 'whole'),
    writePart: () => edit(client, body, 'part'),
    writeFee: () => edit(client, body, 'fee'),
    publish: () => client.askLoosely(api.publishJob, { body }),
    plan: () => client.askLoosely(api.publishJob, { body: { ...body, publishAt } }),
    approve: () => client.askLoosely(office.approveJob, decided),
    refuse: () => client.askLoosely(office.refuseJob, decided),
    takeDown: () => client.askLoosely(office.takeJobDown, decided),
    dismiss: () => client.askLoosely(office.dismissJobReports, decided),
    deactivate: () => client.askLoosely(api.deactivateJob, { body }),
    activate: () => client.askLoosely(api.activateJob, { body }),
    renew: () => client.askLoosely(api.renewJob, { body }),
    close: () => client.askLoosely(api.closeJob, { body: { ...body, outcome: 'ended' } }),
    cancel: () => client.askLoosely(api.cancelJob, { body }),
    delete: () => client.askLoosely(api.deleteJob, { body }),
    report: () => client.askLoosely(api.reportJob, { body: { jobId, reason: 'fake' } }),
    shortlist: () => inside('noteShortlist', jobId),
    fill: () => inside('notePlaceFilled', jobId),
    hoursPass: () => wait(26 * machine.hourMs),
    weeksPass: () => wait(24 * dayMs),
  };
  return calls[what]();
}

const timeOf = (at: number | null) => (at === null ? null : new Date(at));

/** The row is as the model says, and its owner is offered what the model would let happen. */
async function expectSame(
  { owner }: Team,
  jobId: string,
  model: machine.JobMachine,
  seen: Seen,
): Promise<void> {
  const { text: _text, isFeeApproved: _approved, wasPublished: _published, ...same } = model;
  const { version: _version, ...row } = seen;
  // When a job was planned for matters while it is a draft.
  const publishAt = model.status === 'Open' ? timeOf(model.publishAt) : row.publishAt;
  expect(row).toEqual({ ...same, publishAt, expiresAt: timeOf(model.expiresAt) });
  const { status, body } = await owner.askLoosely(api.getJob, { query: { jobId } });
  expect(status).toBe(model.status === 'deleted' ? 404 : 200);
  if (status === 200) expect(body.can).toEqual(machine.offered(model, app.clock.now().getTime()));
}

const waits: readonly machine.Act[] = ['hoursPass', 'weeksPass'];
const passed = { hoursPass: 26 * machine.hourMs, weeksPass: 24 * dayMs } as const;

async function play(actions: readonly machine.JobAction[], reached: Set<JobStatus>): Promise<void> {
  const team = await aTeam();
  const { jobId } = await aDraft(team.owner, written('whole'));
  const model = machine.newJob('whole');
  for (const one of actions) {
    const { version: before } = await look(jobId);
    const from = model.status;
    const wasting = waits.includes(one.act) ? passed[one.act as keyof typeof passed] : 0;
    const may = machine.step(model, one, app.clock.now().getTime() + wasting);
    const { status } = await act(team, jobId, one, before);
    expect({ one, from, made: status < 300 }).toEqual({ one, from, made: may });
    expect(status).toBeLessThan(500);
    const seen = await look(jobId);
    if (!may) expect(seen.version).toBe(before);
    await expectSame(team, jobId, model, seen);
    reached.add(seen.status);
  }
}

const by = (who: machine.Who, ...acts: readonly machine.Act[]): machine.JobAction[] =>
  acts.map((one) => ({ who, act: one }));

/** Mostly those whose move it is, so that sequences make progress; often enough anyone with anything. */
const action: fc.Arbitrary<machine.JobAction> = fc.oneof(
  fc.record({ who: fc.constantFrom(...machine.whos), act: fc.constantFrom(...machine.acts) }),
  fc.constantFrom<machine.JobAction>(
    ...by('poster', 'publish', 'plan'),
    ...by('editor', 'writeWhole', 'writeFee', 'deactivate', 'activate', 'renew'),
    ...by('owner', 'publish', 'renew', 'delete'),
    ...by('admin', 'approve', 'refuse', 'takeDown', 'dismiss'),
    ...by('seeker', 'report'),
    ...by('clock', 'shortlist', 'fill', 'hoursPass', 'weeksPass'),
  ),
);

/** So that every run comes to all states, by each of their ways. */
const ways: readonly machine.JobAction[][] = [
  [
    ...by('editor', 'writePart'),
    ...by('poster', 'publish'),
    ...by('editor', 'writeFee'),
    ...by('poster', 'plan', 'publish'),
    ...by('admin', 'refuse'),
    ...by('editor', 'writePart', 'writeFee'),
    ...by('owner', 'plan'),
    ...by('admin', 'approve'),
    ...by('clock', 'hoursPass', 'shortlist', 'fill', 'weeksPass'),
    ...by('editor', 'renew'),
    ...by('clock', 'fill'),
    ...by('remover', 'delete'),
  ],
  [
    ...by('owner', 'publish', 'deactivate', 'activate'),
    ...by('seeker', 'report'),
    ...by('admin', 'dismiss', 'takeDown'),
    ...by('clock', 'weeksPass', 'weeksPass'),
    ...by('owner', 'activate', 'renew'),
    ...by('seeker', 'report'),
    ...by('admin', 'takeDown', 'dismiss'),
  ],
  [
    ...by('owner', 'writeFee', 'publish'),
    ...by('admin', 'approve'),
    ...by('editor', 'writeFee', 'writePart', 'close'),
  ],
];

test(
  'promise 6: a job and the model of its lifecycle never differ',
  async () => {
    const reached = new Set<JobStatus>();
    let made = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 25 }), async (actions) => {
        await play(actions, reached);
        made += actions.length;
      }),
      { numRuns: runs + ways.length, endOnFailure: true, examples: ways.map((way) => [way]) },
    );
    recordPromise(6, made, 0);
    expect([...reached].toSorted()).toEqual([...jobStatuses].toSorted());
  },
  60_000 + runs * 3_000,
);
