/** Members of the network post over three weeks. Most posts are rows, written at once; three shops show pictures. */
import * as api from '@nukkad/contract/network/post/post.api';
import { tagsIn } from '@nukkad/contract/network/post/post-words';
import { sql } from 'kysely';
import type { Database } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/id.ts';
import type { DemoCity, Shop } from '../city/demo-city.ts';
import { type Random, seededRandom } from '../random.ts';
import { drawnPhoto } from './drawn-files.ts';
import { isOfSomeSize } from './larger-work.ts';
import type { Stage } from './stage.ts';

const hourMs = 3_600_000;
const posts = 150;
/** Over so long. */
const hours = 21 * 24;

const ofBusinesses = [
  'Monsoon check-up week: we look at your AC filter and drain before it drips. #AC #monsoon',
  'Three new plumbers joined our team this month. Welcome! #plumbing #team',
  'Slots for deep cleaning before the weekend are open. #cleaning',
  'Tip of the day: close the stopcock before you travel. #plumbing #tips',
  'We finished the wiring of a clinic in two days, tested and labelled. #electrical',
  'We answer every review we get. Tell us what we can do better. #service',
  'इस हफ़्ते गीज़र की सर्विस पर ध्यान दें, सर्दी आ रही है। #गीज़र',
  'हमारी टीम को एक और अनुभवी बढ़ई मिला। #बढ़ई #टीम',
];
const ofPeople = [
  'Does anyone know a carpenter who repairs old cane chairs? #carpenter',
  'Our street tap is fixed at last. Thanks to everyone who helped. #street',
  'Painted the balcony over the weekend. Two coats, worth it. #painting',
  'Finished my electrician course today and looking for my first job. #jobs #electrical',
  'Which inverter works well in a flat with long power cuts? #electrical',
  'Someone left a ladder near the park gate. It is with the guard now. #street',
  'The lift is back. The mechanic came within the hour. #service',
  'पानी की टंकी की सफ़ाई कितने महीने में करानी चाहिए? #सफ़ाई',
  'मोहल्ले में नया पार्क खुल गया है, बच्चों को ले जाइए। #मोहल्ला',
];

interface Poster {
  readonly memberId: string;
  readonly userId: string | null;
  readonly cityCode: string | null;
}

const listPosters = async (db: Database): Promise<readonly Poster[]> =>
  (
    await sql<Poster>`select member_id as "memberId", user_id as "userId", city_code as "cityCode" from network_member
      where is_active order by created_at, member_id`.execute(db)
  ).rows;

function aPost(random: Random, posters: readonly Poster[], at: number, present: Date) {
  const { memberId, userId, cityCode } = random.pick(posters);
  const body = random.pick(userId === null ? ofBusinesses : ofPeople);
  const publishedAt = new Date(present.getTime() - ((at + random.next()) * hours * hourMs) / posts);
  const audience = random.chance(0.85) ? 'everyone' : 'connections';
  return { postId: newId(), memberId, userId, cityCode, body, audience, tags: tagsIn(body), publishedAt };
}

/** As the product would have written them: the post, its tags, and the feeds of its author and of connections. */
async function writeRows(db: Database, rows: readonly ReturnType<typeof aPost>[]): Promise<void> {
  const written = JSON.stringify(rows);
  await db.transaction().execute(async (tx) => {
    await sql`insert into network_post (post_id, author_id, written_by, city_code, body, audience, tags, status, published_at,
        created_at, updated_at, version)
      select r."postId", r."memberId", r."userId", r."cityCode", r.body, r.audience, r.tags, 'published', r."publishedAt",
        r."publishedAt", r."publishedAt", 1
      from jsonb_to_recordset(${written}::jsonb) as r("postId" uuid, "memberId" uuid, "userId" uuid, "cityCode" text,
        body text, audience text, tags text[], "publishedAt" timestamptz)`.execute(tx);
    await sql`insert into network_post_tag (tag, published_at, post_id)
      select unnest(p.tags), p.published_at, p.post_id from network_post p
      where p.post_id in (select (r->>'postId')::uuid from jsonb_array_elements(${written}::jsonb) r)`.execute(
      tx,
    );
    await sql`insert into network_feed_entry (member_id, published_at, post_id)
      select reader.id, p.published_at, p.post_id from network_post p cross join lateral (
        select p.author_id as id
        union select case c.low_id when p.author_id then c.high_id else c.low_id end from network_connection c
          where p.author_id in (c.low_id, c.high_id) and c.status = 'Accepted') reader
      where p.post_id in (select (r->>'postId')::uuid from jsonb_array_elements(${written}::jsonb) r)
      on conflict do nothing`.execute(tx);
  });
}

async function tell({ app: { platform } }: Stage, present: Date): Promise<void> {
  const posters = await listPosters(platform.db);
  if (posters.length === 0) return;
  const random = seededRandom(1_425);
  const rows = Array.from({ length: posts }, (_, at) => aPost(random, posters, at, present));
  await writeRows(platform.db, rows);
}

async function showWork({ client, actors }: Stage, shop: Shop): Promise<void> {
  const session = await actors.asOwner(shop);
  const files = [await drawnPhoto('after.jpg', '#9cc4d8', true)];
  const { items } = await client.call(session, api.addPostPictures, { files });
  await client.call(session, api.createPost, {
    key: newId(),
    body: {
      body: 'Before the weekend: a basin like new, with a tap that no longer drips. #plumbing #work',
      audience: 'everyone',
      pictures: items.map(({ pictureId }) => ({
        pictureId,
        alternative: 'A clean basin under a shining tap',
      })),
    },
  });
}

/** A post that asks: its poll takes votes for three days. */
async function askAround({ client, actors }: Stage, shop: Shop): Promise<void> {
  await client.call(await actors.asOwner(shop), api.createPost, {
    key: newId(),
    body: {
      body: 'We plan our hours for the rains. When do you need us most? #monsoon',
      audience: 'everyone',
      pictures: [],
      poll: {
        question: 'When should we open during the rains?',
        options: ['Before 9 in the morning', 'In the evening', 'On Sundays'],
        minutes: 4_320,
        isAnonymous: true,
        canChange: true,
        results: 'after_vote',
      },
    },
  });
}

/** Told of a city of some size, once its members are there. */
export function planPosts(stage: Stage, city: DemoCity, present: Date): void {
  if (!isOfSomeSize(city)) return;
  const before = (hoursAgo: number) => new Date(present.getTime() - hoursAgo * hourMs);
  stage.timeline.plan(before(2), () => tell(stage, before(2)));
  for (const [place, shop] of city.shops.slice(0, 3).entries())
    stage.timeline.plan(before(1.5 - place / 4), () => showWork(stage, shop));
  for (const shop of city.shops.slice(3, 4)) stage.timeline.plan(before(0.5), () => askAround(stage, shop));
}
