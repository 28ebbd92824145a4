/** Some twenty shops look for people, and three hundred people look for work: jobs in every state, applications at every step. */
import { dayMs } from '@nukkad/contract/kernel/time';
import type { DemoCity, Shop } from '../../city/demo-city.ts';
import { type JobSeeker, seedJobSeekers } from '../../city/job-seekers.ts';
import { type CityTrade, cityTrades } from '../../city/trades.ts';
import { seededRandom } from '../../random.ts';
import type { Stage } from '../stage.ts';
import { drawApplicants } from './applicants.ts';
import { planEarlierHire } from './earlier-hire.ts';
import { firstJobs } from './first-jobs.ts';
import { askAbout, saveSearches } from './looking-people.ts';
import { type JobFate, meetFate, post, type PostedJob } from './posted-job.ts';

/** A brief story has few shops that hire, as it has few bookings. */
const hiringShops = (days: number): number => (days < 20 ? 6 : 20);
/** People who apply for a job, or are invited to it. */
const applicantsOf = 5;
/** In this order again and again: most jobs are open. */
const fates: readonly JobFate[] = [
  'open',
  'open',
  'paused',
  'open',
  'draft',
  'open',
  'filled',
  'open',
  'planned',
  'open',
  'checking',
  'ended',
  'open',
  'cancelled',
  'open',
  'deleted',
];
const asksForMoney = ' Pay a registration fee of ₹500 before the first day.';

/** Minutes of the story at which the `at`-th job is posted: spread over all of its days but the last. */
const postedAfter = (at: number, days: number): number =>
  Math.round((((at * 0.618) % 1) * (days - 1) + 0.1) * 24 * 60);

function jobOf({ pays, tradeId, title, description, skillIds }: CityTrade, shop: Shop, fate: JobFate) {
  return {
    tradeId,
    title,
    description: fate === 'checking' ? description + asksForMoney : description,
    wageFrom: pays[0] * 100,
    wageTo: pays[1] * 100,
    skillIds: skillIds.slice(0, 2),
    openings: 1 + (shop.people.length % 3),
    hours: '9 am to 6 pm, six days a week',
    pincode: shop.pincode,
  };
}

/** Of the shops behind the first three: a job for each of their trades. */
function* furtherJobs(city: DemoCity, days: number): Iterable<readonly [Shop, PostedJob]> {
  let at = 0;
  for (const shop of city.shops.slice(firstJobs.length, hiringShops(days)))
    for (const category of shop.categories) {
      const trade = cityTrades[category];
      const fate = fates[at % fates.length] ?? 'open';
      if (trade) yield [shop, { written: jobOf(trade, shop, fate), after: postedAfter(at, days), fate }];
      at += 1;
    }
}

/** Hands out people of a trade, each once before one comes again. */
function lineOf(seekers: readonly JobSeeker[]): (tradeId: string, count: number) => JobSeeker[] {
  const next = new Map<string, number>();
  return (tradeId, count) => {
    const fitting = seekers.filter(({ tradeIds }) => tradeIds.includes(tradeId));
    const from = next.get(tradeId) ?? 0;
    next.set(tradeId, from + count);
    const most = Math.min(count, fitting.length);
    return Array.from({ length: most }, (_, at) => fitting[(from + at) % fitting.length]).flatMap(
      (one) => one ?? [],
    );
  };
}

interface Span {
  /** The first day of the story, before any visit. */
  readonly begins: Date;
  readonly from: Date;
  readonly present: Date;
}

export function planHiring(stage: Stage, city: DemoCity, { begins, from, present }: Span): void {
  const { timeline, app } = stage;
  const days = Math.round((present.getTime() - from.getTime()) / dayMs);
  const people = lineOf([...city.jobSeekers, ...city.moreSeekers]);
  const plan = (shop: Shop, one: PostedJob, seed: number) =>
    timeline.plan(new Date(from.getTime() + one.after * 60_000), async () => {
      const plannedFor = new Date(present.getTime() + 3 * dayMs);
      const opening = await post(stage, shop, one, plannedFor);
      if (!opening) return;
      const random = seededRandom(seed);
      drawApplicants(stage, opening, people(one.written.tradeId, applicantsOf), random);
      if (firstJobs.some((jobs) => jobs.includes(one)))
        askAbout(stage, opening, { seekers: city.jobSeekers, at: seed });
      const { fate = 'open' } = one;
      if (fate === 'open') return;
      const ends = new Date(stage.clock.now().getTime() + random.between(5, 9) * dayMs);
      timeline.plan(ends, () => meetFate(stage, opening, fate));
    });
  timeline.plan(from, async () => {
    const { db, clock } = app.platform;
    await db.transaction().execute((tx) => seedJobSeekers(tx, city.moreSeekers, clock.now()));
  });
  planEarlierHire(stage, city, { begins, present });
  saveSearches(stage, city.jobSeekers, from);
  let seed = 40_000;
  for (const [place, jobs] of firstJobs.entries())
    for (const one of jobs) {
      const shop = city.shops[place];
      if (shop) plan(shop, one, (seed += 1));
    }
  for (const [shop, one] of furtherJobs(city, days)) plan(shop, one, (seed += 1));
  planDemand(stage, present);
}

/** What the shops missed in two weeks becomes drafts of jobs, as in each night. */
function planDemand({ app, timeline }: Stage, present: Date): void {
  const round = app.cron.find(({ name }) => name === 'demand.draft');
  timeline.plan(new Date(present.getTime() - dayMs / 4), async () => {
    await round?.run();
  });
}
