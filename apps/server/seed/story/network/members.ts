/**
 * Who knows whom in the demo city: rows in a few statements, as what made them, requests over three weeks, changes nothing
 * that anyone reads.
 */
import { sql } from 'kysely';
import { handleFrom } from '../../../src/network/member/member.rules.ts';
import type { Database } from '../../../src/platform/db/database.ts';
import { newId } from '../../../src/platform/id.ts';
import { shortName } from '../../../src/platform/short-name.rules.ts';
import type { DemoCity } from '../../city/demo-city.ts';
import { type Random, seededRandom } from '../../random.ts';
import { isOfSomeSize } from '../larger-work.ts';
import type { Stage } from '../stage.ts';

const most = { residents: 70, shops: 40, workers: 50 } as const;
/** Connections to each member, on the average: half of them lie on the other side. */
const pairsEach = 5;
/** Connections of each of those by whom the city is shown, and requests that wait for them. */
const shown = { connections: 16, waiting: 3 } as const;
const hourMs = 3_600_000;

/** Who is to be a member. */
interface Wanted {
  readonly userId: string | null;
  readonly organisationId: string | null;
  readonly name: string;
  readonly headline: string | null;
  readonly tradeIds: readonly string[];
}

type Owner = Pick<Wanted, 'userId' | 'organisationId'>;
const keyOf = ({ userId, organisationId }: Owner): string => userId ?? organisationId ?? '';

const headlines = [
  'Lives around the corner',
  'New here, says hello',
  'Loves old houses',
  'Terrace gardener, two cats',
  'Secretary of the residents’ association',
  'Walks to work, knows every tea stall',
  'इस मोहल्ले में तीस साल से',
  'School teacher, mathematics',
  null,
  null,
  null,
] as const;
const notes = [
  'We met at the ward office.',
  'You did our kitchen last year, thank you again.',
  'I live two houses further.',
  'आपका काम बहुत अच्छा लगा।',
  null,
] as const;

const aPerson = (
  { userId, fullName }: { readonly userId: string; readonly fullName: string },
  headline: string | null,
  tradeIds: readonly string[] = [],
): Wanted => ({
  userId,
  organisationId: null,
  name: shortName(fullName),
  headline,
  tradeIds: tradeIds.slice(0, 5),
});

/** Those by whom the city is shown come first: the ones whom a start names. */
function wantedMembers(city: DemoCity, random: Random) {
  const shops = city.shops.slice(0, most.shops);
  const ofShop = (shop: DemoCity['shops'][number]): Wanted => ({
    userId: null,
    organisationId: shop.organisationId,
    name: shop.companyName,
    headline: null,
    tradeIds: shop.categories.slice(0, 5),
  });
  const residents = city.residents
    .slice(0, most.residents)
    .map((one) => aPerson(one, random.pick(headlines)));
  const workers = shops
    .flatMap(({ companyName, people }) =>
      people.map((one) => aPerson(one, `Works at ${companyName}`, one.categories)),
    )
    .slice(0, most.workers);
  const seekers = city.jobSeekers.map((one) => aPerson(one, one.about));
  const named = [
    ...residents.slice(0, 3),
    ...shops.slice(0, 2).flatMap((shop) => {
      const [first] = shop.people;
      const desk = aPerson(shop.desk, `Answers the calls of ${shop.companyName}`);
      return [ofShop(shop), desk, ...(first ? workers.filter(({ userId }) => userId === first.userId) : [])];
    }),
    ...seekers.slice(0, 1),
  ];
  const all = [...named, ...residents, ...shops.map(ofShop), ...workers, ...seekers];
  return { named, all: [...new Map(all.map((one) => [keyOf(one), one])).values()] };
}

interface Seeded extends Owner {
  readonly memberId: string;
}

interface SeededPair {
  readonly connectionId: string;
  readonly lowId: string;
  readonly highId: string;
  readonly askedById: string;
  readonly status: 'Accepted' | 'Requested';
  readonly note: string | null;
  readonly at: Date;
}

function seedPairs(
  members: readonly Seeded[],
  named: readonly Seeded[],
  random: Random,
  { begins, now }: { readonly begins: Date; readonly now: Date },
): readonly SeededPair[] {
  const pairs = new Map<string, SeededPair>();
  const meet = (asker: Seeded, asked: Seeded, status: SeededPair['status']) => {
    const [lowId = '', highId = ''] = [asker.memberId, asked.memberId].toSorted();
    if (lowId === highId || pairs.has(lowId + highId)) return;
    const at = new Date(begins.getTime() + random.next() * (now.getTime() - begins.getTime()));
    const note = status === 'Requested' ? random.pick(notes) : null;
    pairs.set(lowId + highId, {
      connectionId: newId(),
      lowId,
      highId,
      askedById: asker.memberId,
      status,
      note,
      at,
    });
  };
  for (const one of named) {
    for (let asking = 0; asking < shown.waiting; asking += 1) meet(random.pick(members), one, 'Requested');
    for (let known = 0; known < shown.connections; known += 1) meet(one, random.pick(members), 'Accepted');
  }
  const wanted = Math.min(members.length * pairsEach, (members.length * (members.length - 1)) / 4);
  while (pairs.size < wanted) meet(random.pick(members), random.pick(members), 'Accepted');
  return [...pairs.values()];
}

/** Rows of members; who has looked before has one already. */
async function writeMembers(db: Database, wanted: readonly Wanted[], now: Date): Promise<void> {
  const taken = new Set<string>();
  const rows = wanted.map((one) => {
    const memberId = newId();
    const plain = handleFrom(one.name, '');
    const handle = taken.has(plain) ? handleFrom(one.name, memberId.slice(-6)) : plain;
    taken.add(handle);
    return { ...one, memberId, handle };
  });
  await sql`insert into network_member (member_id, user_id, organisation_id, handle, shown_name, headline, city_code, trade_ids,
      seen_by, is_listed, created_at)
    select m."memberId", m."userId", m."organisationId", m.handle, m.name, m.headline,
      coalesce(o.city_code, '1277333'), array(select jsonb_array_elements_text(m."tradeIds")),
      case when m."organisationId" is null then 'members' else 'everyone' end, m."organisationId" is not null,
      ${now}::timestamptz + m.place * interval '1 second'
    from jsonb_to_recordset(${JSON.stringify(rows.map((one, place) => ({ ...one, place })))}::jsonb) as m("memberId" uuid,
      "userId" uuid, "organisationId" uuid, handle text, name text, headline text, "tradeIds" jsonb, place int)
    left join organisation o on o.organisation_id = m."organisationId"
    on conflict do nothing`.execute(db);
}

async function listSeeded(db: Database, wanted: readonly Wanted[]): Promise<readonly Seeded[]> {
  const { rows: there } = await sql<Seeded>`select member_id as "memberId", user_id as "userId",
      organisation_id as "organisationId" from network_member`.execute(db);
  const found = new Map(there.map((one) => [keyOf(one), one]));
  return wanted.flatMap((one) => found.get(keyOf(one)) ?? []);
}

const writePairs = (db: Database, pairs: readonly SeededPair[]) =>
  sql`insert into network_connection (connection_id, low_id, high_id, status, asked_by_id, note, asked_at, decided_at, updated_at)
    select p."connectionId", p."lowId", p."highId", p.status, p."askedById", p.note, p.at,
      case when p.status = 'Accepted' then p.at end, p.at
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as p("connectionId" uuid, "lowId" uuid, "highId" uuid, status text,
      "askedById" uuid, note text, at timestamptz)
    on conflict do nothing`.execute(db);

/** Before the first one shows pictures to connections. */
const metHoursAgo = 29;

/** Told of a city of some size: members from the beginning, who meet in the weeks after it. */
export function planMembers(
  { app, clock, timeline }: Stage,
  city: DemoCity,
  begins: Date,
  present: Date,
): void {
  if (!isOfSomeSize(city)) return;
  // A source of its own: the rest of the story stays as it is.
  const random = seededRandom(37_150);
  const { named, all } = wantedMembers(city, random);
  const { db } = app.platform;
  timeline.plan(begins, () => writeMembers(db, all, clock.now()));
  timeline.plan(new Date(present.getTime() - metHoursAgo * hourMs), async () => {
    const members = await listSeeded(db, all);
    const pairs = seedPairs(members, members.slice(0, named.length), random, { begins, now: clock.now() });
    await writePairs(db, pairs);
  });
}
