import * as leads from '@nukkad/contract/market/lead/lead.api';
import * as work from '@nukkad/contract/market/lead/lead-work.api';
import * as rfqs from '@nukkad/contract/market/rfq/rfq.api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LeadsTown, leadsTown } from '../../../../test/market/leads-town.ts';

const hourMs = 3_600_000;
const price = 3;

let town: LeadsTown;
beforeAll(async () => {
  town = await leadsTown(4);
});
afterAll(() => town.app.close());
beforeEach(() => {
  town.app.sms.length = 0;
});

const look = (viewer: Parameters<LeadsTown['act']>[0], rfqId: string, leadId: string) =>
  town.app.as(viewer).askLoosely(work.lookAtPartner, { body: { rfqId, leadId } });
const answer = (viewer: Parameters<LeadsTown['act']>[0], leadId: string, words: string) =>
  town.app.as(viewer).askLoosely(work.answerQuestion, { body: { leadId, answer: words } });

test('a partner asks for details, the customer answers, and both read the same; each is told', async () => {
  const { asha, rfqId, lead } = await town.unlocked(town.partner(0));
  await town.app.drain();
  town.app.sms.length = 0;
  const asked = await town.act(town.partner(0), lead, {
    action: 'ask',
    question: 'How many taps are there?',
  });
  expect(asked.body).toMatchObject({
    status: 'Requested for More Info',
    can: { ask: false, withdraw: true },
  });
  await town.app.drain();
  expect(town.app.sms).toHaveLength(1);
  const waiting = await town.readRfq(asha, rfqId);
  expect(waiting.unlockedPartners).toMatchObject([
    {
      status: 'Requested for More Info',
      questions: [{ question: 'How many taps are there?', answer: null }],
      can: { answer: true },
    },
  ]);
  const said = await answer(asha, lead.leadId, 'Seven, and a shower.');
  expect(said.body.unlockedPartners).toMatchObject([{ status: 'Unlocked', can: { answer: false } }]);
  expect((await town.read(town.partner(0), lead.leadId)).questions).toMatchObject([
    { question: 'How many taps are there?', answer: 'Seven, and a shower.' },
  ]);
  expect((await answer(asha, lead.leadId, 'Once more.')).body.code).toBe('lead_moved_on');
  expect((await answer(await town.customer(), lead.leadId, 'Not mine.')).status).toBe(404);
});

test('a question needs words, and what was seen otherwise is refused', async () => {
  const { lead } = await town.unlocked(town.partner(0));
  expect((await town.act(town.partner(0), lead, { action: 'ask' })).status).toBe(400);
  const stale = { leadId: lead.leadId, status: 'New Request' as const };
  expect((await town.act(town.partner(0), stale, { action: 'withdraw' })).body.code).toBe(
    'confirmation_differs',
  );
  expect((await town.act(town.partner(1), lead, { action: 'withdraw' })).status).toBe(404);
});

test('a request does not close while a partner waits for the customer’s answer', async () => {
  const { asha, rfqId, lead } = await town.unlocked(town.partner(1));
  await town.act(town.partner(1), lead, { action: 'ask', question: 'Which floor is it?' });
  town.later(31 * 24 * hourMs);
  await town.byClock('quotation.close_unanswered');
  expect((await town.readRfq(asha, rfqId)).status).toBe('Requested for More Info');
  await answer(asha, lead.leadId, 'The third.');
  await town.byClock('quotation.close_unanswered');
  expect((await town.readRfq(asha, rfqId)).status).toBe('Closed');
});

test('a partner says that a quote is coming; withdrawing ends its lead alone and gives nothing back', async () => {
  const { asha, rfqId, lead } = await town.unlocked(town.partner(0));
  const taken = await town.app.as(town.partner(0)).ask(work.acceptWork, { body: { leadId: lead.leadId } });
  expect(taken.body.status).toBe('Accepted By Partner');
  const gone = await town.act(town.partner(0), taken.body, { action: 'withdraw' });
  expect(gone.body).toMatchObject({ status: 'Cancelled', balance: taken.body.balance, refund: null });
  expect((await town.readRfq(asha, rfqId)).status).toBe('Request Delivered');
  expect((await town.act(town.partner(0), gone.body, { action: 'withdraw' })).body.code).toBe(
    'lead_moved_on',
  );
});

test('cancelled before a quote was read, the credits come back; the customer is shown how many had unlocked', async () => {
  const { asha, rfqId, lead } = await town.unlocked(town.partner(2));
  const body = {
    rfqId,
    reason: 'changed_mind' as const,
    seen: { requestStatus: 'Request Delivered' as const, partnersUnlocked: 0 },
  };
  const client = town.app.as(asha);
  expect((await client.askLoosely(rfqs.cancelRfq, { body })).body.code).toBe('confirmation_differs');
  await client.ask(rfqs.cancelRfq, { body: { ...body, seen: { ...body.seen, partnersUnlocked: 1 } } });
  await town.app.drain();
  await town.app.drain();
  expect(await town.read(town.partner(2), lead.leadId)).toMatchObject({
    status: 'Cancelled',
    balance: lead.balance + price,
    refund: { kind: 'cancelled', status: 'Returned', credits: price },
  });
});

test('what the customer never opened for 48 hours gives the credits back, once; what they opened does not', async () => {
  const unseen = await town.unlocked(town.partner(3));
  await town.act(town.partner(3), unseen.lead, { action: 'ask', question: 'Is there a lift?' });
  const seen = await town.unlocked(town.partner(3));
  await town.act(town.partner(3), seen.lead, { action: 'ask', question: 'Is there a lift?' });
  expect((await look(seen.asha, seen.rfqId, seen.lead.leadId)).status).toBe(200);
  expect((await look(unseen.asha, seen.rfqId, seen.lead.leadId)).status).toBe(404);
  const silent = await town.unlocked(town.partner(3));
  const { balance } = await town.read(town.partner(3), silent.lead.leadId);

  town.later(47 * hourMs);
  await town.byClock('quotation.return_unseen');
  expect((await town.read(town.partner(3), silent.lead.leadId)).balance).toBe(balance);
  town.later(2 * hourMs);
  await town.byClock('quotation.return_unseen');
  await town.byClock('quotation.return_unseen');
  expect(await town.read(town.partner(3), unseen.lead.leadId)).toMatchObject({
    balance: balance + price,
    refund: { kind: 'unseen', status: 'Returned' },
  });
  expect((await town.read(town.partner(3), seen.lead.leadId)).refund).toBeNull();
  // Nothing was sent, so nothing could be opened.
  expect((await town.read(town.partner(3), silent.lead.leadId)).refund).toBeNull();
});

test('promise 48: a customer reads no other customer’s partners, and a list of leads never holds a contact', async () => {
  await town.unlocked(town.partner(0));
  const { body } = await town.app.as(town.partner(0)).ask(leads.listLeads, { query: { tab: 'unlocked' } });
  expect(body.items.length).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toContain('Asha');
});
