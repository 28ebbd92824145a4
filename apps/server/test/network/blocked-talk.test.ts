import { blockMember } from '@nukkad/contract/network/connection/connection.api';
import { getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import { addUser, presence, typing } from '@nukkad/contract/talk/chat/chat.socket';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Talker, bookingBetween, open, talkerOf, until } from '../fixtures/chat-fixture.ts';
import { type WholeApp, wholeApp } from '../harness/whole-app.ts';

let whole: WholeApp;
const talkers: Talker[] = [];
beforeAll(async () => {
  whole = await wholeApp();
}, 120_000);
afterAll(async () => {
  for (const talker of talkers) talker.leave();
  await whole.close();
});

const [buyer, owner] = ['9000000001', '9000000100'];

async function at(mobileNumber: string, role: 'Buyer' | 'Service Partner'): Promise<Talker> {
  const talker = await talkerOf(whole, mobileNumber, role);
  talkers.push(talker);
  return talker;
}
const hears = (talker: Talker, word: string) => talker.heard.some((one) => one.word === word);
const memberOf = async ({ client }: Talker) => (await client.call(getNetworkSettings)).member.memberId;

test('who has blocked the other writes about the running booking, and is seen neither online nor typing', async () => {
  const booking = await bookingBetween(whole, { buyer, owner, status: 'Assigned' });
  const [asha, lakshmi] = [await at(buyer, 'Buyer'), await at(owner, 'Service Partner')];
  const { conversationId } = await open(asha, booking);
  const online = [{ conversationId, online: true }];
  expect(await asha.ask(presence, { conversationIds: [conversationId] })).toEqual(online);
  expect(await lakshmi.ask(presence, { conversationIds: [conversationId] })).toEqual(online);
  await lakshmi.ask(typing, { conversationId });
  expect(await until(() => hears(asha, 'typing'))).toBe(true);

  const memberId = await memberOf(lakshmi);
  await memberOf(asha);
  await asha.client.call(blockMember, { body: { memberId } });
  await until(() => hears(asha, 'changed') && hears(lakshmi, 'changed'));
  expect((await open(asha, booking)).online).toBe(false);
  expect((await open(lakshmi, booking)).online).toBe(false);
  expect(await lakshmi.ask(presence, { conversationIds: [conversationId] })).toEqual([]);
  for (const one of [asha, lakshmi]) one.heard.length = 0;
  await lakshmi.ask(typing, { conversationId });
  await asha.ask(typing, { conversationId });
  // Work goes on; and what comes behind them shows that the others would have come.
  await lakshmi.say(conversationId, 'I am at the gate.');
  await asha.say(conversationId, 'Come in.');
  await until(() => asha.messages().length > 0 && lakshmi.messages().length > 0);
  const typed = [...asha.heard, ...lakshmi.heard].filter(({ word }) => word === 'typing');
  expect(typed.filter(({ data }) => data.side === 'other')).toEqual([]);
  // A screen that watched before the block hears no more of the other one.
  asha.leave();
  await lakshmi.say(conversationId, 'Thank you.');
  expect(hears(lakshmi, 'presence')).toBe(false);
});

test('members have no conversation but about work: none of the network can be opened', async () => {
  const asha = await at(buyer, 'Buyer');
  const refusal = await asha.refused(addUser, { sessionType: 'direct', referenceNo: 'asha' });
  expect(refusal).toBe('talk_reference_not_found');
});
