/** Finished visits that shops and their people show: photos of the work, a card, the customer's answer, and some posts. */
import * as api from '@nukkad/contract/network/job-card/job-card.api';
import type { JobCard } from '@nukkad/contract/network/job-card/job-card.model';
import { createPost } from '@nukkad/contract/network/post/post.api';
import { newId } from '../../../src/platform/id.ts';
import type { DemoCity, Shop } from '../../city/demo-city.ts';
import { isOfSomeSize } from '../larger-work.ts';
import type { SeedSession } from '../seed-client.ts';
import type { Stage } from '../stage.ts';
import { type Visit, drawer, listVisits, photograph } from './finished-visits.ts';
import { type ShownWork, shownWorkOf } from './shown-job-words.ts';

const hourMs = 3_600_000;
const most = { cards: 45, ofShop: 3, posts: 12 } as const;
/** Made so long before the present, each post some hours later. */
const [madeHoursAgo, hoursBetween] = [30, 2];

/** What becomes of the cards, in turn. */
const answers = ['agree', 'none', 'withdraw', 'agree', 'agree', 'decline', 'agree', 'agree'] as const;

/** Every third card is of the professional, the others are of the shop. */
async function authorOf({ actors }: Stage, shop: Shop, visit: Visit, place: number): Promise<SeedSession> {
  const person = shop.people.find(({ staffId }) => staffId === visit.staffId);
  return person && place % 3 === 2 ? actors.asMember(shop, person) : actors.asOwner(shop);
}

interface Told {
  readonly session: SeedSession;
  readonly cardId: string;
  readonly says: string;
}

async function answered(
  { client, actors }: Stage,
  city: DemoCity,
  buyerId: string,
  asked: JobCard,
  said: (typeof answers)[number],
) {
  const resident = city.residents.find(({ userId }) => userId === buyerId);
  if (said === 'none' || !resident) return null;
  const buyer = await actors.asBuyer(resident);
  const answer = said === 'decline' ? said : 'agree';
  const { cardId, version } = asked;
  const body = { cardId, version, answer } as const;
  const card = await client.call(buyer, api.answerJobCard, { key: newId(), body });
  if (said !== 'withdraw') return said === 'agree' ? card : null;
  await client.call(buyer, api.answerJobCard, {
    key: newId(),
    body: { cardId, version: card.version, answer: 'withdraw' },
  });
  return null;
}

/** Null: its customer has not agreed, or no longer. */
async function show(
  stage: Stage,
  city: DemoCity,
  { visit, shop, place, work }: { visit: Visit; shop: Shop; place: number; work: ShownWork },
): Promise<Told | null> {
  const { client } = stage;
  const session = await authorOf(stage, shop, visit, place);
  const { bookingId, buyerId } = visit;
  const { items } = await client.call(session, api.listFinishedJobs, { query: { bookingId } });
  const [job] = items;
  if (!job?.can.make) return null;
  const photoIds = job.photos.slice(0, 6).map(({ photoId }) => photoId);
  const { cardId, version } = await client.call(session, api.createJobCard, {
    key: newId(),
    body: { bookingId, photoIds, words: work.words },
  });
  const asked = await client.call(session, api.updateJobCard, {
    key: newId(),
    body: { cardId, version, action: 'ask' },
  });
  const said = answers[place % answers.length] ?? 'none';
  const agreed = await answered(stage, city, buyerId, asked, said);
  return agreed && { session, cardId, says: work.says };
}

async function tell(stage: Stage, city: DemoCity, present: Date): Promise<void> {
  const draw = drawer();
  const shops = new Map(city.shops.map((shop) => [shop.organisationId, shop]));
  const told: Told[] = [];
  for (const [place, visit] of (
    await listVisits(stage, city.shops, { ofShop: most.ofShop, most: most.cards })
  ).entries()) {
    const shop = shops.get(visit.organisationId);
    if (!shop) continue;
    const work = shownWorkOf(visit.categoryId, visit.place - 1);
    const { picture } = work;
    if (picture) await photograph(stage, visit, shop.owner.userId, { picture, draw });
    const made = await show(stage, city, { visit, shop, place, work });
    if (made) told.push(made);
  }
  // No two posts of the street say the same.
  const posts = [...new Map(told.map((one) => [one.says, one])).values()].slice(0, most.posts);
  for (const [place, { session, cardId, says }] of posts.entries()) {
    const at = new Date(present.getTime() - (madeHoursAgo - 1 - place * hoursBetween) * hourMs);
    stage.timeline.plan(at, async () => {
      const body = { body: says, audience: 'everyone' as const, pictures: [], jobCardId: cardId };
      await stage.client.call(session, createPost, { key: newId(), body });
    });
  }
}

/** Told of a city of some size, once its members are there. */
export function planJobCards(stage: Stage, city: DemoCity, present: Date): void {
  if (!isOfSomeSize(city)) return;
  const at = new Date(present.getTime() - madeHoursAgo * hourMs);
  stage.timeline.plan(at, () => tell(stage, city, present));
}
