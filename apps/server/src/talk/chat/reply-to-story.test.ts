import { updateConnection } from '@nukkad/contract/network/connection/connection.api';
import * as storyApi from '@nukkad/contract/network/story/story.api';
import * as api from '@nukkad/contract/talk/chat/chat.api';
import { chatLimits } from '@nukkad/contract/talk/chat/session-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type InNetwork,
  type NetworkFixture,
  networkFixture,
} from '../../../test/fixtures/network-fixture.ts';
import type { Mounted } from '../../../test/harness/mounted.ts';
import { required } from '../../../test/harness/required.ts';
import { domainsAbove } from '../../../test/network/blocking/domains-above.ts';
import { newId } from '../../platform/id.ts';

let net: NetworkFixture;
let app: Mounted;
beforeAll(async () => {
  net = await networkFixture(domainsAbove);
  app = net.app;
}, 120_000);
afterAll(() => app.close());

const dayMs = 24 * 3_600_000;
const passes = (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms));
const as = ({ viewer }: InNetwork) => app.as(viewer);
const share = async (by: InNetwork, audience: 'everyone' | 'connections' = 'everyone') =>
  (
    await as(by).call(storyApi.createStory, {
      body: { words: 'Fresh bread until evening', colour: 'leaf', audience },
    })
  ).storyId;
async function reply(by: InNetwork, storyId: string, text = 'Keep two for me!', messageId: string = newId()) {
  const answer = await as(by).askLoosely(api.replyToStory, { body: { storyId, messageId, text } });
  return {
    status: answer.status,
    code: String(Reflect.get(answer.body, 'code')),
    conversationId: answer.body.conversationId,
  };
}
const messages = async (by: InNetwork, conversationId: string) =>
  (await as(by).call(api.getMessages, { query: { conversationId } })).items;
const listed = async (by: InNetwork) =>
  (await as(by).call(api.listConversations, { query: { sessionType: 'direct' } })).items;
const quoted = async (by: InNetwork, storyId: string) =>
  (await as(by).askLoosely(storyApi.getQuotedStory, { query: { storyId } })).status;
/** Of a member since long ago. */
async function person(fullName: string): Promise<InNetwork> {
  const found = await net.person(fullName);
  const since = new Date(app.clock.now().getTime() - 30 * dayMs);
  await sql`update network_member set created_at = ${since} where member_id = ${found.memberId}`.execute(
    app.platform.db,
  );
  return found;
}
async function two(): Promise<readonly [InNetwork, InNetwork]> {
  const [asha, ravi] = [await person('Asha Verma'), await person('Ravi Kumar')];
  await net.connect(asha, ravi);
  return [asha, ravi];
}

test('a reply is a message in the conversation of both, with the story, which is quoted until it is over', async () => {
  const [asha, ravi] = await two();
  const storyId = await share(asha);
  const { status, conversationId } = await reply(ravi, storyId);
  expect(status).toBe(201);
  const [got] = await messages(asha, conversationId);
  expect(got).toMatchObject({ side: 'other', text: 'Keep two for me!', storyId, senderName: 'Ravi' });
  expect(required((await listed(asha))[0])).toMatchObject({
    conversationId,
    unread: 1,
    referenceNo: null,
    title: 'Connection',
    can: { send: true },
  });
  expect((await as(ravi).call(storyApi.getQuotedStory, { query: { storyId } })).words).toBe(
    'Fresh bread until evening',
  );
  // The next answer, also from the other one, goes into the same conversation.
  expect((await reply(asha, await share(ravi))).conversationId).toBe(conversationId);
  passes(dayMs);
  expect([await quoted(ravi, storyId), await quoted(asha, storyId)]).toEqual([404, 404]);
  expect((await messages(ravi, conversationId))[0]).toMatchObject({ storyId, text: 'Keep two for me!' });
  expect((await reply(ravi, storyId)).code).toBe('story_not_found');
});

test('sent again with the same id it is stored once, also at one moment; two first answers open one conversation', async () => {
  const [asha, ravi] = await two();
  const [storyId, messageId] = [await share(asha), newId()];
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => reply(ravi, storyId, 'Two please', messageId)),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  const [conversationId] = new Set(answers.map((one) => one.conversationId));
  expect((await messages(asha, required(conversationId))).map(({ text }) => text)).toEqual(['Two please']);
  const [kavya, meera] = await two();
  const [ofKavya, ofMeera] = [await share(kavya), await share(meera)];
  const [one, other] = await Promise.all([reply(meera, ofKavya), reply(kavya, ofMeera)]);
  expect(one.conversationId).toBe(other.conversationId);
  expect(await messages(kavya, one.conversationId)).toHaveLength(2);
});

test('only connections reply, no one to themselves, and not to what they may not see', async () => {
  const [asha, ravi] = await two();
  const meera = await person('Meera Nair');
  const storyId = await share(asha);
  const canOf = async (by: InNetwork) => {
    const { items } = await as(by).call(storyApi.listStoriesOf, { query: { handle: asha.handle } });
    return items.map(({ can }) => can.reply);
  };
  expect([await canOf(ravi), await canOf(meera), await canOf(asha)]).toEqual([[true], [false], [false]]);
  expect((await reply(meera, storyId)).code).toBe('story_reply_connections');
  expect((await reply(asha, storyId)).code).toBe('story_reply_connections');
  expect((await reply(meera, await share(asha, 'connections'))).code).toBe('story_not_found');
  expect((await reply(ravi, storyId, ' ')).code).toBe('invalid_request');
});

test('a block in either direction and the end of the connection leave the conversation to read, and no one writes in it', async () => {
  for (const end of ['author blocks', 'reader blocks', 'removes'] as const) {
    const [asha, ravi] = await two();
    const storyId = await share(asha);
    const { conversationId } = await reply(ravi, storyId);
    if (end === 'author blocks') await net.block(asha, ravi);
    if (end === 'reader blocks') await net.block(ravi, asha);
    if (end === 'removes')
      await as(asha).call(updateConnection, {
        body: { memberId: ravi.memberId, action: 'remove', version: 2 },
      });
    const code = end === 'removes' ? 'story_reply_connections' : 'story_not_found';
    expect([end, (await reply(ravi, storyId)).code]).toEqual([end, code]);
    expect(await quoted(ravi, storyId)).toBe(end === 'removes' ? 200 : 404);
    for (const by of [asha, ravi]) expect((await listed(by)).map(({ can }) => can.send)).toEqual([false]);
    expect(await messages(asha, conversationId)).toHaveLength(1);
  }
});

test('phone numbers in a reply are hidden from its reader, as in any message of two who have agreed on no work', async () => {
  const [asha, ravi] = await two();
  const { conversationId } = await reply(ravi, await share(asha), 'Call me: 98450 12345');
  const [got] = await messages(asha, conversationId);
  expect([got?.masked, got?.text.includes('98450')]).toEqual([true, false]);
});

test('a business is answered by its members of staff with messages, and answers for itself', async () => {
  const ravi = await person('Ravi Kumar');
  const shop = await net.business('Verma Bakers');
  await net.connect(ravi, shop);
  const { conversationId } = await reply(ravi, await share(shop));
  expect(required((await messages(shop, conversationId))[0])).toMatchObject({ side: 'other' });
  expect((await reply(shop, await share(ravi))).conversationId).toBe(conversationId);
  const [, answered] = await messages(ravi, conversationId);
  expect(answered?.senderName).toBe('Verma Bakers');
  const clerk = await net.staff(shop.organisationId, 'Nisha Rao', ['message_centre.view']);
  expect((await app.as(clerk).call(api.getMessages, { query: { conversationId } })).items).toHaveLength(2);
});

test('staff who take part as themselves answer and read as themselves', async () => {
  const ravi = await person('Ravi Kumar');
  const shop = await net.business('Rao Electric');
  const viewer = await net.staff(shop.organisationId, 'Nisha Rao', [
    'message_centre.view',
    'message_centre.create',
  ]);
  const nisha = await net.join(viewer);
  await net.connect(ravi, nisha);
  const { status, conversationId } = await reply(nisha, await share(ravi));
  expect(status).toBe(201);
  await reply(ravi, await share(nisha), 'Thank you!');
  expect((await messages(nisha, conversationId)).map(({ side }) => side)).toEqual(['own', 'other']);
  expect((await listed(nisha)).map((one) => one.conversationId)).toEqual([conversationId]);
});

test('a new member replies to ten stories a day and hears from when to more; sending one again is no further one', async () => {
  const [asha, nisha] = [await person('Asha Verma'), await net.person('Nisha New')];
  await net.connect(asha, nisha);
  const storyId = await share(asha);
  const ids = Array.from({ length: chatLimits.storyReplies.new }, () => newId());
  for (const id of ids) expect((await reply(nisha, storyId, 'Hello', id)).status).toBe(201);
  const answer = await as(nisha).askLoosely(api.replyToStory, {
    body: { storyId, messageId: newId(), text: 'Again' },
  });
  expect([answer.status, answer.body]).toMatchObject([
    429,
    { code: 'story_reply_limit_new', message: expect.stringMatching(/10 stories a day/) },
  ]);
  expect((await reply(nisha, storyId, 'Hello', ids[0])).status).toBe(201);
  passes(dayMs - 1);
  const later = await share(asha);
  passes(2);
  expect((await reply(nisha, later)).status).toBe(201);
});
