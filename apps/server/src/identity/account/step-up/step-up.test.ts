import { verifyOtp } from '@nukkad/contract/identity/account/sign-in.api';
import { confirmStepUp, requestStepUp } from '@nukkad/contract/identity/account/step-up.api';
import { endpoint } from '@nukkad/contract/kernel/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Mounted } from '../../../../test/harness/mounted.ts';
import { mountedWithSignIn, signInAs } from '../../../../test/harness/sign-in.ts';
import type { TestClient } from '../../../../test/harness/test-client.ts';
import { asIfSteppedUp } from '../../../../test/harness/step-up.ts';
import { route } from '../../../platform/http/route.ts';

const minute = 60_000;
const saveBank = endpoint('POST /test/bank', {
  summary: 'Something that matters',
  tag: 'Test',
  authz: { who: 'signed-in' },
  stepUp: true,
  response: z.object({ saved: z.literal(true) }),
});
const bank = { name: 'bank', routes: [route(saveBank, async () => ({ saved: true as const }))] };

let app: Mounted;
let strict: Mounted;
let next = 9_000_000_600;
const mobile = () => String((next += 1));
beforeAll(async () => {
  [app, strict] = await Promise.all([
    mountedWithSignIn({}, () => [bank]),
    mountedWithSignIn({ variables: { RATE_LIMIT_SCALE: '1' } }, () => [bank]),
  ]);
});
afterAll(() => Promise.all([app.close(), strict.close()]));

async function askFor(at: Mounted, client: TestClient, mobileNumber: string) {
  const asked = await client.ask(requestStepUp);
  expect(asked.status).toBe(200);
  await at.drain();
  const sent = at.sms.findLast((sms) => sms.mobileNumber === mobileNumber && 'code' in sms.variables);
  return { codeId: asked.body.codeId, otp: sent?.variables['code'] ?? '', asked: asked.body, sent };
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

test('what matters is refused until a code is confirmed, and then open for ten minutes', async () => {
  const number = mobile();
  const { client } = await signInAs(app, number);
  const refused = await client.post('test/bank');
  expect([refused.status, refused.body.code]).toEqual([403, 'step_up_needed']);

  const { codeId, otp, asked, sent } = await askFor(app, client, number);
  expect(asked.sentTo).toBe(`••••• •${number.slice(-4)}`);
  expect(sent?.template).toBe('step_up_code');
  expect((await client.ask(confirmStepUp, { body: { codeId, otp } })).status).toBe(200);
  expect((await client.post('test/bank')).body).toEqual({ saved: true });
  app.clock.advance(9 * minute);
  expect((await client.post('test/bank')).status).toBe(200);
  app.clock.advance(minute);
  expect((await client.post('test/bank')).body.code).toBe('step_up_needed');
});

test('a grant that another node gave is believed at once', async () => {
  const { client, sessionId } = await signInAs(app, mobile());
  expect((await client.post('test/bank')).status).toBe(403);
  await asIfSteppedUp(app.platform.db, sessionId, app.clock.now());
  expect((await client.post('test/bank')).status).toBe(200);
});

describe('promises 29 and 30: a code', () => {
  test('confirms the session that asked for it, once, and no other', async () => {
    const number = mobile();
    const [one, other] = [await signInAs(app, number), await signInAs(app, number)];
    const { codeId, otp } = await askFor(app, one.client, number);
    const stolen = await other.client.ask(confirmStepUp, { body: { codeId, otp } });
    expect([stolen.status, stolen.body.code]).toEqual([400, 'otp_expired']);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => one.client.ask(confirmStepUp, { body: { codeId, otp } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await other.client.post('test/bank')).status).toBe(403);
    expect((await one.client.post('test/bank')).status).toBe(200);
  });

  test('of signing in confirms nothing, and one that confirms does not sign in', async () => {
    const number = mobile();
    const { client } = await signInAs(app, number);
    const { codeId, otp } = await askFor(app, client, number);
    const publicInterface = await app
      .as(null)
      .ask(verifyOtp, { body: { mobileNumber: number, otp }, headers: { sessionid: codeId } });
    expect([publicInterface.status, publicInterface.body.code]).toEqual([400, 'otp_expired']);
  });
});

test('promise 27: five wrong tries use a code up, also when they come at once', async () => {
  const number = mobile();
  const { client } = await signInAs(strict, number);
  const { codeId, otp } = await askFor(strict, client, number);
  const tries = await Promise.all(
    Array.from({ length: 20 }, () => client.ask(confirmStepUp, { body: { codeId, otp: wrong(otp) } })),
  );
  expect(tries.filter(({ body }) => body.code === 'otp_wrong')).toHaveLength(4);
  expect((await client.ask(confirmStepUp, { body: { codeId, otp } })).body.code).toBe('otp_used_up');
  expect((await client.post('test/bank')).status).toBe(403);
});

test('promise 31: codes are a minute apart and five an hour', async () => {
  const { client } = await signInAs(strict, mobile());
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await client.ask(requestStepUp)).status).toBe(200);
    if (sent === 0) expect((await client.ask(requestStepUp)).body.code).toBe('otp_too_soon');
    strict.clock.advance(minute);
  }
  expect((await client.ask(requestStepUp)).body.code).toBe('otp_too_many');
});

test('promise 28: no code lies in the database', async () => {
  const number = mobile();
  const { client } = await signInAs(app, number);
  const { otp } = await askFor(app, client, number);
  const { rows } = await sql<{
    found: boolean;
  }>`select exists (select 1 from step_up_code c where c::text like ${`%${otp}%`} and c.code_id::text not like ${`%${otp}%`})
    or exists (select 1 from outbox o where o.payload::text like ${`%"${otp}"%`}) as found`.execute(
    app.platform.db,
  );
  expect(rows[0]?.found).toBe(false);
});
