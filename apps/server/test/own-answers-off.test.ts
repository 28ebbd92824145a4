import { acceptOrReject } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { quoteServices } from '@nukkad/contract/market/booking/booking.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type AnswerFixture,
  answerFixture,
  cartPath,
  line,
  off,
  optionIn,
  pincode,
  serviceId,
  spray,
  three,
  two,
} from './fixtures/answer-fixture.ts';

let fixture: AnswerFixture;
beforeAll(async () => {
  fixture = await answerFixture();
});
beforeEach(async () => {
  for (const partner of [fixture.best, fixture.second]) await fixture.setAnswers(partner, []);
});
afterAll(() => fixture.app.close());

test('a partner that switched an answer off is not matched for it, and refused in the cart and the quote', async () => {
  const { aBuyer, aFreeTime, app, best, book, details, anonymous, ownerOf, second, setAnswers } = fixture;
  await setAnswers(best, [off(two)]);
  expect(optionIn(await details(), two).offered).toBe(true);
  const chosen = { lines: [line(two)], organisationId: best.organisationId };
  const quoted = await anonymous.ask(quoteServices, { body: { ...chosen, pincode } });
  expect([quoted.status, quoted.body.code]).toEqual([409, 'partner_lacks_answer']);
  const buyer = await aBuyer();
  const refused = await buyer.post(cartPath, chosen);
  expect([refused.status, refused.body.code]).toEqual([409, 'partner_lacks_answer']);
  const any = await buyer.post(cartPath, { lines: [line(two)] });
  expect(any.body.serviceable).toBe(true);
  const held = await buyer.patch(cartPath, await aFreeTime([two]));
  expect(held.status).toBe(200);
  const { bookingId } = (await book(buyer)).body;
  const asked = async () => {
    await app.drain();
    const { rows } = await sql<{ id: string }>`select organisation_id as id from booking_offer
      where booking_id = ${bookingId}`.execute(app.platform.db);
    return rows.map(({ id }) => id);
  };
  expect(await asked()).toEqual([second.organisationId]);
  const rejected = await ownerOf(second).ask(acceptOrReject, {
    body: {
      bookingId,
      action: 'reject',
    },
  });
  expect(rejected.status).toBe(200);
  expect(await asked()).toEqual([second.organisationId]);
});

test('an answer that no partner here offers is off on the page, and the cart says why it cannot be booked', async () => {
  const { aBuyer, best, details, anonymous, second, setAnswers, slotsFor } = fixture;
  await setAnswers(best, [off(two)]);
  await setAnswers(second, [off(two)]);
  expect(optionIn(await details(), two).offered).toBe(false);
  expect(optionIn(await details(), three).offered).toBe(true);
  expect(optionIn(await details({ serviceId }), two).offered).toBe(true);
  const buyer = await aBuyer();
  for (const answer of [
    await anonymous.ask(quoteServices, { body: { lines: [line(two)], pincode } }),
    await buyer.post(cartPath, { lines: [line(two)] }),
  ])
    expect([answer.status, answer.body.code]).toEqual([409, 'answer_not_offered']);
  expect((await slotsFor([two])).body.code).toBe('cart_not_serviceable');
  expect((await slotsFor([three])).status).toBe(200);
});

test('answers that only different partners offer are refused together', async () => {
  const { aBuyer, best, details, second, setAnswers } = fixture;
  await setAnswers(best, [off(two)]);
  await setAnswers(second, [off(spray)]);
  const page = await details();
  expect([two, spray].map((id) => optionIn(page, id).offered)).toEqual([true, true]);
  const together = await (await aBuyer()).post(cartPath, { lines: [line(two, spray)] });
  expect([together.status, together.body.code]).toEqual([409, 'answer_not_offered']);
});

test('an answer that is switched off while it lies in a cart is refused at placing, and can still be taken out', async () => {
  const { aBuyer, aFreeTime, best, book, setAnswers } = fixture;
  const buyer = await aBuyer();
  await buyer.post(cartPath, { lines: [line(two)], organisationId: best.organisationId });
  await buyer.patch(cartPath, await aFreeTime([two]));
  await setAnswers(best, [off(two)]);
  const cart = await buyer.get(cartPath);
  expect(cart.body).toMatchObject({ serviceable: false, answerMissing: true, price: null });
  const placed = await book(buyer);
  expect([placed.status, placed.body.code]).toEqual([409, 'partner_lacks_answer']);
  const other = await buyer.patch(cartPath, { organisationId: null });
  expect(other.body).toMatchObject({ serviceable: true, answerMissing: false });
});
