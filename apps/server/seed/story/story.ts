/** Some weeks of the demo city's life, told through the use cases themselves. */
import { sql } from 'kysely';
import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import { createApp, type AppDependencies } from '../../src/app.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { createDrain } from '../../src/platform/outbox/drain.ts';
import { oneByOne, type Pace } from '../../src/platform/outbox/time-queue.ts';
import type { DemoCity } from '../city/demo-city.ts';
import { seededRandom } from '../random.ts';
import { storyActors } from './actors.ts';
import { type Beside, isFilledByPerson, sceneEnds } from './beside-people.ts';
import { bookService } from './booked-service.ts';
import { handOver } from './hand-over.ts';
import { planDrives } from './kept-files.ts';
import { planHiring } from './hiring/plan-hiring.ts';
import { planPosts } from './posted-words.ts';
import { planMembers } from './network/members.ts';
import { planPolls } from './network/asked-polls.ts';
import { planBlogs } from './network/written-blogs.ts';
import { planGroups } from './network/made-groups.ts';
import { planJobCards } from './network/shown-jobs.ts';
import { planStories } from './network/shared-stories.ts';
import { planSayings } from './network/said-words.ts';
import { planStreet } from './network/street/told-street.ts';
import { planProjects } from './running-projects.ts';
import { planLargerWork } from './larger-work.ts';
import { planDocuments } from './kept-documents.ts';
import { planEndingDocuments } from './ending-documents.ts';
import { planLogos } from './logos.ts';
import { planTemplates } from './own-templates.ts';
import { planReading } from './read-bells.ts';
import { seedClient } from './seed-client.ts';
import { planStaff, type StaffPlan, staffFrom } from './staff/plan-staff.ts';
import { planSigning } from './signed-documents.ts';
import type { Stage, WantedService } from './stage.ts';
import { StoryClock, Timeline } from './timeline.ts';

export interface StoryPlan {
  /** Days of history before the present. */
  readonly days: number;
  readonly bookingsPerDay: number;
  /** Of all accepted visits the share about which both sides write to each other; left out: a third. */
  readonly talked?: number;
  /** How much of it happens side by side; one by one where it is not given. */
  readonly pace?: Pace;
  /** What the people of the shops do besides visits; left out: nothing. */
  readonly staff?: StaffPlan;
}

/** Services that are booked by the visit, each with its required questions answered by the cheapest option. */
async function wantedServices(db: Database, cityShops: DemoCity['shops']): Promise<WantedService[]> {
  const categories = [...new Set(cityShops.flatMap((shop) => shop.categories))];
  const { rows } = await sql<{ serviceId: string; optionIds: string[] }>`
    select service.service_id as "serviceId", coalesce(array_agg(chosen.option_id) filter (where chosen.option_id is not null), '{}') as "optionIds"
    from service
    left join service_question question on question.service_id = service.service_id and question.is_required
    left join lateral (select option_id from service_option where service_option.question_id = question.question_id
      order by price_paise, option_id limit 1) chosen on true
    where service.unit = 'visit' and service.minutes <= 180 and service.category_id = any(${categories}::text[])
    group by service.service_id order by service.service_id`.execute(db);
  return rows;
}

/** People last looked at their notifications so long before the present. */
const readBeforeMs = 8 * 3_600_000;
/** Below the connections of the seed's pool, so that none waits for one. */
const heardAtOnce = 4;
/**
 * Beside people nothing is lost by it: where they are in, no story is the same twice. Each acts at its own minute; well
 * within the time that a partner has to answer, and in which a customer thinks again.
 */
const asPeopleDo: Pace = { atOnce: 6, withinMs: 10 * 60_000 };
/** Its pace bounds the calls of a story. */
const mostCalls = 100;
/** No one waits for an answer: a process of the lowest priority may stand still for a while. */
const patience = { callMs: 300_000, connectionMs: 60_000 };
const unheard = { kind: 'none', send: async () => undefined };
const nowhere = { kind: 'none', send: async () => 'gone' as const };

/**
 * The story happens within the product. No outside party is asked for money, sent a message or told a place, whatever the
 * settings say; what it leaves behind is what the sandbox's customers would have left.
 */
const amongThemselves = ({
  config,
  providers,
}: AppDependencies): Pick<AppDependencies, 'config' | 'providers'> => ({
  config: {
    ...config,
    // Calls alone: the screens may not be built yet, and no person looks at them.
    roles: new Set(['api'] as const),
    RATE_LIMIT_SCALE: 1_000_000,
    DATABASE_POOL: mostCalls,
    LOG_LEVEL: 'silent',
    PAYMENT_PROVIDER: 'sandbox',
    METRICS_PORT: undefined,
    BACKOFFICE_ORIGIN: undefined,
  },
  providers: { ...providers, sms: unheard, mail: unheard, push: nowhere, geocoder: null },
});

/**
 * The first resident, by whom the city is shown, books about once a day. A booking draws from a source of its own: what happens beside it does not change its story.
 */
function planDay(stage: Stage, city: DemoCity, day: string, { bookingsPerDay }: StoryPlan): void {
  const { random, timeline } = stage;
  const count = Math.round(bookingsPerDay * (0.7 + random.next() * 0.6));
  for (let i = 0; i < count; i += 1) {
    const resident = random.chance(1 / bookingsPerDay) ? city.residents[0] : random.pick(city.residents);
    const own = { ...stage, random: seededRandom(random.between(1, 2 ** 31)) };
    const at = istInstant(day, random.between(7 * 60 + 5, 21 * 60));
    if (resident) timeline.plan(at, () => bookService(own, resident));
  }
}

/** What goes on beside the bookings of each day. */
function planBeside(stage: Stage, city: DemoCity, begins: Date, present: Date): void {
  const [shop] = city.shops;
  if (shop) planProjects(stage, shop, begins);
  planLogos(stage, city, begins);
  planTemplates(stage, city, begins);
  planHiring(stage, city, { begins: stage.clock.now(), from: begins, present });
  planMembers(stage, city, begins, present);
  planLargerWork(stage, city, { from: begins, present });
  planSigning(stage, city, present);
  planDocuments(stage, city, present);
  planEndingDocuments(stage, city, begins, present);
  planDrives(stage, city, present);
  planPosts(stage, city, present);
  planStreet(stage, city, present);
  planSayings(stage, city, present);
  planPolls(stage, city, present);
  planBlogs(stage, city, present);
  planGroups(stage, city, present);
  planStories(stage, city, present);
  planJobCards(stage, city, present);
  planReading(stage, city, new Date(present.getTime() - readBeforeMs));
}

/** The history ends at `present`, which must be the real one: timers that outlive it go to the real job runner. */
export async function tellStory(
  parts: AppDependencies,
  city: DemoCity,
  plan: StoryPlan,
  present: Date,
  beside: Beside | null = null,
): Promise<void> {
  const bookedFrom = addDays(istDay(present), -plan.days);
  const staffDay = plan.staff ? staffFrom(plan.staff, present) : bookedFrom;
  const firstDay = staffDay < bookedFrom ? staffDay : bookedFrom;
  const begins = istInstant(bookedFrom, 7 * 60);
  const clock = new StoryClock(istInstant(firstDay, 7 * 60));
  const app = await createApp({
    ...parts,
    clock,
    patience,
    ...amongThemselves(parts),
  });
  const pace = plan.pace ?? (beside ? asPeopleDo : oneByOne);
  const { db } = app.platform;
  const drain = createDrain(db, app.consumers, {
    pace,
    heardAtOnce,
    present: beside ? present : undefined,
    at: (time, act) => clock.at(time, act),
  });
  const timeline = new Timeline(clock, drain, { pace, endsOnly: sceneEnds(pace, beside) });
  const random = seededRandom(20_260);
  const stage: Stage = {
    app,
    clock,
    timeline,
    random,
    client: seedClient(app, parts.config.secret),
    actors: storyActors(app, clock),
    shops: new Map(city.shops.map((shop) => [shop.companyName, shop])),
    talked: plan.talked ?? 1 / 3,
    services: await wantedServices(db, city.shops),
    isTaken: async ({ userId }) => beside !== null && isFilledByPerson(db, userId, present),
  };
  if (plan.staff) planStaff(stage, city, plan.staff, { present, bookedFrom });
  planBeside(stage, city, begins, present);
  for (let day = firstDay; day <= istDay(present); day = addDays(day, 1)) {
    if (day >= bookedFrom) planDay(stage, city, day, plan);
    const evening = istInstant(addDays(day, 1), 0);
    await timeline.playUntil(evening < present ? evening : present);
    beside?.onDay(day);
  }
  await handOver(parts, drain.pending());
  await app.stop();
}
