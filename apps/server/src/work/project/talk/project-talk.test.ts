import * as socket from '@nukkad/contract/talk/chat/chat.socket';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Talker, talkerOf, until } from '../../../../test/fixtures/chat-fixture.ts';
import { projectBetween } from '../../../../test/fixtures/project-between.ts';
import { type WholeApp, wholeApp } from '../../../../test/harness/whole-app.ts';

const buyer = '9000000001';
const otherBuyer = '9000000002';
const owner = '9000000100';

let whole: WholeApp;
const talkers: Talker[] = [];
beforeAll(async () => {
  whole = await wholeApp();
}, 120_000);
afterAll(async () => {
  for (const talker of talkers) talker.leave();
  await whole.close();
});

async function at(mobileNumber: string, role: 'Buyer' | 'Service Partner'): Promise<Talker> {
  const talker = await talkerOf(whole, mobileNumber, role);
  talkers.push(talker);
  return talker;
}

/** Work of Lakshmi's business for Asha; `client` null: for someone who is not on the platform. */
async function aProject(client: string | null) {
  const { projectId, projectNumber } = await projectBetween(whole, owner, client);
  return { projectId, about: { sessionType: 'project', referenceNo: projectNumber } as const };
}

test('the client and the business of a project write to each other, and no one else reads it', async () => {
  const asha = await at(buyer, 'Buyer');
  const lakshmi = await at(owner, 'Service Partner');
  const stranger = await at(otherBuyer, 'Buyer');
  const { projectId, about } = await aProject(buyer);
  const opened = await lakshmi.ask(socket.addUser, about);
  const { conversationId, quickReplies } = opened;
  expect(opened).toMatchObject({
    ...about,
    title: 'Kitchen for Asha',
    link: `/projects/${projectId}`,
    contactsVisible: true,
  });
  expect(quickReplies.map(({ code }) => code)).toContain('please_check');
  expect(await asha.ask(socket.addUser, about)).toMatchObject({
    conversationId,
    link: `/buyer/projects/${projectId}`,
  });
  await lakshmi.say(conversationId, 'The cabinets come on Monday.');
  expect(await until(() => asha.messages().length > 0)).toBe(true);
  expect(await stranger.refused(socket.addUser, about)).toBe('talk_reference_not_found');
  expect(await stranger.refused(socket.getMessage, { conversationId })).toBe('conversation_not_found');
});

test('for a party that is not on the platform there is no one to write to', async () => {
  const lakshmi = await at(owner, 'Service Partner');
  const { about } = await aProject(null);
  expect(await lakshmi.refused(socket.addUser, about)).toBe('talk_reference_not_found');
});
