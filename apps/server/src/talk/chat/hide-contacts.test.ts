import * as api from '@nukkad/contract/talk/chat/chat.api';
import * as socket from '@nukkad/contract/talk/chat/chat.socket';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Talker,
  bookingBetween,
  open,
  setStatus,
  talkerOf,
  until,
} from '../../../test/fixtures/chat-fixture.ts';
import { type WholeApp, wholeApp } from '../../../test/harness/whole-app.ts';
import { newId } from '../../platform/id.ts';

let whole: WholeApp;
const talkers: Talker[] = [];
beforeAll(async () => {
  whole = await wholeApp();
}, 120_000);
afterAll(async () => {
  for (const talker of talkers) talker.leave();
  await whole.close();
});

async function at(mobileNumber: string, role?: 'Buyer' | 'Service Partner' | 'subUser'): Promise<Talker> {
  const talker = await talkerOf(whole, mobileNumber, role);
  talkers.push(talker);
  return talker;
}

const buyer = '9000000001';
const owner = '9000000100';

/** A booking of its own, in this state, with both sides at the socket and the conversation open. */
async function talkAt(status: string) {
  const booking = await bookingBetween(whole, { buyer, owner, status });
  const [asha, lakshmi] = [await at(buyer, 'Buyer'), await at(owner, 'Service Partner')];
  const { conversationId } = await open(asha, booking);
  return { booking, asha, lakshmi, conversationId };
}

test('promise 48: contact details are hidden from the other side until the booking is accepted, and stay in the row', async () => {
  const { booking, asha, lakshmi, conversationId } = await talkAt('Partner Assigned');
  await sql`insert into person_profile (user_id, picture_key, updated_at)
    select user_id, 'people/a-picture', now() from user_account where mobile_number = ${buyer}
    on conflict (user_id) do update set picture_key = excluded.picture_key`.execute(whole.app.platform.db);
  const text = 'Call 98765 43210 or asha@example.com';
  const own = await asha.ask(socket.sendMessage, { messageId: newId(), conversationId, text });
  expect(own.message).toMatchObject({ text, masked: true });
  await until(() => lakshmi.messages().length > 0);
  const hidden = 'Call ••• or •••';
  expect(lakshmi.messages()[0]).toMatchObject({ text: hidden, masked: true, senderName: 'Asha' });
  const listed = async () =>
    (await lakshmi.client.ask(api.listConversations, { query: { conversationId } })).body.items[0];
  const before = { contactsVisible: false, fullName: 'Asha', profileImage: null };
  expect(await listed()).toMatchObject({ ...before, lastMessage: { text: hidden } });
  expect((await lakshmi.ask(socket.getMessage, { conversationId }))[0]?.text).toBe(hidden);
  await setStatus(whole, booking, 'Accepted');
  expect((await lakshmi.ask(socket.getMessage, { conversationId }))[0]?.text).toContain('98765 43210');
  const profileImage = expect.stringMatching(/^\/files\/people\/a-picture\?/);
  expect(await listed()).toMatchObject({ contactsVisible: true, profileImage });
});

test('promise 48: a number over several messages is hidden where it goes on, in the list and in the search as well', async () => {
  const { booking, asha, lakshmi, conversationId } = await talkAt('Partner Assigned');
  await asha.say(conversationId, 'My number is 98450');
  await lakshmi.say(conversationId, 'Yes?');
  await asha.say(conversationId, '12345, after six');
  const words = async () =>
    (await lakshmi.ask(socket.getMessage, { conversationId })).map(({ text }) => text);
  expect(await words()).toEqual(['My number is 98450', 'Yes?', '•••, after six']);
  expect(lakshmi.messages().at(-1)).toMatchObject({ text: '•••, after six', masked: true });
  const { body } = await lakshmi.client.ask(api.listConversations, { query: { conversationId } });
  expect(body.items[0]?.lastMessage?.text).toBe('•••, after six');
  const found = await lakshmi.client.ask(api.searchMessages, { query: { q: '12345', conversationId } });
  expect(found.body.items).toEqual([]);
  await setStatus(whole, booking, 'Accepted');
  expect((await words()).at(-1)).toBe('12345, after six');
});

test('promise 48: a file that is named by a number loses its name, one that shows it is refused, and staff see how often', async () => {
  const { asha, lakshmi, conversationId } = await talkAt('Partner Assigned');
  const upload = async (fileName: string, words: string) => {
    const picture = await sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="620" height="240"><rect width="100%" height="100%"
        fill="#fff"/><text x="30" y="120" font-size="40">${words}</text></svg>`),
    )
      .png()
      .toBuffer();
    const body = new FormData();
    body.append('files', new Blob([new Uint8Array(picture)], { type: 'image/png' }), fileName);
    return asha.client.send('POST', `message/documents?conversationId=${conversationId}`, { body });
  };
  const named = await upload('9845012345.png', 'Kitchen, second floor');
  expect(named.status).toBe(200);
  const documentIds = [named.body.documents[0].documentId];
  await asha.ask(socket.sendMessage, {
    messageId: newId(),
    conversationId,
    text: '',
    documents: documentIds,
  });
  const [message] = await lakshmi.ask(socket.getMessage, { conversationId });
  expect(message?.documents[0]?.fileName).toBe('•••.png');
  expect((await upload('kitchen.png', 'Call 98450 12345')).body.code).toBe('chat_document_has_contact');
  const { rows } = await sql<{
    tries: number;
  }>`select t.tries from contact_try t join user_account u using (user_id)
    where u.mobile_number = ${buyer} and t.place = 'file'`.execute(whole.app.platform.db);
  expect(rows).toEqual([{ tries: 1 }]);
}, 90_000);
