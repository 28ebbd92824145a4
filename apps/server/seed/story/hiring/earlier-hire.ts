/** One who was hired seven weeks ago: on the team since then, and both sides are asked for feedback. */
import { applyForJob, moveApplication, seenOfJob } from '@nukkad/contract/hiring/application/application.api';
import {
  answerInvitation,
  listMyInvitations,
  seenOfInvitation,
} from '@nukkad/contract/identity/staff/staff.api';
import { addDays, dayMs, istDay, istInstant } from '@nukkad/contract/kernel/time';
import type { DemoCity, Shop } from '../../city/demo-city.ts';
import type { JobSeeker } from '../../city/job-seekers.ts';
import { seededRandom } from '../../random.ts';
import type { Stage } from '../stage.ts';
import { acceptOffer, type Candidacy, hire, makeOffer } from './chosen-applicant.ts';
import { key } from './next-days.ts';
import { post } from './posted-job.ts';

/** Feedback is due 30 days after the first day, which lies in the second week of the hire. */
const leastDays = 50;
const tradeId = 'receptionist';

/** From the posting to the shortlist, on one day. */
async function choose(stage: Stage, shop: Shop, person: JobSeeker): Promise<Candidacy | null> {
  const { actors, client, clock } = stage;
  const written = {
    tradeId,
    title: 'Receptionist',
    description: 'Calls, visitors and appointments at the front desk of our shop.',
    openings: 1,
    wageFrom: 18_000_00,
    wageTo: 23_000_00,
    pincode: shop.pincode,
  };
  const opening = await post(stage, shop, { written, after: 0 }, clock.now());
  if (!opening) return null;
  const { jobId, wageFrom, wageTo } = opening.job;
  const seen = seenOfJob({ wageFrom: wageFrom ?? 0, wageTo: wageTo ?? 0 });
  const { applicationId, applicationNumber, version } = await client.call(
    await actors.asSeeker(person),
    applyForJob,
    { body: { jobId, answers: [], seen }, ...key() },
  );
  await client.call(await actors.asOwner(shop), moveApplication, {
    body: { applicationId, version, verb: 'shortlist' },
  });
  return { opening, person, applicationId, applicationNumber, version, random: seededRandom(39_999) };
}

async function joinTeam({ actors, client }: Stage, person: JobSeeker): Promise<void> {
  const session = await actors.asSeeker(person);
  const { items } = await client.call(session, listMyInvitations, { query: {} });
  for (const invitation of items.slice(0, 1))
    await client.call(session, answerInvitation, {
      body: { staffId: invitation.staffId, accept: true, seen: seenOfInvitation(invitation) },
    });
}

interface Span {
  readonly begins: Date;
  readonly present: Date;
}

/** By the second shop: the first one has staff of its own story. */
export function planEarlierHire(stage: Stage, city: DemoCity, { begins, present }: Span): void {
  const shop = city.shops[1];
  const person = city.jobSeekers.find(({ tradeIds }) => tradeIds.includes(tradeId));
  if (!shop || !person || present.getTime() - begins.getTime() < leastDays * dayMs) return;
  const on = (day: number, act: () => Promise<void>) =>
    stage.timeline.plan(istInstant(addDays(istDay(begins), day), 11 * 60), act);
  on(1, async () => {
    const chosen = await choose(stage, shop, person);
    if (!chosen) return;
    on(2, async () => {
      const jobOfferId = await makeOffer(stage, chosen);
      on(3, () => acceptOffer(stage, chosen, jobOfferId));
    });
    on(5, () => hire(stage, chosen));
    on(6, () => joinTeam(stage, person));
  });
}
