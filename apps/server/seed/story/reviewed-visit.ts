/** What both sides of a finished visit of the story say, by the calls that they would make. */
import { getVisitReviews, replyToReview, writeReview } from '@nukkad/contract/market/review/review.api';
import type { Resident } from '../city/demo-city.ts';
import { customerStars, customerTellings, partnerStars, partnerTellings, replies } from './review-words.ts';
import type { SeedSession } from './seed-client.ts';
import type { Stage } from './stage.ts';

interface Visit {
  readonly bookingId: string;
  readonly resident: Resident;
  /** The partner's owner, signed in when it is time. */
  readonly asOwner: () => Promise<SeedSession>;
}

const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);
const dayMinutes = 24 * 60;

function starsOf(stage: Stage, odds: typeof customerStars): (typeof customerStars)[number][0] {
  let left = stage.random.between(1, 100);
  for (const [stars, hundredths] of odds) {
    left -= hundredths;
    if (left <= 0) return stars;
  }
  return 5;
}

async function write(stage: Stage, session: SeedSession, visit: Visit, side: 'customer' | 'partner') {
  const isCustomer = side === 'customer';
  const stars = starsOf(stage, isCustomer ? customerStars : partnerStars);
  const told = stage.random.pick((isCustomer ? customerTellings : partnerTellings)[stars]);
  const { bookingId } = visit;
  const said = { stars, words: told.words, tags: [...told.tags] };
  await stage.client.call(session, writeReview, {
    body: { bookingId, ...said, showName: isCustomer && stage.random.chance(0.8) },
    key: `review-${side}-${bookingId}`,
  });
}

/** Partners answer what went wrong more often than what went well. */
async function reply(stage: Stage, visit: Visit): Promise<void> {
  const owner = await visit.asOwner();
  const { theirs } = await stage.client.call(owner, getVisitReviews, {
    query: { bookingId: visit.bookingId },
  });
  if (!theirs?.can.reply) return;
  const wentWell = theirs.stars > 3;
  if (!stage.random.chance(wentWell ? 0.2 : 0.7)) return;
  const words = stage.random.pick(replies[wentWell ? 'good' : 'bad']);
  await stage.client.call(owner, replyToReview, { body: { reviewId: theirs.reviewId, words } });
}

/** Two of three customers write within some days, and half of the partners; the rest say nothing. */
export function reviewLater(stage: Stage, visit: Visit): void {
  const { random, timeline, clock } = stage;
  if (random.chance(0.66))
    timeline.plan(later(clock.now(), random.between(65, 3 * dayMinutes)), async () =>
      write(stage, await stage.actors.asBuyer(visit.resident), visit, 'customer'),
    );
  if (random.chance(0.5))
    timeline.plan(later(clock.now(), random.between(65, 4 * dayMinutes)), async () =>
      write(stage, await visit.asOwner(), visit, 'partner'),
    );
  timeline.plan(later(clock.now(), random.between(7 * dayMinutes + 60, 9 * dayMinutes)), () =>
    reply(stage, visit),
  );
}
