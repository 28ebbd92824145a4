import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import { testTemplateIds } from '../../../test/harness/template-ids.ts';
import { createProviders } from '../providers/create.ts';

const providers = ({
  config,
  db,
  clock,
}: Parameters<NonNullable<Parameters<typeof mounted>[1]>['providers'] & object>[0]) =>
  createProviders(config, db, clock);
let app: Mounted;
beforeAll(async () => {
  app = await mounted(() => [], { providers, variables: { BRAND_NAME: 'Nukkad <&>' } });
});
afterAll(() => app.close());

const read = async (query = '') => (await app.as(null).get(`/inbox.json${query}`)).body;

test('promise 28 turned round: what would be sent arrives in the inbox, newest first, by recipient', async () => {
  const { sms, mail } = app.platform.providers;
  await sms.send({
    mobileNumber: '9000000001',
    template: 'sign_in_code',
    language: 'en',
    variables: { code: '012345', minutes: '5' },
  });
  await sms.send({
    mobileNumber: '9000000002',
    template: 'start_code',
    language: 'en',
    variables: { code: '654321', bookingNumber: 'NK-1' },
  });
  await mail.send({ to: 'asha@example.in', subject: 'Your invoice', text: '<b>Thank you</b> & come again' });
  const { items, nextCursor } = await read();
  expect(items.map((item: { channel: string; recipient: string }) => [item.channel, item.recipient])).toEqual(
    [
      ['mail', 'asha@example.in'],
      ['sms', '9000000002'],
      ['sms', '9000000001'],
    ],
  );
  expect(nextCursor).toBeNull();
  const own = await read('?to=9000000001');
  expect(own.items).toEqual([
    expect.objectContaining({
      template: 'sign_in_code',
      text: '012345 is your OTP to log in to Nukkad <&>. Valid for 5 minutes. Never share it.',
      createdAt: app.clock.now().toISOString(),
    }),
  ]);
});

test('it is read in pages', async () => {
  const first = await read('?limit=2');
  expect([first.items.length, typeof first.nextCursor]).toEqual([2, 'string']);
  const last = await read(`?limit=2&cursor=${first.nextCursor}`);
  expect([last.items.length, last.nextCursor]).toEqual([1, null]);
  for (const odd of ['?limit=1000', '?limit=x', '?cursor=x', '?to[]=x', `?to=${'9'.repeat(5000)}`])
    expect((await app.as(null).get(`/inbox.json${odd}`)).status).toBe(200);
});

test('the page is for people: escaped, with the codes marked and a script of its own nonce', async () => {
  const { status, body, headers } = await app.as(null).get('/inbox');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain('<strong>012345</strong>');
  expect(body).toContain('&lt;b&gt;Thank you&lt;/b&gt; &amp; come again');
  const nonce = /<script nonce="([0-9a-f]+)">/.exec(body)?.[1];
  expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  const filtered = await app.as(null).get(`/inbox?to=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(filtered.body).toContain('Nothing has arrived yet.');
  expect(filtered.body).not.toContain('<script>alert');
});

test('in production there is no inbox, and development providers do not start', async () => {
  const production = {
    NODE_ENV: 'production',
    PAYMENT_PROVIDER: 'razorpay',
    RAZORPAY_KEY_ID: 'k',
    RAZORPAY_KEY_SECRET: 's',
    RAZORPAY_WEBHOOK_SECRET: 'w',
    SMS_PROVIDER: 'msg91',
    MSG91_AUTH_KEY: 'a',
    MSG91_TEMPLATE_IDS: JSON.stringify(testTemplateIds),
    KYC_PROVIDER: 'cashfree',
    CASHFREE_CLIENT_ID: 'c',
    CASHFREE_CLIENT_SECRET: 's',
    APP_SECRET: 'a production secret of 32 letters',
    PUBLIC_ORIGIN: 'https://nukkad.example',
    DATABASE_URL: 'postgres://db.example/nukkad',
    METRICS_TOKEN: 'a token of sixteen',
    COMPANY_NAME: 'Nukkad Services Private Limited',
    COMPANY_ADDRESS: '12 MG Road, Bengaluru 560001',
    SUPPORT_EMAIL: 'help@nukkad.example',
    SUPPORT_PHONE: '080 4000 1111',
    GRIEVANCE_OFFICER_NAME: 'Meera Iyer',
    GRIEVANCE_OFFICER_EMAIL: 'officer@nukkad.example',
    GRIEVANCE_OFFICER_PHONE: '080 4000 2222',
    RATE_LIMIT_SCALE: '1',
  };
  await expect(mounted(() => [], { variables: { ...production, SMS_PROVIDER: 'inbox' } })).rejects.toThrow(
    'SMS_PROVIDER must be msg91 in production',
  );
  const live = await mounted(() => [], { providers, variables: production });
  try {
    expect([
      live.platform.providers.sms.kind,
      (await live.as(null).get('/inbox')).status,
      (await live.as(null).get('/inbox.json')).status,
    ]).toEqual(['msg91', 404, 404]);
  } finally {
    await live.close();
  }
});
