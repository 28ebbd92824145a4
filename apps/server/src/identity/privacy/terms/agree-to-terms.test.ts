import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { agreeToTerms, getTerms, seenOfTerms } from '@nukkad/contract/identity/privacy/terms.api';
import { placeBooking } from '@nukkad/contract/market/booking/booking.api';
import { awardParts } from '@nukkad/contract/market/quote/award.api';
import { acceptQuote } from '@nukkad/contract/market/quote/quote.api';
import { newRfq, newServiceRfq } from '@nukkad/contract/market/rfq/rfq.api';
import { buyLeadPack } from '@nukkad/contract/money/lead-credit/lead-credit.api';
import { listNotifications } from '@nukkad/contract/talk/notification/notification.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPartner } from '../../../../test/fixtures/a-partner.ts';
import { type LegalFixture, legalFixture, said } from '../../../../test/fixtures/legal-fixture.ts';
import { required } from '../../../../test/harness/required.ts';
import { newPerson, signInAs } from '../../../../test/harness/sign-in.ts';
import type { TestClient } from '../../../../test/harness/test-client.ts';

let play: LegalFixture;
beforeAll(async () => {
  play = await legalFixture();
});
afterAll(() => play.close());

const dayMs = 86_400_000;

/** A person who joined before anything was published, signed in anew: what a session knows is a second old at most. */
async function someone(role: string, more: { mobile?: string } = {}) {
  const mobile = more.mobile ?? newPerson(play.app).mobile;
  await signInAs(play.app, mobile, role);
  return {
    mobile,
    again: async (): Promise<TestClient> => (await signInAs(play.app, mobile, role)).client,
  };
}

async function aShopOwner() {
  const { db } = play.app.platform;
  const { ownerUserId, organisationId } = await aPartner(db);
  await sql`insert into user_role (user_role_id, user_id, role, organisation_id, created_at)
    values (gen_random_uuid(), ${ownerUserId}, 'Service Partner', ${organisationId}, ${play.app.clock.now()})`.execute(
    db,
  );
  const { rows } = await sql<{ mobile: string }>`select mobile_number as mobile from user_account
    where user_id = ${ownerUserId}`.execute(db);
  return someone('Service Partner', { mobile: required(rows[0]).mobile });
}

const buyersCalls = [placeBooking, newRfq, newServiceRfq, acceptQuote, awardParts];
const codes = async (client: TestClient, calls: readonly Parameters<TestClient['askLoosely']>[0][]) => {
  const answers = await Promise.all(
    calls.map((call, at) =>
      client.askLoosely(call, { body: {}, headers: { 'idempotency-key': `terms-${at}-000001` } }),
    ),
  );
  return answers.map(({ body }) => body.code);
};
const agree = async (client: TestClient) => {
  const own = await client.call(getTerms);
  return client.call(agreeToTerms, { body: { seen: seenOfTerms(own) } });
};

test('nothing waits until a version asks for it; a small change asks no one', async () => {
  const asha = await someone('Buyer');
  await play.publish();
  const client = await asha.again();
  expect(await client.call(getTerms)).toEqual({ waiting: [], agreed: [] });
  expect((await client.call(getMyProfile)).termsFrom).toBeNull();
});

test('people are told, may go on until the day, and are then refused new orders until they agree', async () => {
  const asha = await someone('Buyer');
  const shop = await aShopOwner();
  await play.publish({ mustAgree: true, agreeAfterDays: 15 });
  await play.app.drain();
  const early = await asha.again();
  const { waiting } = await early.call(getTerms);
  expect(waiting).toMatchObject([{ page: 'terms', number: 3, change: said.changeEn, agreedTo: null }]);
  expect((await early.call(getMyProfile)).termsFrom).toBe(required(waiting[0]).agreeFrom);
  expect(await codes(early, buyersCalls)).not.toContain('terms_not_agreed');
  const { items } = await early.call(listNotifications);
  expect(JSON.stringify(items)).toContain(said.changeEn);

  play.app.clock.advance(16 * dayMs);
  const late = await asha.again();
  expect(await codes(late, buyersCalls)).toEqual(buyersCalls.map(() => 'terms_not_agreed'));
  const owner = await shop.again();
  expect(await codes(owner, [buyLeadPack])).toEqual(['terms_not_agreed']);
  // What is no new order goes on.
  expect((await late.ask(getTerms)).status).toBe(200);

  const own = await agree(late);
  expect([own.waiting, own.agreed]).toMatchObject([[], [{ page: 'terms', number: 3, lang: 'en' }]]);
  expect(await codes(late, buyersCalls)).not.toContain('terms_not_agreed');
  expect((await late.call(getMyProfile)).termsFrom).toBeNull();
  await agree(owner);
  expect(await codes(owner, [buyLeadPack])).not.toContain('terms_not_agreed');
});

test('a version that was published since the screen was drawn is not agreed to unread', async () => {
  const asha = await someone('Buyer');
  await play.publish({ mustAgree: true, agreeAfterDays: 0 });
  const client = await asha.again();
  const seen = seenOfTerms(await client.call(getTerms));
  await play.publish({ mustAgree: true, agreeAfterDays: 0, changeEn: 'And once more.' });
  const refused = await client.refused(agreeToTerms, { body: { seen } });
  expect(refused.code).toBe('confirmation_differs');
  const own = await client.call(getTerms);
  expect(required(own.waiting[0]).change).toBe(`${said.changeEn} And once more.`);
  expect((await agree(client)).waiting).toEqual([]);
});

test('agreeing twice at once is logged once, and again for the next version', async () => {
  const asha = await someone('Buyer');
  await play.publish({ mustAgree: true, agreeAfterDays: 0 }, 'policy');
  const client = await asha.again();
  const seen = seenOfTerms(await client.call(getTerms));
  const answers = await Promise.all([
    client.ask(agreeToTerms, { body: { seen } }),
    client.ask(agreeToTerms, { body: { seen } }),
  ]);
  expect(answers.map(({ status }) => status)).toContain(200);
  expect((await client.call(getTerms)).agreed).toMatchObject([{ page: 'policy', number: 2 }]);
  await play.publish({ mustAgree: true, agreeAfterDays: 0 }, 'policy');
  const { waiting } = await (await asha.again()).call(getTerms);
  expect(waiting).toMatchObject([{ page: 'policy', number: 3, agreedTo: 2 }]);
});

test('who joins agrees to what is in force then: nothing waits, and the next version does', async () => {
  play.app.clock.advance(1_000);
  const ravi = await someone('Buyer');
  const client = await ravi.again();
  expect((await client.call(getTerms)).waiting).toEqual([]);
  expect(await codes(client, [placeBooking])).not.toContain('terms_not_agreed');
  await play.publish({ mustAgree: true, agreeAfterDays: 0 }, 'refunds');
  expect((await (await ravi.again()).call(getTerms)).waiting).toMatchObject([{ page: 'refunds' }]);
});

test('an agreement is one person’s: a visitor has none', async () => {
  expect((await play.app.as(null).ask(getTerms)).status).toBe(401);
});
