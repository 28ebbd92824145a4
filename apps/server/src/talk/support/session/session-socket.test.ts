import { sendMessage } from '@nukkad/contract/talk/chat/chat.socket';
import * as socket from '@nukkad/contract/talk/support/support.socket';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Talker, talkerOf, until } from '../../../../test/fixtures/chat-fixture.ts';
import { required } from '../../../../test/harness/required.ts';
import { type WholeApp, wholeApp } from '../../../../test/harness/whole-app.ts';
import { newId } from '../../../platform/id.ts';

let whole: WholeApp;
const talkers: Talker[] = [];
beforeAll(async () => {
  whole = await wholeApp();
  await sql`insert into setting (key, scope, valid_from, value, why) values
    ('support.desk', '*', '2020-01-01', '{"opensAt": "00:00", "closesAt": "23:59"}', 'Test')`.execute(
    whole.app.platform.db,
  );
}, 120_000);
afterAll(async () => {
  for (const talker of talkers) talker.leave();
  await whole.close();
});

async function at(mobileNumber: string): Promise<Talker> {
  const talker = await talkerOf(whole, mobileNumber, 'Buyer');
  talkers.push(talker);
  return talker;
}

test('Asha talks to support by the calls of the specification, reads on one device, and a stranger reads nothing', async () => {
  const [asha, tablet, rahul] = [await at('9000000001'), await at('9000000001'), await at('9000000002')];
  const available = await asha.ask(socket.checkSupportAvailable, {});
  expect([available.available, available.queue, available.sid]).toEqual([false, 0, null]);
  const { sid, position } = await asha.ask(socket.createSession, {
    topic: 'booking',
    message: 'The tap leaks again.',
  });
  expect(position).toBe(1);
  await asha.ask(socket.supportMessage, { sid, messageId: newId(), text: 'Are you there?' });
  await until(() => tablet.messages().length >= 2);
  expect(await asha.refused(socket.supportTyping, { sid })).toBe('ok');
  expect(await rahul.refused(socket.supportTyping, { sid })).toBe('talk_not_found');
  // Past the session neither the desk would hear of words, nor would they open a solved talk again.
  const past = { conversationId: sid, messageId: newId() };
  expect(await asha.refused(sendMessage, { ...past, text: 'Past the session' })).toBe('forbidden');
  const lines = await asha.ask(socket.getSupportMessage, { sid });
  expect(lines.map(({ text }) => text)).not.toContain('Past the session');
  const last = required(lines.at(-1));
  const read = { messageId: last.messageId, senderId: last.senderId, recieverId: last.recieverId };
  expect(await asha.ask(socket.readSupportMessage, read)).toMatchObject({ conversationId: sid, readSeq: 2 });
  await until(() => tablet.heard.some(({ word, data }) => word === 'changed' && data.why === 'read'));
  expect(await rahul.refused(socket.readSupportMessage, read)).not.toBe('ok');
  expect(await asha.refused(socket.readSupportMessage, { messageId: newId() })).toBe('message_not_found');
  expect((await asha.ask(socket.end, { sid })).status).toBe('Cancelled');
});
