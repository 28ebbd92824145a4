import * as rfqs from '@nukkad/contract/market/rfq/rfq.api';
import { seenOfRfqCancel } from '@nukkad/contract/market/rfq/rfq.api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type QuotePlay, aQuote, aQuotePlay } from '../../../test/fixtures/quote-play.ts';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { Viewer } from '../../platform/viewer.ts';

let play: QuotePlay;
beforeAll(async () => {
  play = await aQuotePlay();
});
beforeEach(() => {
  play.app.sms.length = 0;
});
afterAll(() => play.app.close());

const again = (viewer: Viewer, againOf: string, more: object = {}) =>
  play.app.as(viewer).askLoosely(rfqs.newRfq, {
    body: { categoryId: 'plumber', message: 'All taps of a flat.', pincode: '560038', againOf, ...more },
    headers: key(),
  });

async function cancelled(asha: Viewer, rfqId: string): Promise<string> {
  const { body } = await play.app.as(asha).ask(rfqs.getMyRfq, { query: { rfqId } });
  const seen = seenOfRfqCancel(body);
  await play.app.as(asha).ask(rfqs.cancelRfq, { body: { rfqId, reason: 'other', seen } });
  await play.app.drain();
  play.app.sms.length = 0;
  return body.rfqNumber;
}

test('a request that is asked again is told to both sides once, with the number that they know', async () => {
  const { asha, rfqId } = await play.told();
  expect((await again(asha, rfqId)).body.code).toBe('rfq_not_over');
  const number = await cancelled(asha, rfqId);
  const asked = await again(asha, rfqId);
  expect(asked.status).toBe(201);
  await play.app.drain();
  await play.app.drain();
  const said = play.app.sms.map((one) => JSON.stringify(one));
  // Both partners, and Asha.
  expect(said).toHaveLength(3);
  expect(said.every((text) => text.includes(number))).toBe(true);
  expect(said.filter((text) => text.includes(asked.body.rfqNumber))).toHaveLength(1);
});

test('only an own request of the same kind of work that is over is asked again', async () => {
  const { asha, rfqId } = await play.told();
  await cancelled(asha, rfqId);
  const stranger = await play.aCustomer();
  expect((await again(stranger, rfqId)).body.code).toBe('rfq_not_found');
  expect((await again(asha, rfqId, { categoryId: 'electrician' })).body.code).toBe('rfq_not_found');
  expect((await again(asha, 'no-id')).status).toBe(400);
});

test('of a new version both sides hear once, unless they sent it themselves', async () => {
  const { asha, leadId } = await play.unlocked();
  await play.send(play.vikram, leadId, aQuote());
  await play.app.drain();
  expect(play.app.sms).toHaveLength(1);
  expect(JSON.stringify(play.app.sms)).not.toContain('replaces');
  play.app.sms.length = 0;
  await play.send(play.vikram, leadId, aQuote({ discount: 100_00 }));
  await play.app.drain();
  expect(play.app.sms.map((one) => JSON.stringify(one).includes('replaces'))).toEqual([true]);
  play.app.sms.length = 0;
  const { db } = play.app.platform;
  const ravi: Viewer = { ...play.vikram, role: 'subUser', userId: await aUser(db, 'Ravi Kumar') };
  await play.send(ravi, leadId, aQuote({ discount: 200_00 }));
  await play.app.drain();
  const said = play.app.sms.map((one) => JSON.stringify(one));
  expect(said).toHaveLength(2);
  expect(said.filter((text) => text.includes('your team'))).toHaveLength(1);
  expect(asha.userId).not.toBe(ravi.userId);
});
