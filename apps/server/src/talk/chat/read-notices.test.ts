import * as socket from '@nukkad/contract/talk/chat/chat.socket';
import { listNotifications } from '@nukkad/contract/talk/notification/notification.api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Talker, bookingBetween, open, talkerOf, until } from '../../../test/fixtures/chat-fixture.ts';
import { type WholeApp, wholeApp } from '../../../test/harness/whole-app.ts';

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

test('a conversation has one row among the notices, and who reads it has read the row on all devices', async () => {
  const { asha, lakshmi, conversationId } = await talkAt('Assigned');
  const tablet = await at(owner, 'Service Partner');
  const rows = async () =>
    (await lakshmi.client.ask(listNotifications, { query: { tag: 'messages' } })).body.items.filter(
      ({ link }) => link.includes(conversationId),
    );
  await asha.say(conversationId, 'Are you there?');
  await vi.waitFor(async () => expect(await rows()).toMatchObject([{ isRead: false }]), { timeout: 20_000 });
  await lakshmi.ask(socket.readMessage, { conversationId, seq: 1 });
  expect(await rows()).toMatchObject([{ isRead: true }]);
  await until(() => tablet.heard.some(({ data }) => data.why === 'read'));
  await asha.say(conversationId, 'Hello?');
  await vi.waitFor(async () => expect(await rows()).toMatchObject([{ isRead: false }]), { timeout: 20_000 });
});
