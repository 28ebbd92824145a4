/** Groups of the demo city, who is in them and what they say there: rows in a few statements, as the product would have written them. */
import type { GroupColour } from '@nukkad/contract/network/group/group.model';
import { sql } from 'kysely';
import { slugFrom } from '../../../src/network/group/group.rules.ts';
import type { Database } from '../../../src/platform/db/database.ts';
import { newId } from '../../../src/platform/id.ts';
import type { DemoCity } from '../../city/demo-city.ts';
import { type Random, seededRandom } from '../../random.ts';
import { isOfSomeSize } from '../larger-work.ts';
import type { Stage } from '../stage.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Told {
  readonly name: string;
  readonly description: string;
  readonly rules: readonly string[];
  readonly trade: string | null;
  readonly colour: GroupColour;
  readonly joining: 'open' | 'request';
  readonly approvesPosts: boolean;
  readonly says: readonly string[];
}

const told: readonly Told[] = [
  {
    name: 'Plumbers of Bengaluru',
    description: 'Tools, prices and difficult leaks: plumbers of the city help each other.',
    rules: ['Be kind.', 'Show the work, not the customer.', 'No advertising.'],
    trade: 'plumber',
    colour: 'blue',
    joining: 'request',
    approvesPosts: true,
    says: [
      'Which tape do you use for hot water joints? Mine gives after a year.',
      'Half a day for a kitchen line, with the wall closed again: is that slow?',
      'A pipe cutter for lending, near the lake. Bring it back by the evening.',
    ],
  },
  {
    name: 'Electricians of the east side',
    description: 'Wiring, meters and safety, from people who do it each day.',
    rules: ['Safety first.', 'No work without the main switch off.'],
    trade: 'electrician',
    colour: 'orange',
    joining: 'request',
    approvesPosts: false,
    says: ['New rule of the board: earthing is looked at before the meter.', 'Who has a good earth tester?'],
  },
  {
    name: 'Home repair for everyone',
    description: 'Ask before you call someone: small repairs, tips and what they cost.',
    rules: ['Ask anything.', 'Answer as you would to a neighbour.'],
    trade: null,
    colour: 'green',
    joining: 'open',
    approvesPosts: false,
    says: [
      'The door swells each monsoon. Plane it, or wait?',
      'We tried vinegar on the tap. It worked overnight.',
      'टपकते नल का सबसे आसान हल क्या है?',
    ],
  },
  {
    name: 'Painters and colours',
    description: 'Colours, putty and prices by the square foot.',
    rules: [],
    trade: 'painter',
    colour: 'pink',
    joining: 'open',
    approvesPosts: false,
    says: ['Two coats of putty on an old wall, or three?'],
  },
  {
    name: 'मोहल्ले के कारीगर',
    description: 'आसपास के कारीगर और लोग, हिन्दी में।',
    rules: ['अच्छी भाषा में लिखें।'],
    trade: null,
    colour: 'teal',
    joining: 'open',
    approvesPosts: false,
    says: ['रविवार को कौन काम करता है?', 'अच्छे बढ़ई का नाम बताएँ।'],
  },
];

interface Member {
  readonly id: string;
  readonly userId: string | null;
}

const listMembers = async (db: Database): Promise<readonly Member[]> =>
  (
    await sql<Member>`select member_id as id, user_id as "userId" from network_member where is_active
      order by created_at, member_id`.execute(db)
  ).rows;

function aGroup(random: Random, of: Told, members: readonly Member[], present: Date) {
  const groupId = newId();
  const madeAt = new Date(present.getTime() - random.between(10, 20) * dayMs);
  const inIt = members.filter(() => random.chance(0.45));
  const owner = inIt[0] ?? members[0];
  const later = () => new Date(madeAt.getTime() + random.next() * (present.getTime() - madeAt.getTime()));
  return {
    group: {
      groupId,
      slug: slugFrom(of.name, groupId.slice(-6)),
      ownerId: owner?.id ?? '',
      ...of,
      madeAt,
    },
    memberships: inIt.map(({ id }, place) => ({
      membershipId: newId(),
      groupId,
      memberId: id,
      role: place === 1 ? 'moderator' : 'member',
      since: place === 0 ? madeAt : later(),
    })),
    posts: of.says.map((body) => {
      const author = random.pick(inIt);
      return { postId: newId(), groupId, authorId: author.id, userId: author.userId, body, at: later() };
    }),
  };
}

async function write(db: Database, made: readonly ReturnType<typeof aGroup>[]): Promise<void> {
  const json = (rows: readonly object[]) => JSON.stringify(rows);
  const posts = json(made.flatMap((one) => one.posts));
  await db.transaction().execute(async (tx) => {
    await sql`insert into network_group (group_id, slug, owner_id, name, description, rules, trade_id, city_code, colour, joining,
        approves_posts, members, status, created_at, updated_at, version)
      select g."groupId", g.slug, g."ownerId", g.name, g.description, array(select jsonb_array_elements_text(g.rules)),
        (select c.category_id from category c where c.category_id = g.trade), '1277333', g.colour, g.joining,
        g."approvesPosts", 0, 'open', g."madeAt", g."madeAt", 1
      from jsonb_to_recordset(${json(made.map(({ group }) => group))}::jsonb) as g("groupId" uuid, slug text, "ownerId" uuid,
        name text, description text, rules jsonb, trade text, colour text, joining text, "approvesPosts" boolean,
        "madeAt" timestamptz)`.execute(tx);
    await sql`insert into network_group_membership (membership_id, group_id, member_id, role, status, since, moderates_since,
        updated_at, version)
      select x."membershipId", x."groupId", x."memberId", x.role, 'member', x.since,
        case when x.role = 'moderator' then x.since end, x.since, 1
      from jsonb_to_recordset(${json(made.flatMap((one) => one.memberships))}::jsonb) as x("membershipId" uuid, "groupId" uuid,
        "memberId" uuid, role text, since timestamptz)`.execute(tx);
    await sql`update network_group g set members =
      (select count(*) from network_group_membership x where x.group_id = g.group_id and x.status = 'member')`.execute(
      tx,
    );
    await sql`insert into network_post (post_id, author_id, written_by, city_code, body, audience, group_id, tags, status,
        published_at, created_at, updated_at, version)
      select p."postId", p."authorId", p."userId", '1277333', p.body, 'group', p."groupId", '{}', 'published', p.at, p.at, p.at, 1
      from jsonb_to_recordset(${posts}::jsonb) as p("postId" uuid, "groupId" uuid, "authorId" uuid, "userId" uuid, body text,
        at timestamptz)`.execute(tx);
    await sql`insert into network_feed_entry (member_id, published_at, post_id)
      select x.member_id, p.published_at, p.post_id from network_post p
        join network_group_membership x on x.group_id = p.group_id and x.status = 'member'
      on conflict do nothing`.execute(tx);
  });
}

/** Told of a city of some size, once its members are there. */
export function planGroups({ app: { platform }, timeline }: Stage, city: DemoCity, present: Date): void {
  if (!isOfSomeSize(city)) return;
  const at = new Date(present.getTime() - 1.75 * hourMs);
  timeline.plan(at, async () => {
    const members = await listMembers(platform.db);
    if (members.length < 2) return;
    const random = seededRandom(1_470);
    await write(
      platform.db,
      told.map((of) => aGroup(random, of, members, at)),
    );
  });
}
