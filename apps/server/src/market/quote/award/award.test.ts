import * as awards from '@nukkad/contract/market/quote/award.api';
import * as api from '@nukkad/contract/market/quote/quote.api';
import type { Comparison } from '@nukkad/contract/market/quote/comparison.model';
import type { QuoteContent, QuoteThread } from '@nukkad/contract/market/quote/quote.model';
import * as rfqs from '@nukkad/contract/market/rfq/rfq.api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type QuotePlay, aQuote, aQuotePlay, taps } from '../../../../test/fixtures/quote-play.ts';
import { signedQuote } from '../../../../test/fixtures/signed-quote.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { lapseAdvances } from '../agree-unchanged.ts';
import { finishLapsed } from './finish-award.ts';

let play: QuotePlay;
beforeAll(async () => {
  play = await aQuotePlay();
});
beforeEach(() => {
  play.app.sms.length = 0;
});
afterAll(() => play.app.close());

const hour = 3_600_000;
const pipes = { serviceId: null, name: 'Pipes', quantity: 1, unit: 'lot', unitPrice: 500_00 } as const;
const [tapLine, pipeLine] = [[0], [1]] as const;

const compare = async (asha: Viewer, rfqId: string): Promise<Comparison> =>
  (await play.app.as(asha).ask(api.compareQuotes, { query: { rfqId } })).body;
const thread = async (viewer: Viewer, leadId: string): Promise<QuoteThread> =>
  (await play.app.as(viewer).ask(api.getQuoteThread, { query: { leadId } })).body;
const rfqOf = async (asha: Viewer, rfqId: string) =>
  (await play.app.as(asha).ask(rfqs.getMyRfq, { query: { rfqId } })).body;
const accept = (viewer: Viewer, { leadId, current }: QuoteThread) =>
  play.app.as(viewer).askLoosely(api.acceptQuote, { body: { leadId, quoteId: current?.quoteId ?? '' } });

type Lines = readonly number[];

/** What is sent with an award, as the screen has it: the newest of each partner, and what its lines come to. */
async function partsOf(asha: Viewer, rfqId: string, chosen: Readonly<Record<string, Lines>>) {
  const { offers } = await compare(asha, rfqId);
  const parts = Object.entries(chosen).map(([leadId, lines]) => {
    const offer = offers.find((one) => one.leadId === leadId);
    return { leadId, quoteId: offer?.quoteId ?? '', newestVersion: offer?.newestVersion ?? 1, lines };
  });
  const priced = await play.app.as(asha).askLoosely(awards.priceAward, { body: { rfqId, parts } });
  const totalOf = (leadId: string): number =>
    (priced.body.parts ?? []).find((one: { leadId: string }) => one.leadId === leadId)?.price.total ?? 0;
  return { parts: parts.map((part) => ({ ...part, total: totalOf(part.leadId) })), priced };
}

async function award(asha: Viewer, rfqId: string, chosen: Readonly<Record<string, Lines>>) {
  const { parts } = await partsOf(asha, rfqId, chosen);
  return play.app.as(asha).askLoosely(awards.awardParts, { body: { rfqId, parts } });
}

/** Two partners have quoted for taps and pipes. */
async function quoted(mine: Partial<QuoteContent> = {}, others: Partial<QuoteContent> = {}) {
  const found = await play.unlocked();
  await play.send(play.vikram, found.leadId, aQuote(mine));
  await play.send(play.tapMasters, found.otherId, aQuote(others));
  await play.app.drain();
  play.app.sms.length = 0;
  return found;
}

/** Accepted by its partner, and confirmed by both. */
async function agree(asha: Viewer, partner: Viewer, leadId: string): Promise<QuoteThread> {
  const { body } = await accept(partner, await thread(partner, leadId));
  const digest = body.agreement?.digest ?? '';
  await signedQuote(play.app, play.app.as(asha), { leadId, digest });
  const { body: agreed } = await signedQuote(play.app, play.app.as(partner), { leadId, digest });
  await play.app.drain();
  return agreed;
}

test('taps go to one partner and pipes to another: each accepts its own lines, and each agreement is a project', async () => {
  const { asha, rfqId, leadId, otherId } = await quoted({ hasAdvance: false }, { hasAdvance: false });
  const before = play.projects.length;
  const { priced } = await partsOf(asha, rfqId, { [leadId]: tapLine, [otherId]: pipeLine });
  expect(priced.body).toMatchObject({
    total: 4_720_00 + 590_00,
    parts: [
      { companyName: 'Bright Spark', lineNames: ['New taps'], price: { total: 4_720_00, tax: 720_00 } },
      { companyName: 'Tap Masters', lineNames: ['Pipes'], price: { total: 590_00, tax: 90_00 } },
    ],
  });
  const given = await award(asha, rfqId, { [leadId]: tapLine, [otherId]: pipeLine });
  expect(given.body.lines).toMatchObject([
    { name: 'New taps', awardedTo: leadId },
    { name: 'Pipes', awardedTo: otherId },
  ]);
  expect(given.body.offers).toMatchObject([
    { award: { standing: 'offered' } },
    { award: { standing: 'offered' } },
  ]);
  await play.app.drain();
  expect(play.app.sms).toHaveLength(2);
  const own = await thread(play.vikram, leadId);
  expect(own).toMatchObject({
    can: { accept: true, write: true },
    current: { isPart: true, madeBy: 'Buyer', price: { total: 4_720_00 }, totalBefore: 5_310_00 },
  });
  expect(own.current?.price.milestones.map(({ amount }) => amount)).toEqual([1_416_00, 3_304_00]);
  expect(JSON.stringify(own)).not.toContain('Tap Masters');
  expect((await agree(asha, play.vikram, leadId)).status).toBe('Booked');
  expect(await rfqOf(asha, rfqId)).toMatchObject({ status: 'Qoutation Sent', can: { cancel: false } });
  expect((await agree(asha, play.tapMasters, otherId)).status).toBe('Booked');
  expect((await rfqOf(asha, rfqId)).status).toBe('Booked');
  const made = play.projects.slice(before);
  expect(made).toHaveLength(2);
  expect(new Set(made.map(({ organisationId }) => organisationId)).size).toBe(2);
  expect(new Set(made.map(({ reference }) => reference)).size).toBe(1);
});

test('a line is given once, at the price that was shown, of the newest version, and by its customer alone', async () => {
  const { asha, rfqId, leadId, otherId } = await quoted();
  const both = { [leadId]: [0, 1], [otherId]: pipeLine };
  expect((await award(asha, rfqId, both)).body.code).toBe('quote_line_awarded');
  expect((await thread(play.vikram, leadId)).versions).toHaveLength(1);
  expect((await award(asha, rfqId, { [leadId]: [0, 7] })).body.code).toBe('quote_lines_unknown');
  expect((await award(asha, rfqId, { [leadId]: [0, 0] })).status).toBe(400);
  expect((await award(asha, rfqId, { [leadId]: [] })).status).toBe(400);
  const { parts } = await partsOf(asha, rfqId, { [leadId]: tapLine });
  const [part] = parts;
  const send = (viewer: Viewer, body: object) =>
    play.app.as(viewer).askLoosely(awards.awardParts, { body: { rfqId, parts, ...body } });
  expect((await send(asha, { parts: [{ ...part, total: 1_00 }] })).body.code).toBe('quote_total_differs');
  expect((await send(asha, { parts: [{ ...part, newestVersion: 2 }] })).body.code).toBe('quote_superseded');
  expect((await send(asha, { parts: [part, part] })).status).toBe(400);
  expect((await send(await play.aCustomer(), {})).status).toBe(404);
  expect((await send(play.vikram, {})).status).toBe(403);
  const others = await quoted();
  expect((await send(others.asha, { rfqId: others.rfqId })).body.code).toBe('lead_not_found');
  expect((await send(asha, {})).status).toBe(200);
  expect((await award(asha, rfqId, { [otherId]: tapLine })).body.code).toBe('quote_line_awarded');
  expect((await award(asha, rfqId, { [otherId]: pipeLine })).status).toBe(200);
  // Who is given others gives up what it had.
  expect((await award(asha, rfqId, { [leadId]: pipeLine, [otherId]: tapLine })).status).toBe(200);
});

test('of two who give one line to different partners at one moment, one does', async () => {
  const { asha, rfqId, leadId, otherId } = await quoted();
  const chosen = [{ [leadId]: tapLine }, { [otherId]: tapLine }, { [otherId]: [0, 1] }];
  const bodies = await Promise.all(chosen.map((one) => partsOf(asha, rfqId, one)));
  const answers = await Promise.all(
    bodies.map(({ parts }) => play.app.as(asha).askLoosely(awards.awardParts, { body: { rfqId, parts } })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const { lines } = await compare(asha, rfqId);
  expect(lines.filter(({ awardedTo }) => awardedTo !== null).length).toBeGreaterThan(0);
});

test('a partner that changes its lines after accepting them is accepted again, and never for a line of another', async () => {
  const { asha, rfqId, leadId, otherId } = await quoted();
  await award(asha, rfqId, { [leadId]: tapLine, [otherId]: pipeLine });
  await accept(play.vikram, await thread(play.vikram, leadId));
  expect((await award(asha, rfqId, { [leadId]: [0, 1] })).body.code).toBe('lead_moved_on');
  const dearer = aQuote({ lines: [{ ...taps, unitPrice: 2_200_00 }] });
  expect((await play.send(play.vikram, leadId, dearer)).body).toMatchObject({
    status: 'Qoutation Sent',
    agreement: null,
  });
  expect((await compare(asha, rfqId)).offers.find((one) => one.leadId === leadId)?.award).toEqual({
    total: 5_192_00,
    standing: 'answered',
  });
  expect((await accept(asha, await thread(asha, leadId))).body.status).toBe('Accepted By User');
  await play.send(play.vikram, leadId, aQuote());
  expect((await accept(asha, await thread(asha, leadId))).body.code).toBe('quote_line_awarded');
  // The other partner goes, and its line is free.
  const { current } = await thread(asha, otherId);
  await play.app.as(asha).ask(api.refuseQuote, {
    body: { leadId: otherId, quoteId: current?.quoteId ?? '', reason: 'chose_other' },
  });
  expect((await accept(asha, await thread(asha, leadId))).body.status).toBe('Accepted By User');
});

test('of two lines alike the second stays the second, also in a version that offers it alone', async () => {
  const second = { ...taps, unitPrice: 300_00 };
  const alike = { lines: [taps, second], hasAdvance: false };
  const { asha, rfqId, leadId, otherId } = await quoted(alike, alike);
  await award(asha, rfqId, { [leadId]: pipeLine, [otherId]: tapLine });
  await play.send(play.vikram, leadId, aQuote({ lines: [{ ...second, quantity: 3 }], hasAdvance: false }));
  const { lines } = await compare(asha, rfqId);
  const cellsOf = (holder: string) =>
    lines.find(({ awardedTo }) => awardedTo === holder)?.cells.flatMap((cell) => cell?.total ?? []);
  expect(lines).toHaveLength(2);
  expect(cellsOf(leadId)).toEqual([1_062_00, 708_00]);
  expect(cellsOf(otherId)).toHaveLength(1);
  expect((await accept(asha, await thread(asha, leadId))).status).toBe(200);
  expect((await accept(play.tapMasters, await thread(play.tapMasters, otherId))).status).toBe(200);
});

test('what was accepted as a whole is not divided, and an expired quote gives no lines', async () => {
  const { asha, rfqId, leadId, otherId } = await quoted({}, { validDays: 1 });
  expect((await compare(asha, rfqId)).can).toEqual({ award: true, finish: false });
  await accept(asha, await thread(asha, leadId));
  expect((await compare(asha, rfqId)).can.award).toBe(false);
  expect((await award(asha, rfqId, { [otherId]: pipeLine })).body.code).toBe('quote_accepted_whole');
  const next = await quoted({}, { validDays: 1 });
  play.app.clock.set(new Date(play.app.clock.now().getTime() + 25 * hour));
  expect((await award(next.asha, next.rfqId, { [next.otherId]: pipeLine })).body.code).toBe('quote_expired');
  expect((await award(next.asha, next.rfqId, { [next.leadId]: tapLine })).status).toBe(200);
});

test('once a partner agreed on its lines the customer may close the request; the others are told why', async () => {
  const { asha, rfqId, leadId, otherId } = await quoted();
  const finish = async () => {
    const { version } = await compare(asha, rfqId);
    return play.app.as(asha).askLoosely(awards.finishAward, { body: { rfqId, version } });
  };
  expect((await finish()).body.code).toBe('award_nothing_agreed');
  await award(asha, rfqId, { [leadId]: tapLine });
  expect((await finish()).body.code).toBe('award_nothing_agreed');
  expect((await agree(asha, play.vikram, leadId)).status).toBe('Payment Pending');
  await award(asha, rfqId, { [otherId]: pipeLine });
  await accept(play.tapMasters, await thread(play.tapMasters, otherId));
  expect((await finish()).body.code).toBe('award_waits');
  await play.send(play.tapMasters, otherId, aQuote({ lines: [pipes] }));
  const stranger = await play.aCustomer();
  const body = { rfqId, version: (await compare(asha, rfqId)).version };
  expect((await play.app.as(stranger).askLoosely(awards.finishAward, { body })).status).toBe(404);
  const stale = { ...body, version: body.version - 1 };
  expect((await play.app.as(asha).askLoosely(awards.finishAward, { body: stale })).body.code).toBe(
    'stale_state',
  );
  const cancel = {
    reason: 'changed_mind',
    seen: { requestStatus: 'Request Delivered', partnersUnlocked: 2 },
  };
  expect((await play.app.as(asha).askLoosely(rfqs.cancelRfq, { body: { rfqId, ...cancel } })).body.code).toBe(
    'rfq_part_agreed',
  );
  await play.app.drain();
  play.app.sms.length = 0;
  expect((await finish()).body.can).toEqual({ award: false, finish: false });
  await play.app.drain();
  expect(play.app.sms).toHaveLength(1);
  expect(JSON.stringify(play.app.sms)).toContain('other partners');
  expect(await thread(play.tapMasters, otherId)).toMatchObject({ status: 'Closed', pricePlace: null });
  expect((await rfqOf(asha, rfqId)).status).toBe('Payment Pending');
  expect((await finish()).body.code).toBe('rfq_moved_on');
});

test('a part whose advance is not paid ends alone, and its lines are free again', async () => {
  const { asha, rfqId, leadId, otherId } = await quoted({ hasAdvance: true }, { hasAdvance: false });
  await award(asha, rfqId, { [leadId]: tapLine });
  await agree(asha, play.vikram, leadId);
  for (const status of ['Payment Pending', 'Closed']) {
    play.app.clock.set(new Date(play.app.clock.now().getTime() + 73 * hour));
    await lapseAdvances(play.deps());
    expect((await thread(asha, leadId)).status).toBe(status);
  }
  expect((await rfqOf(asha, rfqId)).status).toBe('Qoutation Sent');
  expect((await compare(asha, rfqId)).lines.map(({ awardedTo }) => awardedTo)).toEqual([null, null]);
  await award(asha, rfqId, { [otherId]: [0, 1] });
  expect((await agree(asha, play.tapMasters, otherId)).status).toBe('Booked');
  expect((await rfqOf(asha, rfqId)).status).toBe('Booked');
});

test('where no one takes the other lines in time, the request ends with what was agreed', async () => {
  const { asha, rfqId, leadId, otherId } = await quoted({ hasAdvance: false });
  await award(asha, rfqId, { [leadId]: tapLine });
  await agree(asha, play.vikram, leadId);
  await finishLapsed(play.deps());
  expect((await rfqOf(asha, rfqId)).status).toBe('Qoutation Sent');
  play.app.clock.set(new Date(play.app.clock.now().getTime() + 31 * 24 * hour));
  await finishLapsed(play.deps());
  await play.app.drain();
  expect((await rfqOf(asha, rfqId)).status).toBe('Booked');
  expect((await thread(play.tapMasters, otherId)).status).toBe('Closed');
});
