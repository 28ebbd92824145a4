/** Who is shortlisted is met, has an offer, agrees to it and is hired, a step on each of the next days. */
import {
  acceptInterview,
  getInterview,
  moveInterview,
  proposeInterview,
  scoreInterview,
} from '@nukkad/contract/hiring/interview/interview.api';
import { getHireTerms, hireCandidate, seenOfHire } from '@nukkad/contract/hiring/hire/hire.api';
import {
  acceptJobOffer,
  getJobOffer,
  makeJobOffer,
  previewJobOffer,
  refuseJobOffer,
  seenOfJobOffer,
} from '@nukkad/contract/hiring/job-offer/job-offer.api';
import {
  openOfferDocument,
  sendOfferCode,
  signOfferLetter,
} from '@nukkad/contract/hiring/job-offer/offer-document.api';
import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import { signInCode } from '../../../src/identity/account/account.seed.ts';
import type { JobSeeker } from '../../city/job-seekers.ts';
import type { Random } from '../../random.ts';
import { drawnSignature } from '../drawn-signature.ts';
import type { SeedSession } from '../seed-client.ts';
import type { Stage } from '../stage.ts';
import { key, onDay } from './next-days.ts';
import type { Opening } from './posted-job.ts';

export interface Candidacy {
  readonly opening: Opening;
  readonly person: JobSeeker;
  readonly applicationId: string;
  readonly applicationNumber: string;
  readonly version: number;
  readonly random: Random;
}

/** What happens on one of the next days, unless the job is over. */
function later(
  { timeline, clock }: Stage,
  { opening, random }: Candidacy,
  days: number,
  act: () => Promise<void>,
): void {
  timeline.plan(onDay(clock.now(), random, days, [9, 19]), async () => {
    if (!opening.isOver) await act();
  });
}

/** Interviews of a business follow each other by half an hour, from ten in the morning on. */
const interviewsOf = new WeakMap<Opening['shop'], number>();
const aDay = 14;
function nextTime(stage: Stage, { opening: { shop } }: Candidacy): string {
  const before = interviewsOf.get(shop) ?? 0;
  interviewsOf.set(shop, before + 1);
  const today = istDay(stage.clock.now());
  return istInstant(addDays(today, 2), 10 * 60 + 30 * (before % aDay)).toISOString();
}

export async function hire(stage: Stage, candidacy: Candidacy): Promise<void> {
  const { client, actors } = stage;
  const { opening, applicationId } = candidacy;
  const owner = await actors.asOwner(opening.shop);
  const terms = await client.call(owner, getHireTerms, { query: { applicationId } });
  opening.isOver = terms.placesLeft <= 1;
  await client.call(owner, hireCandidate, {
    body: {
      applicationId,
      departmentId: null,
      managerId: null,
      isProfessional: false,
      preset: 'Professional',
      structureId: null,
      documents: ['aadhaar', 'bank'],
      firstShift: null,
      seen: seenOfHire(terms),
    },
    ...key(),
  });
}

/** Each side signs the letter with a one-time password of the story and a stroke of a pen. */
async function signed({ client, app }: Stage, session: SeedSession, jobOfferId: string) {
  const body = { jobOfferId };
  const { documentHash } = await client.call(session, openOfferDocument, { body });
  const { codeId } = await client.call(session, sendOfferCode, { body });
  const otp = signInCode(app.platform.config.secret, codeId.split('.')[0] ?? '');
  return {
    ...body,
    documentHash,
    codeId,
    otp,
    signature: { how: 'drawn' as const, png: await drawnSignature() },
  };
}

/** One letter a day: a number is sent so many codes and no more. */
const signedLast = new WeakMap<Opening['shop'], string>();

async function signForBusiness(stage: Stage, { opening: { shop } }: Candidacy, jobOfferId: string) {
  const today = istDay(stage.clock.now());
  if (signedLast.get(shop) === today) return;
  signedLast.set(shop, today);
  const owner = await stage.actors.asOwner(shop);
  await stage.client.call(owner, signOfferLetter, { body: await signed(stage, owner, jobOfferId) });
}

export async function acceptOffer(stage: Stage, candidacy: Candidacy, jobOfferId: string): Promise<void> {
  const { client, actors } = stage;
  const session = await actors.asSeeker(candidacy.person);
  const read = await client.call(session, getJobOffer, { query: { jobOfferId } });
  const body = { ...(await signed(stage, session, jobOfferId)), seen: seenOfJobOffer(read) };
  await client.call(session, acceptJobOffer, { body });
  await signForBusiness(stage, candidacy, jobOfferId);
}

/** Two of three accept; the first shop has staff of its own story and stops here. */
async function answer(stage: Stage, candidacy: Candidacy, jobOfferId: string): Promise<void> {
  const { client, actors } = stage;
  const { person, random, opening } = candidacy;
  if (random.chance(1 / 3)) {
    const session = await actors.asSeeker(person);
    const { version } = await client.call(session, getJobOffer, { query: { jobOfferId } });
    await client.call(session, refuseJobOffer, { body: { jobOfferId, version, reason: 'other_job' } });
    return;
  }
  await acceptOffer(stage, candidacy, jobOfferId);
  const isFirst = stage.shops.values().next().value === opening.shop;
  if (!isFirst) later(stage, candidacy, 1, () => hire(stage, candidacy));
}

export async function makeOffer(stage: Stage, candidacy: Candidacy): Promise<string> {
  const { client, actors, clock } = stage;
  const { opening, applicationId } = candidacy;
  const { shop, job } = opening;
  const owner = await actors.asOwner(shop);
  const today = istDay(clock.now());
  const body = {
    applicationId,
    title: job.title,
    wageUnit: job.wageUnit,
    wage: job.wageTo ?? 0,
    startsOn: addDays(today, 10),
    place: `${job.locality}, Bengaluru`,
    shift: job.shift,
    probationMonths: 3,
    noticeDays: 15,
    validUntil: addDays(today, 6),
    lang: 'en' as const,
    signatoryName: shop.owner.fullName,
  };
  const { digest } = await client.call(owner, previewJobOffer, { body });
  const { jobOfferId } = await client.call(owner, makeJobOffer, { body: { ...body, digest }, ...key() });
  return jobOfferId;
}

async function offer(stage: Stage, candidacy: Candidacy): Promise<void> {
  const jobOfferId = await makeOffer(stage, candidacy);
  later(stage, candidacy, 2, () => answer(stage, candidacy, jobOfferId));
}

/** After it took place: what the owner found, and two days later the offer. */
async function score(stage: Stage, candidacy: Candidacy, interviewId: string): Promise<void> {
  const { client, actors } = stage;
  const { opening, random } = candidacy;
  const owner = await actors.asOwner(opening.shop);
  const { version } = await client.call(owner, getInterview, { query: { interviewId } });
  await client.call(owner, moveInterview, { body: { interviewId, version, verb: 'complete' } });
  const mark = () => random.between(3, 5);
  await client.call(owner, scoreInterview, {
    body: { interviewId, skillMark: mark(), experienceMark: mark(), mannerMark: mark(), advice: 'yes' },
  });
  later(stage, candidacy, 1, () => offer(stage, candidacy));
}

async function propose(stage: Stage, candidacy: Candidacy): Promise<void> {
  const { client, actors, timeline } = stage;
  const { opening, applicationId, person } = candidacy;
  const { shop } = opening;
  const owner = await actors.asOwner(shop);
  const startsAt = nextTime(stage, candidacy);
  const { interviewId } = await client.call(owner, proposeInterview, {
    body: {
      applicationId,
      kind: 'onsite',
      place: `${shop.companyName}, ${shop.pincode}`,
      minutes: 30,
      interviewerIds: [shop.owner.userId],
      times: [startsAt],
    },
    ...key(),
  });
  later(stage, candidacy, 1, async () => {
    const session = await actors.asSeeker(person);
    const { version } = await client.call(session, getInterview, { query: { interviewId } });
    await client.call(session, acceptInterview, { body: { interviewId, version, startsAt } });
    const over = new Date(Date.parse(startsAt) + 60 * 60_000);
    timeline.plan(over, async () => {
      if (!opening.isOver) await score(stage, candidacy, interviewId);
    });
  });
}

const met = new WeakSet<JobSeeker>();

/** From the shortlist on; each person once, so that no one is at two interviews at one time. */
export function meetApplicant(stage: Stage, candidacy: Candidacy): void {
  if (met.has(candidacy.person)) return;
  met.add(candidacy.person);
  later(stage, candidacy, 1, () => propose(stage, candidacy));
}
