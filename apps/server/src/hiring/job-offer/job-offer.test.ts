import { moveApplication, rejectApplication } from '@nukkad/contract/hiring/application/application.api';
import * as api from '@nukkad/contract/hiring/job-offer/job-offer.api';
import * as jobApi from '@nukkad/contract/hiring/job/job.api';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { addDepartment } from '@nukkad/contract/people/department/department.api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lookAt, ownOf } from '../../../test/fixtures/application-fixture.ts';
import { deskOf, seeker } from '../../../test/fixtures/candidate-fixture.ts';
import {
  type JobOfferFixture,
  aShortlisted,
  accepting,
  acceptingUnsigned,
  anOffer,
  makingOffer,
  offerOf,
  jobOfferFixture,
  termsFor,
} from '../../../test/fixtures/job-offer-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import { systemAuthorized } from '../../platform/authorize.ts';
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import { jobOfferPersonal } from './job-offer.store.ts';

let fixture: JobOfferFixture;
beforeAll(async () => {
  fixture = await jobOfferFixture();
});
beforeEach(async () => {
  await fixture.app.drain();
  fixture.app.sms.length = 0;
});
afterAll(() => fixture.app.close());

const saidTo = async () => {
  await fixture.app.drain();
  return fixture.app.sms.splice(0).map(({ variables }) => variables['text']);
};

test('an offer is read, countered once, written anew and accepted; each side hears of it', async () => {
  const { lakshmi, offers } = fixture;
  const { client, applicationId } = await aShortlisted(fixture);
  await saidTo();
  const made = await anOffer(fixture, applicationId, { words: 'Tools and two uniforms are ours.' });
  expect(made).toMatchObject({ status: 'Pending', letterVersion: 1, can: { withdraw: true, accept: false } });
  expect(await saidTo()).toEqual([expect.stringMatching(/Lakshmi Home Services offers you the job/)]);
  expect(await lookAt(lakshmi, applicationId)).toMatchObject({
    step: 'Offer',
    can: { offer: false, reject: false, interview: false },
  });
  expect(await ownOf(client, applicationId)).toMatchObject({ next: { step: 'answer_offer', who: 'you' } });

  const read = await offerOf(client, made);
  expect(read.can).toEqual({
    accept: true,
    refuse: true,
    counter: true,
    answerCounter: false,
    withdraw: false,
    sign: false,
  });
  expect(read.letter.lines.join(' ')).toMatch(/Dear Raju Yadav.*Tools and two uniforms are ours/);
  expect(read.letter.terms).toContainEqual({ name: 'Pay', value: '₹20,000 a month' });

  const { jobOfferId, version } = read;
  const asked = await client.call(api.counterJobOffer, {
    body: { jobOfferId, version, wage: 21_500_00, words: 'I travel an hour each way.' },
  });
  expect((await ownOf(client, applicationId)).next).toMatchObject({
    step: 'wait_for_offer',
    who: 'employer',
  });
  expect(asked).toMatchObject({ status: 'Countered', counter: { wage: 21_500_00, startsOn: null } });
  expect(await saidTo()).toEqual([expect.stringMatching(/Raju Yadav asks for other terms/)]);

  const answer = { body: { jobOfferId, version: asked.version, take: true } };
  const taken = await lakshmi.call(api.answerCounter, answer);
  expect(taken).toMatchObject({ status: 'Pending', letterVersion: 2, terms: { wage: 21_500_00 } });
  expect(await saidTo()).toEqual([expect.stringMatching(/agreed to your terms/)]);

  const { body } = await accepting(fixture, client, await offerOf(client, made));
  const seen = api.seenOfJobOffer(read);
  const differs = await client.askLoosely(api.acceptJobOffer, { body: { ...body, seen } });
  expect(differs.body.code).toBe('confirmation_differs');
  const accepted = await client.call(api.acceptJobOffer, { body });
  expect(accepted.status).toBe('Accepted');
  expect(accepted.letter.signed.at(-1)).toMatch(/Accepted and signed by Raju Yadav on /);
  expect(await saidTo()).toEqual([expect.stringMatching(/Raju Yadav accepted your offer/)]);
  expect(await lookAt(lakshmi, applicationId)).toMatchObject({ status: 'Accepted', can: { hire: true } });
  const agreed = await offers.acceptedOffers(fixture.app.platform.db, [applicationId]);
  expect(agreed.get(applicationId)).toMatchObject({ wagePaise: 21_500_00, noticeDays: 15 });
});

test('the letter is a PDF in its language, and another one once it was accepted', async () => {
  const { client, applicationId } = await aShortlisted(fixture);
  const made = await anOffer(fixture, applicationId, { lang: 'hi' });
  expect(made.letter.lines[0]).toMatch(/पद का प्रस्ताव/);
  const paper = async () => {
    const { jobOfferId } = made;
    const { body, headers } = await client.askLoosely(api.getOfferLetterPdf, { params: { jobOfferId } });
    expect([headers.get('content-type'), String(body).slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    return String(body);
  };
  const before = await paper();
  expect(await paper()).toBe(before);
  await client.call(api.acceptJobOffer, await accepting(fixture, client, made));
  expect(await paper()).not.toBe(before);
});

test('own terms may be kept, and the candidate asks no second time', async () => {
  const { lakshmi } = fixture;
  const { client, applicationId } = await aShortlisted(fixture);
  const { jobOfferId, version, terms } = await anOffer(fixture, applicationId);
  const counter = (more: object, read: number) =>
    client.askLoosely(api.counterJobOffer, { body: { jobOfferId, version: read, ...more } });
  expect((await counter({ wage: terms.wage }, version)).body.code).toBe('job_offer_counter_same');
  const early = istDay(fixture.app.clock.now());
  expect((await counter({ startsOn: early }, version)).body.code).toBe('job_offer_start_early');
  const asked = await counter({ startsOn: addDays(terms.startsOn, 7) }, version);
  const kept = await lakshmi.call(api.answerCounter, {
    body: { jobOfferId, version: asked.body.version, take: false },
  });
  expect(kept).toMatchObject({ status: 'Pending', letterVersion: 1, terms: { startsOn: terms.startsOn } });
  expect((await counter({ wage: 30_000_00 }, kept.version)).body.code).toBe('job_offer_countered_before');
  expect((await offerOf(client, kept)).can.counter).toBe(false);
});

test('refused with a reason: the application is over', async () => {
  const { lakshmi } = fixture;
  const { client, applicationId } = await aShortlisted(fixture);
  const { jobOfferId, version } = await anOffer(fixture, applicationId);
  const empty = await client.askLoosely(api.refuseJobOffer, {
    body: { jobOfferId, version, reason: 'other' },
  });
  expect(empty.status).toBe(400);
  const refused = await client.call(api.refuseJobOffer, {
    body: { jobOfferId, version, reason: 'other_job', words: 'I found work nearer to my home.' },
  });
  expect(refused).toMatchObject({ status: 'Rejected', refusal: { reason: 'other_job' } });
  expect(await lookAt(lakshmi, applicationId)).toMatchObject({ status: 'Cancelled', step: 'Offer' });
});

test('withdrawn: the applicant stays one and can be made another offer; only then is one rejected', async () => {
  const { lakshmi } = fixture;
  const { applicationId } = await aShortlisted(fixture);
  const { jobOfferId, version } = await anOffer(fixture, applicationId);
  const application = await lookAt(lakshmi, applicationId);
  const rejecting = { body: { applicationId, version: application.version, reason: 'wage', delayHours: 0 } };
  const early = await lakshmi.askLoosely(rejectApplication, rejecting);
  expect(early.body.code).toBe('application_offer_open');
  const withdrawn = await lakshmi.call(api.withdrawJobOffer, { body: { jobOfferId, version } });
  expect(withdrawn.status).toBe('Cancelled');
  expect(await lookAt(lakshmi, applicationId)).toMatchObject({ status: 'Inprogress', step: 'Screening' });
  await anOffer(fixture, applicationId);
  const { items } = await lakshmi.call(api.listJobOffers, { query: { applicationId } });
  expect(items.map(({ status }) => status)).toEqual(['Pending', 'Cancelled']);
});

test('an offer ends with its last day; both are told, and the applicant stays one', async () => {
  const { app, lakshmi } = fixture;
  const { client, applicationId } = await aShortlisted(fixture);
  const made = await anOffer(fixture, applicationId, { validUntil: istDay(app.clock.now()) });
  await saidTo();
  const late = await accepting(fixture, client, made);
  const soon = new Date(app.clock.now().getTime() + 24 * 3_600_000);
  app.clock.set(soon);
  expect((await client.askLoosely(api.acceptJobOffer, late)).body.code).toBe('job_offer_expired');
  expect(await offerOf(client, made)).toMatchObject({ status: 'Pending', can: { accept: false } });
  await app.drain(soon);
  expect((await offerOf(client, made)).status).toBe('Expired');
  expect((await saidTo()).toSorted()).toEqual([
    expect.stringMatching(/the offer of Lakshmi Home Services .* has expired/),
    expect.stringMatching(/your offer to Raju Yadav .* has expired/),
  ]);
  expect(await lookAt(lakshmi, applicationId)).toMatchObject({ status: 'Inprogress', step: 'Screening' });
});

test('an offer ends with its application: withdrawn, also after it was accepted, or with the job', async () => {
  const { app, lakshmi } = fixture;
  const accepted = await aShortlisted(fixture);
  const first = await anOffer(fixture, accepted.applicationId);
  await accepted.client.call(api.acceptJobOffer, await accepting(fixture, accepted.client, first));
  const { version } = await ownOf(accepted.client, accepted.applicationId);
  await accepted.client.call(moveApplication, {
    body: { applicationId: accepted.applicationId, version, verb: 'withdraw' },
  });
  const closed = await aShortlisted(fixture, 'Meena Kumari');
  const second = await anOffer(fixture, closed.applicationId);
  const job = await lakshmi.call(jobApi.getJob, { query: { jobId: second.jobId } });
  await lakshmi.call(jobApi.closeJob, {
    body: { jobId: job.jobId, version: job.version, outcome: 'ended' },
  });
  await app.drain();
  expect((await offerOf(lakshmi, first)).status).toBe('Cancelled');
  expect((await offerOf(lakshmi, second)).status).toBe('Cancelled');
});

test('no offer without a shortlist, with scorecards to come, for days that are over or another letter', async () => {
  const { app, lakshmi, missing } = fixture;
  const { applicationId } = await aShortlisted(fixture);
  const today = istDay(app.clock.now());
  const preview = async (more: object) =>
    (
      await lakshmi.askLoosely(api.previewJobOffer, {
        body: { ...termsFor(fixture, applicationId), ...more },
      })
    ).body;
  const past = { validUntil: addDays(today, -1), startsOn: today };
  const wrong = async (more: object) => {
    const { code, fields } = await preview(more);
    return [code, Object.keys(fields ?? {})];
  };
  expect(await wrong(past)).toEqual(['job_offer_days', ['validUntil']]);
  expect(await wrong({ startsOn: addDays(today, 400) })).toEqual(['job_offer_days', ['startsOn']]);
  for (const days of [{ startsOn: addDays(today, -1) }, { validUntil: addDays(today, 20) }])
    expect(await wrong(days)).toEqual(['invalid_request', ['startsOn']]);
  for (const wage of [0, 10_00_000_01]) expect((await preview({ wage })).fields).toHaveProperty('wage');

  const sent = await makingOffer(fixture, applicationId);
  const other = { ...sent, body: { ...sent.body, wage: 19_000_00 } };
  expect((await lakshmi.refused(api.makeJobOffer, other)).code).toBe('job_offer_letter_changed');
  missing.add(applicationId);
  expect((await lakshmi.refused(api.makeJobOffer, sent)).code).toBe('application_scorecards_missing');
  missing.clear();
  const { version } = await lookAt(lakshmi, applicationId);
  await lakshmi.call(rejectApplication, {
    body: { applicationId, version, reason: 'wage', delayHours: 0 },
  });
  expect((await lakshmi.refused(api.makeJobOffer, sent)).code).toBe('application_moved_on');
});

test('a department is one of the own business, by its name in the letter', async () => {
  const { lakshmi, vikram } = fixture;
  const { applicationId } = await aShortlisted(fixture);
  const named = (client: typeof lakshmi, name: string) =>
    client.call(addDepartment, { body: { name, parentId: null, headId: null }, headers: key() });
  const [own, theirs] = await Promise.all([named(lakshmi, 'Field work'), named(vikram, 'Office')]);
  const body = { ...termsFor(fixture, applicationId), departmentId: theirs.departmentId };
  expect((await lakshmi.refused(api.previewJobOffer, { body })).code).toBe('job_offer_department_gone');
  const offer = await anOffer(fixture, applicationId, { departmentId: own.departmentId });
  expect(offer.letter.terms).toContainEqual({ name: 'Department', value: 'Field work' });
});

test('promise 42: strangers of every role find no offer, and who may only look makes none', async () => {
  const { app, shop, vikram } = fixture;
  const { applicationId } = await aShortlisted(fixture);
  const sent = await makingOffer(fixture, applicationId);
  const looker = app.as(deskOf(shop, 'hireTalent.view'));
  expect((await looker.refused(api.makeJobOffer, sent)).code).toBe('forbidden');
  expect((await vikram.refused(api.makeJobOffer, sent)).code).toBe('application_not_found');
  const offer = await anOffer(fixture, applicationId);
  const { jobOfferId } = offer;
  const stranger = app.as(await seeker(app, 'Sunita Devi'));
  for (const client of [vikram, stranger]) {
    const one = await client.refused(api.getJobOffer, { query: { jobOfferId } });
    const { items } = await client.call(api.listJobOffers, { query: { applicationId } });
    const paper = await client.refused(api.getOfferLetterPdf, { params: { jobOfferId } });
    expect([one.code, paper.code, items]).toEqual(['job_offer_not_found', 'job_offer_not_found', []]);
  }
  expect((await stranger.refused(api.acceptJobOffer, await acceptingUnsigned(offer))).code).toBe(
    'job_offer_not_found',
  );
  expect((await offerOf(looker, offer)).can).toMatchObject({ withdraw: false, answerCounter: false });
});

test('a person’s own copy has the offers and letters, and leaving erases them; who made one is forgotten', async () => {
  const { app, shop } = fixture;
  const { db } = app.platform;
  const { viewer, applicationId } = await aShortlisted(fixture);
  await anOffer(fixture, applicationId);
  const copy = await exportOf(jobOfferPersonal, db, viewer.userId);
  expect(Object.keys(copy)).toEqual(['Letters of job offers to you', 'Job offers to you']);
  expect(Object.keys(await exportOf(jobOfferPersonal, db, shop.owner.userId))).toEqual([
    'Job offers you made',
  ]);
  for (const { userId } of [viewer, shop.owner]) {
    await app.platform.write({ idempotency: null }, (tx) => eraseFrom(jobOfferPersonal, tx, userId));
    expect(await exportOf(jobOfferPersonal, db, userId)).toEqual({});
  }
});

test('an application that is erased takes its offers along', async () => {
  const { app, applications, lakshmi } = fixture;
  const { applicationId } = await aShortlisted(fixture);
  await anOffer(fixture, applicationId);
  const over = systemAuthorized({ applicationIds: [applicationId] }, 'The time it is kept for is over.');
  await app.platform.write({ idempotency: null }, async (tx) => {
    for (const eraseWith of applications.erased.answers) await eraseWith(tx, over);
  });
  const { items } = await lakshmi.call(api.listJobOffers, { query: { applicationId } });
  expect(items).toEqual([]);
});
