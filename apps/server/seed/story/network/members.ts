/**
 * Who knows whom in the demo city: rows in two statements, as what made them, requests over three weeks, changes nothing
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

const most = { residents: 28, shops: 14, people: 18 } as const;
const connections = 150;
/** Requests that wait for the one by whom the city is shown. */
const waiting = 3;
const dayMs = 86_400_000;

interface Seeded {
  readonly memberId: string;
  readonly userId: string | null;
  readonly organisationId: string | null;
  readonly handle: string;
  readonly shownName: string;
  readonly headline: string | null;
  readonly tradeIds: readonly string[];
}

const headlines = [
  'Lives around the corner',
  'New here, says hello',
  'Loves old houses',
  null,
  null,
] as const;

/** The ones by whom the city is shown come first. */
function seedMembers(city: DemoCity, random: Random): readonly Seeded[] {
  const taken = new Set<string>();
  const one = (
    owner: { readonly userId?: string; readonly organisationId?: string },
    name: string,
    more: Pick<Seeded, 'headline' | 'tradeIds'>,
  ): Seeded => {
    const memberId = newId();
    const plain = handleFrom(name, '');
    const handle = taken.has(plain) ? handleFrom(name, memberId.slice(-6)) : plain;
    taken.add(handle);
    return {
      memberId,
      userId: owner.userId ?? null,
      organisationId: owner.organisationId ?? null,
      handle,
      shownName: name,
      ...more,
    };
  };
  const shops = city.shops.slice(0, most.shops);
  return [
    ...city.residents
      .slice(0, most.residents)
      .map(({ userId, fullName }) =>
        one({ userId }, shortName(fullName), { headline: random.pick(headlines), tradeIds: [] }),
      ),
    ...shops.map(({ organisationId, companyName, categories }) =>
      one({ organisationId }, companyName, { headline: null, tradeIds: categories.slice(0, 5) }),
    ),
    ...shops
      .flatMap((shop) => shop.people)
      .slice(0, most.people)
      .map(({ userId, fullName, categories }) =>
        one({ userId }, shortName(fullName), { headline: null, tradeIds: categories.slice(0, 5) }),
      ),
  ];
}

interface SeededPair {
  readonly connectionId: string;
  readonly lowId: string;
  readonly highId: string;
  readonly askedById: string;
  readonly status: 'Accepted' | 'Requested';
  readonly at: Date;
}

function seedPairs(members: readonly Seeded[], random: Random, now: Date): readonly SeededPair[] {
  const pairs = new Map<string, SeededPair>();
  const meet = (asker: Seeded, asked: Seeded, status: SeededPair['status']) => {
    const [lowId = '', highId = ''] = [asker.memberId, asked.memberId].toSorted();
    if (lowId === highId || pairs.has(lowId + highId)) return;
    const at = new Date(now.getTime() - random.between(1, 21 * 24) * (dayMs / 24));
    pairs.set(lowId + highId, {
      connectionId: newId(),
      lowId,
      highId,
      askedById: asker.memberId,
      status,
      at,
    });
  };
  const [first] = members;
  const shop = members.find(({ organisationId }) => organisationId !== null);
  for (const shown of [first, shop])
    for (const other of members.slice(-waiting)) if (shown) meet(other, shown, 'Requested');
  for (const other of members.slice(1, 9)) if (first) meet(first, other, 'Accepted');
  while (pairs.size < connections) meet(random.pick(members), random.pick(members), 'Accepted');
  return [...pairs.values()];
}

async function write(db: Database, members: readonly Seeded[], pairs: readonly SeededPair[], now: Date) {
  await sql`insert into network_member (member_id, user_id, organisation_id, handle, shown_name, headline, city_code, trade_ids,
      seen_by, is_listed, created_at)
    select m."memberId", m."userId", m."organisationId", m.handle, m."shownName", m.headline,
      coalesce(o.city_code, '1277333'), array(select jsonb_array_elements_text(m."tradeIds")),
      case when m."organisationId" is null then 'members' else 'everyone' end, m."organisationId" is not null, ${now}
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as m("memberId" uuid, "userId" uuid, "organisationId" uuid,
      handle text, "shownName" text, headline text, "tradeIds" jsonb)
    left join organisation o on o.organisation_id = m."organisationId"
    on conflict do nothing`.execute(db);
  await sql`insert into network_connection (connection_id, low_id, high_id, status, asked_by_id, asked_at, decided_at, updated_at)
    select p."connectionId", p."lowId", p."highId", p.status, p."askedById", p.at,
      case when p.status = 'Accepted' then p.at end, p.at
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as p("connectionId" uuid, "lowId" uuid, "highId" uuid, status text,
      "askedById" uuid, at timestamptz)
      join network_member low on low.member_id = p."lowId" join network_member high on high.member_id = p."highId"
    on conflict do nothing`.execute(db);
}

/** Told of a city of some size. */
export function planMembers({ app, clock, timeline }: Stage, city: DemoCity, at: Date): void {
  if (!isOfSomeSize(city)) return;
  timeline.plan(at, async () => {
    // A source of its own: the rest of the story stays as it is.
    const random = seededRandom(37_150);
    const members = seedMembers(city, random);
    const now = clock.now();
    await write(app.platform.db, members, seedPairs(members, random, now), now);
  });
}
