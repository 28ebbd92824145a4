import * as api from '@nukkad/contract/hiring/job-offer/job-offer.api';
import type { JobOffer, JobOfferBody } from '@nukkad/contract/hiring/job-offer/job-offer.model';
import {
  type JobOfferStatus,
  jobOfferLifecycle,
  jobOfferStatuses,
} from '@nukkad/contract/hiring/job-offer/job-offer.noun';
import { canMove, mayActor } from '@nukkad/contract/kernel/lifecycle';
import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookAt } from '../../../test/fixtures/application-fixture.ts';
import {
  type JobOfferFixture,
  type Shortlisted,
  aShortlisted,
  accepting,
  anOffer,
  jobOfferFixture,
  makingOffer,
  offerOf,
  termsFor,
  tryingToAccept,
} from '../../../test/fixtures/job-offer-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import { atOnce, raceRounds } from '../../../test/hiring/races.ts';

let fixture: JobOfferFixture;
let raju: Shortlisted;
let offer: JobOffer;
beforeAll(async () => {
  fixture = await jobOfferFixture();
  raju = await aShortlisted(fixture);
  offer = await anOffer(fixture, raju.applicationId);
});
afterAll(() => fixture.app.close());

/** In this state, and the application as it is while an offer stands. */
async function standAt(status: JobOfferStatus): Promise<void> {
  const { db } = fixture.app.platform;
  const isCountered = status === 'Countered';
  await sql`update application set status = 'Inprogress', step = 'Offer', ended_at = null
    where application_id = ${raju.applicationId}`.execute(db);
  await sql`delete from job_offer_letter where letter_version > 1`.execute(db);
  // Its document is that of another time, and one number is sent a code a minute.
  await sql`update job_offer_letter set envelope_id = null where job_offer_id = ${offer.jobOfferId}`.execute(
    db,
  );
  await sql`delete from sign_in_challenge where purpose = 'signing'`.execute(db);
  await sql`update job_offer set status = ${status}, version = 1, letter_version = 1, answered_at = null,
      countered_at = ${isCountered ? fixture.app.clock.now() : null},
      counter_wage_paise = ${isCountered ? 21_000_00 : null}, counter_starts_on = null, counter_words = null,
      refusal_reason = ${status === 'Rejected' ? 'wage' : null}, refusal_words = null
    where job_offer_id = ${offer.jobOfferId}`.execute(db);
}

const verbs = ['accept', 'refuse', 'counter', 'takeCounter', 'keepTerms', 'withdraw'] as const;
type Verb = (typeof verbs)[number];

const sending: Readonly<Record<Verb, (client: TestClient) => Promise<{ readonly body: { code?: string } }>>> =
  {
    accept: async (client) =>
      client.askLoosely(api.acceptJobOffer, await tryingToAccept(fixture, client, offer)),
    refuse: (client) => client.askLoosely(api.refuseJobOffer, { body: { ...read(), reason: 'wage' } }),
    counter: (client) => client.askLoosely(api.counterJobOffer, { body: { ...read(), wage: 21_000_00 } }),
    takeCounter: (client) => client.askLoosely(api.answerCounter, { body: { ...read(), take: true } }),
    keepTerms: (client) => client.askLoosely(api.answerCounter, { body: { ...read(), take: false } }),
    withdraw: (client) => client.askLoosely(api.withdrawJobOffer, { body: read() }),
  };
const read = () => ({ jobOfferId: offer.jobOfferId, version: 1 });

function codeFor(verb: Verb, status: JobOfferStatus, actor: 'Jobseeker' | 'Employer'): string | undefined {
  if (!mayActor(jobOfferLifecycle, verb, actor)) return 'forbidden';
  return canMove(jobOfferLifecycle, verb, status) ? undefined : 'job_offer_moved_on';
}

test.each(jobOfferStatuses)(
  'promise 6: from %s each side makes the moves of the table and no other',
  async (status) => {
    for (const verb of verbs)
      for (const [actor, client] of [
        ['Jobseeker', raju.client],
        ['Employer', fixture.lakshmi],
      ] as const) {
        await standAt(status);
        const { body } = await sending[verb](client);
        expect([actor, verb, body.code]).toEqual([actor, verb, codeFor(verb, status, actor)]);
      }
  },
);

test('each move of an application on its way is made at its step alone', async () => {
  const { applications, app, lakshmi, shop } = fixture;
  const { applicationId, viewer } = await aShortlisted(fixture, 'Meena Kumari');
  const now = app.clock.now();
  const move = (who: typeof viewer, verb: Parameters<typeof applications.moveTo>[2]) =>
    app.platform.write({ idempotency: null }, (tx) =>
      applications.moveTo(tx, { viewer: who, now }, verb, applicationId),
    );
  const codeOf = (moved: Promise<unknown>) =>
    moved.then(
      () => 'made',
      (error: unknown) => (error as { fact?: { code: string } }).fact?.code ?? String(error),
    );
  const { owner } = shop;
  expect(await codeOf(move(owner, 'hire'))).toBe('application_moved_on');
  expect(await codeOf(move(viewer, 'sign'))).toBe('application_other_step');
  expect(await codeOf(move(owner, 'withdrawOffer'))).toBe('application_other_step');
  expect(await move(owner, 'interview')).toMatchObject({ status: 'Inprogress', step: 'Interview' });
  expect(await move(owner, 'offer')).toMatchObject({ status: 'Inprogress', step: 'Offer' });
  expect(await codeOf(move(owner, 'interview'))).toBe('application_other_step');
  expect(await move(owner, 'withdrawOffer')).toMatchObject({ step: 'Interview' });
  await move(owner, 'offer');
  expect(await codeOf(move(owner, 'sign'))).toBe('forbidden');
  expect(await move(viewer, 'sign')).toMatchObject({ status: 'Accepted', step: 'Offer' });
  expect(await move(owner, 'hire')).toMatchObject({ status: 'Completed', step: 'Hired' });
  expect(await lookAt(lakshmi, applicationId)).toMatchObject({ can: { hire: false, reject: false } });
});

/** How often each race is run. */
const rounds = Number(process.env['OFFER_ROUNDS'] ?? 3);

test('promise 7: an offer that is accepted, refused and withdrawn at one moment has one end', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await standAt('Pending');
    const accept = await accepting(fixture, raju.client, offer);
    await Promise.all(
      Array.from({ length: 4 }, (_, place) => [
        raju.client.askLoosely(api.acceptJobOffer, accept),
        place % 2 === 0 ? sending.withdraw(fixture.lakshmi) : sending.refuse(raju.client),
      ]).flat(),
    );
    const { status, version } = await offerOf(raju.client, offer);
    expect(version).toBe(2);
    const ends: Partial<Record<JobOfferStatus, string>> = {
      Accepted: 'Accepted',
      Rejected: 'Cancelled',
      Cancelled: 'Inprogress',
    };
    expect((await lookAt(fixture.lakshmi, raju.applicationId)).status).toBe(ends[status]);
  }
});

test('twenty offers at one moment are one', async () => {
  for (let race = 0; race < raceRounds; race += 1) {
    const { applicationId } = await aShortlisted(fixture, 'Sunita Devi');
    const sent = await makingOffer(fixture, applicationId);
    const answers = await Promise.all(
      Array.from({ length: atOnce }, () =>
        fixture.lakshmi.askLoosely(api.makeJobOffer, { body: sent.body, headers: key() }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const { items } = await fixture.lakshmi.call(api.listJobOffers, { query: { applicationId } });
    expect(items).toHaveLength(1);
  }
});

test('who has not answered is reminded once, in the morning two days before the last day; who asked for other terms is not', async () => {
  const { app, lakshmi } = fixture;
  await app.drain();
  const today = istDay(app.clock.now());
  const [waits, asks, late] = [
    await aShortlisted(fixture, 'Meena Kumari'),
    await aShortlisted(fixture, 'Sunil Naik'),
    await aShortlisted(fixture, 'Ravi Kumar'),
  ];
  const long = { validUntil: addDays(today, 7) };
  const [made, asked] = [
    await anOffer(fixture, waits.applicationId, long),
    await anOffer(fixture, asks.applicationId, long),
  ];
  await anOffer(fixture, late.applicationId, { validUntil: addDays(today, 1) });
  const { jobOfferId, version } = asked;
  await asks.client.call(api.counterJobOffer, { body: { jobOfferId, version, wage: 21_500_00 } });
  await app.drain();
  app.sms.length = 0;
  const accounts = await app.platform.db
    .selectFrom('user_account')
    .select(['user_id as userId', 'mobile_number as mobileNumber'])
    .where(
      'user_id',
      'in',
      [waits, asks, late].map(({ viewer }) => viewer.userId),
    )
    .execute();
  const people = new Map(accounts.map(({ userId, mobileNumber }) => [mobileNumber, userId]));
  const reminders = () =>
    app.sms
      .filter(
        ({ mobileNumber, variables }) =>
          people.has(mobileNumber) && variables['text']?.startsWith('reminder:'),
      )
      .map(({ mobileNumber }) => people.get(mobileNumber));
  await app.drain(istInstant(addDays(today, 5), 9 * 60 + 59));
  expect(reminders()).toEqual([]);
  await app.drain(istInstant(addDays(today, 7), 12 * 60));
  expect(reminders()).toEqual([waits.viewer.userId]);
  expect((await offerOf(waits.client, made)).version).toBe(made.version);
  const { items } = await lakshmi.call(api.listJobOffers, { query: { limit: 3 } });
  expect(items.map(({ status }) => status)).toEqual(['Expired', 'Countered', 'Pending']);
});

test('the preview says the minimum wage for the work, by the month and by the day, and refuses nothing', async () => {
  const { applicationId } = await aShortlisted(fixture, 'Asha Rao');
  const checked = async (more: Partial<JobOfferBody>) =>
    (
      await fixture.lakshmi.call(api.previewJobOffer, {
        body: { ...termsFor(fixture, applicationId), ...more },
      })
    ).wageCheck;
  expect(await checked({})).toMatchObject({ unit: 'month', stateName: 'Karnataka', below: false });
  expect(await checked({ wage: 9_000_00 })).toMatchObject({ below: true, source: expect.any(String) });
  expect(await checked({ wage: 300_00, wageUnit: 'day' })).toMatchObject({ unit: 'day', below: true });
});
