import * as api from '@nukkad/contract/market/quote/quote.api';
import * as rfqs from '@nukkad/contract/market/rfq/rfq.api';
import type { QuoteContent, QuoteThread } from '@nukkad/contract/market/quote/quote.model';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type QuotePlay, aQuotePlay, aQuote } from '../../../test/fixtures/quote-play.ts';
import { signedQuote } from '../../../test/fixtures/signed-quote.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { agreeUnchanged, lapseAdvances } from './agree-unchanged.ts';

let play: QuotePlay;
beforeAll(async () => {
  play = await aQuotePlay();
});
beforeEach(() => {
  play.app.sms.length = 0;
});
afterAll(() => play.app.close());

const hour = 3_600_000;
const thread = async (viewer: Viewer, leadId: string): Promise<QuoteThread> =>
  (await play.app.as(viewer).ask(api.getQuoteThread, { query: { leadId } })).body;
const accept = (viewer: Viewer, leadId: string, quoteId: string) =>
  play.app.as(viewer).askLoosely(api.acceptQuote, { body: { leadId, quoteId } });
const sign = (viewer: Viewer, leadId: string, digest: string) =>
  signedQuote(play.app, play.app.as(viewer), { leadId, digest });

const digestOf = ({ agreement }: Pick<QuoteThread, 'agreement'>) => agreement?.digest ?? '';

/** Sent at the total that the server says of it. */
async function sent(viewer: Viewer, leadId: string, content: QuoteContent = aQuote()): Promise<QuoteThread> {
  const { body } = await play.send(viewer, leadId, content);
  expect(body.status).toBe('Qoutation Sent');
  return body;
}

test('a change after acceptance has to be accepted again, and what was confirmed counts no more', async () => {
  const { asha, leadId } = await play.unlocked();
  const { current } = await sent(play.vikram, leadId);
  const accepted = await accept(asha, leadId, current?.quoteId ?? '');
  expect((await sign(asha, leadId, digestOf(accepted.body))).status).toBe(200);
  const changed = await sent(play.vikram, leadId, aQuote({ discount: 1_00 }));
  expect(changed.agreement).toBeNull();
  expect((await sign(asha, leadId, digestOf(accepted.body))).status).toBe(409);
  const again = await accept(asha, leadId, changed.current?.quoteId ?? '');
  expect(again.body.agreement).toMatchObject({ buyerSignedAt: null });
});

test('promise: of an acceptance and a new version at one moment, one counts, and what is accepted is what was read', async () => {
  const { asha, leadId } = await play.unlocked();
  const { current } = await sent(play.vikram, leadId);
  const quoteId = current?.quoteId ?? '';
  const [accepted] = await Promise.all([
    accept(asha, leadId, quoteId),
    play.send(play.vikram, leadId, aQuote({ discount: 50_00 }), { newestVersion: 1 }),
  ]);
  const after = await thread(asha, leadId);
  expect(after.versions[0]?.versionNumber).toBe(2);
  expect(after.agreement).toBeNull();
  if (accepted.status !== 200) expect(accepted.body.code).toBe('quote_superseded');
  const many = await Promise.all([1, 2, 3, 4].map(() => accept(asha, leadId, after.current?.quoteId ?? '')));
  expect(many.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
});

test('both confirm the exact version; then the advance is due and every other lead closes and is told why', async () => {
  const { asha, rfqId, leadId, otherId } = await play.unlocked();
  const { current } = await sent(play.vikram, leadId);
  const rival = await sent(play.tapMasters, otherId, aQuote({ discount: 10_00 }));
  const accepted = await accept(asha, leadId, current?.quoteId ?? '');
  const digest = digestOf(accepted.body);
  expect((await sign(asha, leadId, '0'.repeat(64))).body.code).toBe('quote_superseded');
  expect((await sign(asha, leadId, digest)).body).toMatchObject({
    status: 'Accepted By User',
    can: { sign: false },
  });
  expect((await sign(asha, leadId, digest)).body.code).toBe('quote_signed_already');
  await play.app.drain();
  play.app.sms.length = 0;
  const agreed = await sign(play.vikram, leadId, digest);
  expect(agreed.body).toMatchObject({
    status: 'Payment Pending',
    agreement: { advance: current?.price.advance },
  });
  await play.app.drain();
  const lost = await thread(play.tapMasters, otherId);
  expect(lost).toMatchObject({ status: 'Closed', pricePlace: 'about_the_same', agreement: null });
  expect(JSON.stringify(lost)).not.toContain(String(current?.price.total));
  expect(rival.status).toBe('Qoutation Sent');
  const rfq = await play.app.as(asha).ask(rfqs.getMyRfq, { query: { rfqId } });
  expect(rfq.body).toMatchObject({ status: 'Payment Pending', can: { cancel: false } });
  const paper = await fetch(`${play.app.url}/api/qoutations/document?quoteId=${current?.quoteId}`);
  expect(paper.status).toBe(401);
});

test('an accepted quote that no one changes is agreed after 48 hours; an unpaid advance is asked for twice', async () => {
  const { asha, rfqId, leadId } = await play.unlocked();
  const { current } = await sent(play.vikram, leadId);
  await accept(asha, leadId, current?.quoteId ?? '');
  await agreeUnchanged(play.deps());
  expect((await thread(asha, leadId)).status).toBe('Accepted By User');
  play.app.clock.set(new Date(play.app.clock.now().getTime() + 49 * hour));
  await agreeUnchanged(play.deps());
  expect(await thread(asha, leadId)).toMatchObject({ status: 'Payment Pending', can: { pay: true } });
  for (const status of ['Payment Pending', 'Closed']) {
    play.app.clock.set(new Date(play.app.clock.now().getTime() + 73 * hour));
    await lapseAdvances(play.deps());
    expect((await thread(asha, leadId)).status).toBe(status);
  }
  const rfq = await play.app.as(asha).ask(rfqs.getMyRfq, { query: { rfqId } });
  expect(rfq.body.status).toBe('Closed');
});

test('an accepted quote waits for the hours of its city, longer or shorter than elsewhere', async () => {
  const { asha, rfqId, leadId } = await play.unlocked();
  const { current } = await sent(play.vikram, leadId);
  await accept(asha, leadId, current?.quoteId ?? '');
  const { db } = play.app.platform;
  const { rows } = await sql<{ code: string }>`select city_code as code from rfq
    where rfq_id = ${rfqId}`.execute(db);
  const cityCode = rows[0]?.code ?? '';
  expect(cityCode).not.toBe('');
  const inCity = (agreeHours: number | null) =>
    sql`insert into setting (key, scope, valid_from, value, why) values ('quote.rules', ${`city:${cityCode}`},
      ${play.app.clock.now()}, ${JSON.stringify({ agreeHours })}::jsonb, 'A test.')`.execute(db);
  const hoursLater = async (hours: number) => {
    play.app.clock.set(new Date(play.app.clock.now().getTime() + hours * hour));
    await agreeUnchanged(play.deps());
    return (await thread(asha, leadId)).status;
  };
  await inCity(72);
  expect(await hoursLater(49)).toBe('Accepted By User');
  await inCity(50);
  expect(await hoursLater(0)).toBe('Accepted By User');
  expect(await hoursLater(2)).toBe('Payment Pending');
  await inCity(null);
});

test('without an advance the agreement is booked at once, and the project is made in the same transaction', async () => {
  const { asha, leadId } = await play.unlocked();
  const { current } = await sent(play.vikram, leadId, aQuote({ hasAdvance: false }));
  const accepted = await accept(asha, leadId, current?.quoteId ?? '');
  await sign(asha, leadId, digestOf(accepted.body));
  play.breakProjects(true);
  expect((await sign(play.vikram, leadId, digestOf(accepted.body))).status).toBe(500);
  expect((await thread(asha, leadId)).status).toBe('Accepted By User');
  play.breakProjects(false);
  const booked = await sign(play.vikram, leadId, digestOf(accepted.body));
  expect(booked.body.status).toBe('Booked');
  expect(play.projects.at(-1)).toMatchObject({
    buyerId: asha.userId,
    customerName: 'Asha Verma',
    milestones: [{ isAdvance: false, taxPercent: 18 }, { isAdvance: false }],
  });
});

test('of one request one quote is accepted at a time; the accepted one may be declined until both have confirmed', async () => {
  const { asha, leadId, otherId } = await play.unlocked();
  const first = (await sent(play.vikram, leadId)).current?.quoteId ?? '';
  const second = (await sent(play.tapMasters, otherId)).current?.quoteId ?? '';
  const both = await Promise.all([accept(asha, leadId, first), accept(asha, otherId, second)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const isFirst = both[0]?.status === 200;
  expect(both[isFirst ? 1 : 0]?.body.code).toBe('quote_other_accepted');
  const [kept, other] = isFirst ? [leadId, otherId] : [otherId, leadId];
  const [keptQuote, otherQuote] = isFirst ? [first, second] : [second, first];
  const body = { leadId: kept, quoteId: keptQuote, reason: 'chose_other' as const };
  const declined = await play.app.as(asha).ask(api.refuseQuote, { body });
  expect(declined.body).toMatchObject({ status: 'Rejected', agreement: null, can: { sign: false } });
  expect((await accept(asha, other, otherQuote)).body.status).toBe('Accepted By User');
});
