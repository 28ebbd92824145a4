import * as leads from '@nukkad/contract/market/lead/lead.api';
import { seenOfUnlock } from '@nukkad/contract/market/lead/lead.api';
import * as rfqs from '@nukkad/contract/market/rfq/rfq.api';
import * as chatApi from '@nukkad/contract/talk/chat/chat.api';
import * as socket from '@nukkad/contract/talk/chat/chat.socket';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShops } from '../../../../../test/fixtures/catalog-partners.ts';
import { type Talker, talkerOf, until } from '../../../../../test/fixtures/chat-fixture.ts';
import { key } from '../../../../../test/harness/tenant.ts';
import { type WholeApp, wholeApp } from '../../../../../test/harness/whole-app.ts';
import { giveCredits } from '../../../../money/lead-credit/give-credits.ts';
import { systemAuthorized } from '../../../../platform/authorize.ts';
import { newId } from '../../../../platform/id.ts';
import { system } from '../../../../platform/platform.ts';

const buyer = '9000000001';
const otherBuyer = '9000000002';
const pincode = '560038';

/** A partner that was told of a request. */
interface Told {
  readonly leadId: string;
  readonly organisationId: string;
  readonly companyName: string;
  /** Of its owner. */
  readonly userId: string;
  readonly mobileNumber: string;
}

let whole: WholeApp;
const talkers: Talker[] = [];
beforeAll(async () => {
  whole = await wholeApp();
  const { db } = whole.app.platform;
  const second = { name: 'Tap Masters', pincode, offers: { 'tap-repair': 140 } };
  const [organisationId] = await openShops(db, [second]);
  await sql`insert into user_role (user_role_id, user_id, role, organisation_id, created_at)
    select ${newId()}, owner_user_id, 'Service Partner', organisation_id, now() from organisation
    where organisation_id = ${organisationId}`.execute(db);
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

async function toldOf(rfqId: string): Promise<readonly Told[]> {
  const { rows } = await sql<Told>`select lead_id as "leadId", o.organisation_id as "organisationId",
      o.owner_user_id as "userId", o.company_name as "companyName", u.mobile_number as "mobileNumber"
    from lead join organisation o using (organisation_id) join user_account u on u.user_id = o.owner_user_id
    where rfq_id = ${rfqId} order by o.organisation_id`.execute(whole.app.platform.db);
  return rows;
}

const giveOneHundred = ({ organisationId }: Told) =>
  whole.app.platform.write(system, (tx) => {
    const now = new Date();
    const expiresAt = new Date(now.getTime() + 100 * 86_400_000);
    const given = { kind: 'pack' as const, credits: 100, valuePaise: 0, leadId: null };
    const credits = { organisationId, ...given, cause: `pack:${newId()}`, expiresAt, now };
    return giveCredits(tx, systemAuthorized(credits, 'A test gives credits.'));
  });

/** Asks, and waits until partners were told; two of them have credits. */
async function asked(asha: Talker) {
  const { body } = await asha.client.ask(rfqs.newRfq, {
    body: { categoryId: 'plumber', message: 'All taps of a flat are old.', pincode },
    headers: key(),
  });
  const { rfqId, rfqNumber } = body;
  expect(await until(async () => (await toldOf(rfqId)).length > 1, 15_000)).toBe(true);
  const [first, second] = (await toldOf(rfqId)) as [Told, Told];
  for (const shop of [first, second]) await giveOneHundred(shop);
  return { rfqId, first, second, about: { sessionType: 'quotation', referenceNo: rfqNumber } as const };
}

async function unlock(partner: Talker, { leadId }: Told): Promise<void> {
  const { body: lead } = await partner.client.ask(leads.getLead, { query: { leadId } });
  await partner.client.ask(leads.unlockLead, {
    body: { leadId, seen: seenOfUnlock(lead) },
    headers: key(),
  });
}

test('a customer and a partner write to each other about a request from its unlocking on, each pair for itself', async () => {
  const asha = await at(buyer, 'Buyer');
  const stranger = await at(otherBuyer, 'Buyer');
  const { rfqId, first, second, about } = await asked(asha);
  const partner = await at(first.mobileNumber, 'Service Partner');
  const other = await at(second.mobileNumber, 'Service Partner');
  expect(await asha.refused(socket.addUser, about)).toBe('no_recipient');
  expect(await partner.refused(socket.addUser, about)).toBe('talk_reference_not_found');
  await unlock(partner, first);

  const opened = await asha.ask(socket.addUser, { ...about, userId: first.userId });
  const { conversationId, title, quickReplies } = opened;
  expect(opened).toMatchObject({
    ...about,
    companyName: first.companyName,
    contactsVisible: true,
    link: `/buyer/quotes/${rfqId}`,
    can: { send: true },
  });
  expect(title).not.toBe('');
  expect(quickReplies.map(({ code }) => code)).toContain('when_look');
  expect(await partner.ask(socket.addUser, about)).toMatchObject({
    conversationId,
    link: `/consultant-service/leads/${first.leadId}`,
  });
  const text = 'Call me: 9876543210. When can you come?';
  await asha.say(conversationId, text);
  await until(() => partner.messages().length > 0);
  expect(partner.messages()).toMatchObject([{ text, masked: false }]);

  for (const third of [other, stranger]) {
    expect(await third.refused(socket.addUser, about)).toBe('talk_reference_not_found');
    expect(await third.refused(socket.getMessage, { conversationId })).toBe('conversation_not_found');
  }
  await unlock(other, second);
  // With two it must be said with whom.
  expect(await asha.refused(socket.addUser, about)).toBe('talk_reference_not_found');
  const talk = await asha.ask(socket.addUser, { ...about, userId: second.userId });
  expect(talk).toMatchObject({ companyName: second.companyName, lastSeq: 0 });
  expect(await asha.ask(socket.checkUser, { ...about, userId: first.userId })).toEqual({
    userExists: true,
    conversationId,
  });

  const { body: rfq } = await asha.client.ask(rfqs.getMyRfq, { query: { rfqId } });
  expect(rfq.unlockedPartners.map(({ userId }) => userId)).toEqual([first.userId, second.userId]);
  const { body: list } = await asha.client.ask(chatApi.listConversations, {
    query: { sessionType: 'quotation', q: about.referenceNo.slice(0, 6) },
  });
  expect(new Set(list.items.map((one) => one.conversationId))).toEqual(
    new Set([conversationId, talk.conversationId]),
  );
});

test('the conversation about a request that is over is written in for two weeks, and read for ever', async () => {
  const asha = await at(buyer, 'Buyer');
  const { first, about } = await asked(asha);
  const partner = await at(first.mobileNumber, 'Service Partner');
  await unlock(partner, first);
  const { conversationId } = await asha.ask(socket.addUser, about);
  const endedDaysAgo = (days: number) =>
    sql`update lead set status = 'Closed', ended_at = now() - make_interval(days => ${days})
      where lead_id = ${first.leadId}`.execute(whole.app.platform.db);
  await endedDaysAgo(13);
  await partner.say(conversationId, 'Shall we still come?');
  await endedDaysAgo(15);
  await expect(asha.say(conversationId, 'No.')).rejects.toThrow('conversation_closed');
  expect(await asha.ask(socket.getMessage, { conversationId })).toHaveLength(1);
});
