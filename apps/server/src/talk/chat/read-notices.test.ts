import { applyForJob, seenOfJob } from '@nukkad/contract/hiring/application/application.api';
import { updateCandidateProfile } from '@nukkad/contract/hiring/candidate/candidate.api';
import * as socket from '@nukkad/contract/talk/chat/chat.socket';
import type { Role } from '@nukkad/contract/kernel/roles';
import { istDay } from '@nukkad/contract/kernel/time';
import { listNotifications } from '@nukkad/contract/talk/notification/notification.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { indiranagar } from '../../../test/fixtures/a-partner.ts';
import { type Talker, bookingBetween, open, talkerOf, until } from '../../../test/fixtures/chat-fixture.ts';
import { aJob } from '../../../test/fixtures/job-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
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

async function at(mobileNumber: string, role?: Role): Promise<Talker> {
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

test('a message about an application calls it by its job, not by a number', async () => {
  await sql`insert into user_role (user_role_id, user_id, role, created_at)
    select gen_random_uuid(), user_id, 'Jobseeker', now() from user_account
    where mobile_number = ${buyer}`.execute(whole.app.platform.db);
  const [seeker, lakshmi] = [await at(buyer, 'Jobseeker'), await at(owner, 'Service Partner')];
  const { jobId, wageFrom, wageTo } = await aJob(lakshmi.client);
  const profile = {
    tradeIds: ['electrician'],
    pincode: indiranagar.pincode,
    availableFrom: istDay(new Date()),
  };
  await seeker.client.call(updateCandidateProfile, {
    body: { ...profile, wage: { unit: 'month', paise: 20_000_00 } },
  });
  const seen = seenOfJob({ wageFrom: wageFrom ?? 0, wageTo: wageTo ?? 0 });
  const applied = { body: { jobId, answers: [], seen }, headers: key() };
  const { applicationNumber: referenceNo } = await seeker.client.call(applyForJob, applied);
  const { conversationId } = await seeker.ask(socket.addUser, { sessionType: 'job', referenceNo });
  await seeker.say(conversationId, 'Which tools do I bring?');
  const told = async () => {
    const { items } = await lakshmi.client.call(listNotifications, { query: { tag: 'messages' } });
    return JSON.stringify(items.find(({ link }) => link.includes(conversationId)) ?? '');
  };
  await vi.waitFor(async () => expect(await told()).toContain('wrote to you about Electrician'), {
    timeout: 20_000,
  });
  expect(await told()).not.toContain(referenceNo);
});
