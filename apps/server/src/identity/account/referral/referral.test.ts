import { addReferralCode, referFriends, sendAppLink } from '@nukkad/contract/identity/account/referral.api';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mounted } from '../../../../test/harness/mounted.ts';
import { mountedWithSignIn, signInAs } from '../../../../test/harness/sign-in.ts';
import { codeFrom } from './referral.rules.ts';

let app: Mounted;
let strict: Mounted;
let next = 9_000_001_000;
const mobile = () => String((next += 1));
beforeAll(async () => {
  [app, strict] = await Promise.all([
    mountedWithSignIn(),
    mountedWithSignIn({ variables: { RATE_LIMIT_SCALE: '1' } }),
  ]);
});
afterAll(() => Promise.all([app.close(), strict.close()]));

describe('refer a friend', () => {
  test('each person has one code, also when it is asked for many times at once', async () => {
    const { client } = await signInAs(app, mobile());
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.ask(referFriends)));
    const codes = new Set(answers.map(({ body }) => body.code));
    expect(codes.size).toBe(1);
    const [code] = codes;
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(answers[0]?.body).toMatchObject({
      link: `${app.platform.config.publicOrigin}/home?friend=${code}`,
      friends: 0,
      hasGivenCode: false,
    });
  });

  test("a friend's code counts once for a person, and one's own never", async () => {
    const asha = await signInAs(app, mobile());
    const friend = await signInAs(app, mobile());
    const { code } = (await asha.client.ask(referFriends)).body;
    const own = await asha.client.ask(addReferralCode, { body: { code } });
    expect([own.status, own.body.code]).toEqual([409, 'referral_own']);
    const unknown = codeFrom(randomBytes(8));
    expect((await friend.client.ask(addReferralCode, { body: { code: unknown } })).status).toBe(404);

    const given = await Promise.all(
      Array.from({ length: 20 }, () =>
        friend.client.ask(addReferralCode, { body: { code: ` ${code.toLowerCase()} ` } }),
      ),
    );
    expect(given.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(given.filter(({ body }) => body.code === 'referral_given')).toHaveLength(19);
    expect((await asha.client.ask(referFriends)).body.friends).toBe(1);
    expect((await friend.client.ask(referFriends)).body).toMatchObject({
      friends: 0,
      hasGivenCode: true,
    });
  });

  test.each(['', 'ABC', '0OI1ABCD', 'ABCDEFGHJ', null, 7])('%j is no code', async (code) => {
    const { client } = await signInAs(app, mobile());
    const { status, body } = await client.askLoosely(addReferralCode, { body: { code } });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['code']]);
  });
});

describe('the link to the app', () => {
  const ask = (at: Mounted, mobileNumber: string) => at.as(null).ask(sendAppLink, { body: { mobileNumber } });

  test('goes out once, the same for known and unknown numbers, and the number is not kept', async () => {
    const known = mobile();
    await signInAs(app, known);
    for (const number of [known, mobile()]) {
      expect((await ask(app, number)).body).toEqual({ sent: true });
      await app.drain();
      await app.drain();
      const sent = app.sms.filter((sms) => sms.template === 'app_link' && sms.mobileNumber === number);
      expect(sent.map((sms) => sms.variables)).toEqual([{ link: app.platform.config.publicOrigin }]);
    }
    const { rows } = await sql`select 1 from app_link_request where mobile_number is not null`.execute(
      app.platform.db,
    );
    expect(rows).toEqual([]);
  });

  test('goes to one number twice a day, also when many ask at once, and five an hour from one address', async () => {
    const number = mobile();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(strict, number)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.find(({ status }) => status === 429)?.body.code).toBe('app_link_too_often');
    for (let left = 3; left > 0; left -= 1) expect((await ask(strict, mobile())).status).toBe(200);
    expect((await ask(strict, mobile())).status).toBe(429);
  });
});
