import {
  submitForReview,
  updatePartnerProfile,
  verifyBankAccount,
} from '@nukkad/contract/market/partnership/partnership.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type NewPartner,
  type PartnerFixture,
  partnerFixture,
} from '../../../test/fixtures/partner-fixture.ts';
import { redeliver } from '../../../test/harness/redeliver.ts';

let fixture: PartnerFixture;
beforeAll(async () => {
  fixture = await partnerFixture();
});
afterAll(() => fixture.close());

/** What the owner of this partner was sent since `from`, each sentence once for each time. */
async function heardBy({ userId }: NewPartner, from = 0): Promise<(string | undefined)[]> {
  await redeliver(fixture.app);
  const [row] = await fixture.rows(sql`select mobile_number from user_account where user_id = ${userId}`);
  return fixture.app.sms
    .slice(from)
    .filter(({ mobileNumber }) => mobileNumber === row?.['mobile_number'])
    .map(({ variables }) => variables['text']);
}

test('promise 97: the owner hears once how a change request was decided, in the language of choice', async () => {
  const kavita = await fixture.aLivePartner();
  await fixture.app.drain();
  const from = fixture.app.sms.length;
  const first = await kavita.client.ask(updatePartnerProfile, { body: { companyName: 'Kavita Home Care' } });
  await fixture.decide(kavita, { decision: 'Approved', changeId: first.body.change?.changeId });
  expect(await heardBy(kavita, from)).toEqual([
    'the change to your partner profile was approved. Customers see it now.',
  ]);
  await sql`insert into user_setting (user_id, language, updated_at)
    values (${kavita.userId}, 'hi', ${fixture.app.clock.now()})`.execute(fixture.app.platform.db);
  const second = await kavita.client.ask(updatePartnerProfile, { body: { ownerName: 'Someone Else' } });
  await fixture.decide(kavita, {
    decision: 'Rejected',
    changeId: second.body.change?.changeId,
    reasons: [{ field: 'ownerName', reason: 'It is not the name on the PAN card.' }],
  });
  expect((await heardBy(kavita, from)).slice(1)).toEqual([
    'आपकी पार्टनर प्रोफ़ाइल का बदलाव मंज़ूर नहीं हुआ। कारण जानने के लिए साइन इन करें।',
  ]);
});

test('promise 97: an owner without a number hears by mail that the business is live, and once', async () => {
  const kavita = await fixture.aReadyPartner();
  const email = 'kavita@example.in';
  const { client } = kavita;
  await client.ask(submitForReview);
  await client.ask(verifyBankAccount, { body: { code: await fixture.pennyCode(kavita) } });
  await sql`update user_account set mobile_number = null, email = ${email}, email_verified_at = now()
    where user_id = ${kavita.userId}`.execute(fixture.app.platform.db);
  await fixture.decide(kavita, { decision: 'Approved' });
  await redeliver(fixture.app);
  await redeliver(fixture.app);
  const mails = fixture.app.mail.filter(({ to }) => to === email);
  expect(mails.map(({ text }) => text)).toEqual([
    'Your Nukkad account: your business is live. Customers can book you now.',
  ]);
});
