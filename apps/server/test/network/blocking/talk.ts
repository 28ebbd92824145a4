import { addComment } from '@nukkad/contract/network/comment/comment.api';
import { createPost } from '@nukkad/contract/network/post/post.api';
import { setReaction } from '@nukkad/contract/network/reaction/reaction.api';
import { createStory } from '@nukkad/contract/network/story/story.api';
import type { Conversation } from '@nukkad/contract/talk/chat/chat.model';
import * as chat from '@nukkad/contract/talk/chat/chat.api';
import * as notification from '@nukkad/contract/talk/notification/notification.api';
import { sql } from 'kysely';
import { newId } from '../../../src/platform/id.ts';
import type { InNetwork, NetworkFixture } from '../../fixtures/network-fixture.ts';
import type { Blocking, BlockingRow, Three } from './blocking-row.ts';

const as = (net: NetworkFixture, { viewer }: InNetwork) => net.app.as(viewer);

/** Both have work in common, and have written about it. */
async function working(net: NetworkFixture, { looker, other }: Three): Promise<void> {
  const { db } = net.app.platform;
  const [conversationId, now] = [newId(), net.app.clock.now()];
  await sql`insert into conversation (conversation_id, session_type, reference_no, a_user_id, b_user_id, last_seq, last_at,
      b_count, created_at)
    values (${conversationId}, 'job', ${newId().slice(-12)}, ${looker.viewer.userId}, ${other.viewer.userId}, 1, ${now}, 1,
      ${now})`.execute(db);
  await sql`insert into message (conversation_id, seq, message_id, at, side, user_id, text, a_count, b_count)
    values (${conversationId}, 1, ${newId()}, ${now}, 'b', ${other.viewer.userId}, 'The gate is ready', 0, 1)`.execute(
    db,
  );
}

type List = (net: NetworkFixture, three: Three, q?: string) => Promise<readonly Conversation[]>;
const lists: Readonly<Record<string, List>> = {
  'GET /message/getUsers': async (net, { looker }, q) =>
    (await as(net, looker).call(chat.listConversations, { query: { ...(q && { q }) } })).items,
  'GET /messaging/users': async (net, { looker }, q) =>
    (await as(net, looker).call(chat.listMessagingUsers, { query: { ...(q && { q }) } })).items,
  'GET /messaging/tagMessages': async (net, { looker }, q) =>
    (await as(net, looker).call(chat.listTagMessages, { query: { sessionType: 'job', ...(q && { q }) } }))
      .items,
};

/** Found by the name; and in the list of running work, whether the other one is there. */
const rowsOfLists = Object.entries(lists).flatMap(([call, list]): BlockingRow[] => [
  { call, arrange: working, shows: async (net, three) => (await list(net, three, 'Bela')).length > 0 },
  {
    call: `${call} online`,
    arrange: working,
    shows: async (net, three) => (await list(net, three)).some(({ online }) => online),
  },
]);

/** The story of the other one, by the member who answers it. */
const stories = new Map<string, string>();

const ofPost = async (net: NetworkFixture, { looker }: Three): Promise<string> => {
  const body = { body: 'The gate is painted.', audience: 'everyone' as const, pictures: [] };
  return (await as(net, looker).call(createPost, { body })).postId;
};
/** The other one asks, mentions, comments and reacts: four notices. */
async function told(net: NetworkFixture, three: Three): Promise<void> {
  const { looker, other } = three;
  const subjectId = await ofPost(net, three);
  await as(net, other).call(addComment, { body: { subject: 'post', subjectId, body: 'Well painted.' } });
  await as(net, other).call(setReaction, { body: { subject: 'post', subjectId, kind: 'like' } });
  await net.connect(looker, other);
  await as(net, other).call(createPost, {
    body: { body: `Thanks @${looker.handle}`, audience: 'everyone', pictures: [] },
  });
  await net.app.drain();
}

export const blocking: Blocking = {
  rows: [
    ...rowsOfLists,
    {
      call: 'GET /message/search',
      arrange: working,
      shows: async (net, { looker }) =>
        (await as(net, looker).call(chat.searchMessages, { query: { q: 'gate' } })).items.length > 0,
    },
    {
      call: 'POST /message/story',
      arrange: async (net, three) => {
        await net.connect(three.looker, three.other);
        const words = 'The street is swept.';
        const body = { words, colour: 'ink' as const, audience: 'everyone' as const };
        const { storyId } = await as(net, three.other).call(createStory, { body });
        stories.set(three.looker.memberId, storyId);
      },
      shows: async (net, { looker }) => {
        const storyId = stories.get(looker.memberId) ?? '';
        const body = { storyId, messageId: newId(), text: 'Thank you!' };
        return (await as(net, looker).askLoosely(chat.replyToStory, { body })).status === 201;
      },
    },
    {
      call: 'GET /notifications of a reply to a story',
      arrange: async (net, three) => {
        await net.connect(three.looker, three.other);
        const body = { words: 'The street is swept.', colour: 'ink', audience: 'everyone' } as const;
        const { storyId } = await as(net, three.looker).call(createStory, { body });
        await net.app.drain();
        await sql`delete from notification`.execute(net.app.platform.db);
        const reply = { storyId, messageId: newId(), text: 'Thank you!' };
        await as(net, three.other).call(chat.replyToStory, { body: reply });
        await net.app.drain();
      },
      shows: async (net, { looker }) =>
        (await as(net, looker).call(notification.listNotifications, { query: {} })).items.length > 0,
    },
    {
      call: 'GET /notifications',
      arrange: told,
      shows: async (net, { looker }) =>
        (await as(net, looker).call(notification.listNotifications, { query: {} })).items.length > 0,
    },
    {
      call: 'GET /user/notitifcations',
      arrange: told,
      shows: async (net, { looker }) =>
        (await as(net, looker).call(notification.listUserNotifications, { query: {} })).items.length > 0,
    },
    {
      call: 'GET /notifications/tags',
      arrange: told,
      shows: async (net, { looker }) =>
        (await as(net, looker).call(notification.countNotifications)).unread > 0,
    },
    {
      call: 'PATCH /notifications',
      arrange: told,
      shows: async (net, { looker }) => {
        const body = { until: new Date(0).toISOString() };
        return (await as(net, looker).call(notification.readNotifications, { body })).unread > 0;
      },
    },
  ],
  without: {
    'GET /message/getMessage': 'Of work that both have in common, which goes on.',
    'GET /messaging/messages/{userId}': 'Of work that both have in common, which goes on.',
    'GET /message/checkUser': 'Of work that both have in common, which goes on; members have no other.',
    'GET /messaging/userExists': 'Of work that both have in common, which goes on; members have no other.',
    'GET /message/verifyUserId': 'Of work that both have in common, which goes on; members have no other.',
    'GET /message/contact/config': 'Of work that both have in common, which goes on.',
    'GET /message/category': 'Counts by kind of work; names no one.',
    'GET /message/unread/count': 'Counts of running work; names no one.',
    'GET /messaging/unreadCount': 'Counts of running work; names no one.',
    'PATCH /messaging/status': 'The own marks alone.',
    'POST /message/documents': 'Own files alone.',
    'PATCH /message/choice': 'Pins and mutes of the own list.',
    'POST /notifications/subscribe': 'The own browser alone.',
    'DELETE /notifications/subscribe': 'The own browser alone.',
    'GET /notifications/settings': 'The own choices alone.',
    'PATCH /notifications/settings': 'The own choices alone.',
  },
};
