import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eSignProviderOf } from './providers/esign/esign.config.ts';
import { ConfigMistakes, environmentNames, readConfig } from './config.ts';
import { testTemplateIds } from '../../test/harness/template-ids.ts';
import { projectRoot } from './paths.ts';

const developmentSecret = 'a secret of this folder alone';

function mistakesOf(variables: Record<string, string>): readonly string[] {
  try {
    readConfig(variables, developmentSecret);
    return [];
  } catch (error) {
    if (error instanceof ConfigMistakes) return error.mistakes;
    throw error;
  }
}

const production = {
  NODE_ENV: 'production',
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_KEY_ID: 'key',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook',
  SMS_PROVIDER: 'msg91',
  MSG91_AUTH_KEY: 'auth',
  MSG91_TEMPLATE_IDS: JSON.stringify(testTemplateIds),
  KYC_PROVIDER: 'cashfree',
  CASHFREE_CLIENT_ID: 'client',
  CASHFREE_CLIENT_SECRET: 'client secret',
  APP_SECRET: 'a production secret of 32 letters',
  PUBLIC_ORIGIN: 'https://nukkad.example',
  DATABASE_URL: 'postgres://db.example/nukkad',
  METRICS_TOKEN: 'a token of sixteen',
  SEED_SCALE: 'none',
  COMPANY_NAME: 'Nukkad Services Private Limited',
  COMPANY_ADDRESS: '12 MG Road, Bengaluru 560001',
  SUPPORT_EMAIL: 'help@nukkad.example',
  SUPPORT_PHONE: '080 4000 1111',
  GRIEVANCE_OFFICER_NAME: 'Meera Iyer',
  GRIEVANCE_OFFICER_EMAIL: 'officer@nukkad.example',
  GRIEVANCE_OFFICER_PHONE: '080 4000 2222',
};

test('with nothing set, one machine works', () => {
  const config = readConfig({}, developmentSecret);
  expect(config).toMatchObject({
    PORT: 8080,
    publicOrigin: 'http://localhost:8080',
    BRAND_NAME: 'Nukkad',
    PAYMENT_PROVIDER: 'sandbox',
    SMS_PROVIDER: 'inbox',
    GEOCODER: 'offline',
    SEED_SCALE: 'city',
    production: false,
    secret: developmentSecret,
  });
  expect([...config.roles]).toEqual(['web', 'api', 'socket', 'worker']);
});

test('only production listens to the network without being told to', () => {
  expect(readConfig({}, developmentSecret).HOST).toBe('127.0.0.1');
  expect(readConfig({ HOST: '192.168.1.4' }, developmentSecret).HOST).toBe('192.168.1.4');
  expect(readConfig(production, developmentSecret).HOST).toBe('0.0.0.0');
  expect(readConfig({ ...production, HOST: '::1' }, developmentSecret).HOST).toBe('::1');
});

test('empty variables count as missing, and other programs keep theirs', () => {
  expect(readConfig({ PORT: '', PATH: '/bin', DATABASE_URL: '' }, developmentSecret).PORT).toBe(8080);
});

describe('each mistake has a sentence of its own', () => {
  test.each([
    ['NODE_ENV', 'staging', 'NODE_ENV must be one of development, test, production.'],
    ['PORT', 'eighty', 'PORT must be a number.'],
    ['PORT', '80.5', 'PORT must be a whole number.'],
    ['PORT', '-1', 'PORT must be at least 0.'],
    ['PORT', '70000', 'PORT must be at most 65535.'],
    ['HOST', 'http://x', 'HOST must be an address or a name such as 127.0.0.1.'],
    ['METRICS_PORT', 'x', 'METRICS_PORT must be a number.'],
    ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must have at least 16 characters.'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must start with postgres:// or postgresql://.'],
    ['DATABASE_POOL', 'many', 'DATABASE_POOL must be a number.'],
    ['DATABASE_POOL', '5', 'DATABASE_POOL must be at least 6.'],
    ['DATABASE_POOL', '2.5', 'DATABASE_POOL must be whole.'],
    ['DATABASE_POOL', '1000', 'DATABASE_POOL must be at most 200.'],
    ['REDIS_URL', 'http://x', 'REDIS_URL must start with redis:// or rediss://.'],
    [
      'PUBLIC_ORIGIN',
      'nukkad',
      'PUBLIC_ORIGIN must be an address such as https://example.in, without a path.',
    ],
    ['PUBLIC_ORIGIN', 'https://x.in/app', 'PUBLIC_ORIGIN must not have a path.'],
    ['PUBLIC_ORIGIN', 'ftp://x.in', 'PUBLIC_ORIGIN must start with http:// or https://.'],
    ['MOBILE_ORIGIN', 'https://x.in/m', 'MOBILE_ORIGIN must not have a path.'],
    ['BRAND_NAME', 'x'.repeat(41), 'BRAND_NAME must have at most 40 characters.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of silent, error, warn, info, debug.'],
    ['ROLE', 'web,cook', 'ROLE is a list of web, api, socket, worker joined by commas.'],
    ['APP_SECRET', 'short', 'APP_SECRET must have at least 16 characters.'],
    ['SIGNING_KEY', 'short', 'SIGNING_KEY must be 32 bytes in base64url.'],
    ['SEED_SCALE', 'huge', 'SEED_SCALE must be one of none, small, city, months, million, large.'],
    ['RATE_LIMIT_SCALE', 'x', 'RATE_LIMIT_SCALE must be a number.'],
    ['RATE_LIMIT_SCALE', '0', 'RATE_LIMIT_SCALE must be at least 0.01.'],
    ['SUPPORT_EMAIL', 'help', 'SUPPORT_EMAIL must be an email address.'],
    ['SUPPORT_PHONE', 'ring', 'SUPPORT_PHONE must be a phone number, e.g. 080 4000 0000.'],
    ['SUPPORT_HOURS', 'always', 'SUPPORT_HOURS must be days and times such as Mon-Sat 09:00-21:00.'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be a number of proxies.'],
    ['TRUST_PROXY', '1.5', 'TRUST_PROXY must be whole.'],
    ['TRUST_PROXY', '-1', 'TRUST_PROXY must be at least 0.'],
    ['PAYMENT_PROVIDER', 'cheque', 'PAYMENT_PROVIDER must be one of sandbox, razorpay.'],
    ['SMS_PROVIDER', 'pigeon', 'SMS_PROVIDER must be one of inbox, msg91.'],
    ['SMTP_URL', 'mail.example', 'SMTP_URL must start with smtp:// or smtps://.'],
    ['GEOCODER', 'stars', 'GEOCODER must be one of offline, nominatim, google.'],
    [
      'RAZORPAY_API_ORIGIN',
      'x',
      'RAZORPAY_API_ORIGIN must be an address such as https://example.in, without a path.',
    ],
  ])('%s=%s', (name, value, sentence) => expect(mistakesOf({ [name]: value })).toEqual([sentence]));

  test('all of them at once', () => {
    expect(mistakesOf({ PORT: 'x', LOG_LEVEL: 'loud', ROLE: 'cook' })).toHaveLength(3);
  });
  test('no sentence repeats a value: it may be a secret', () => {
    const said = mistakesOf({
      APP_SECRET: 'geheim',
      DATABASE_URL: 'geheim',
      SMTP_URL: 'geheim',
      REDIS_URL: 'geheim',
    });
    expect(said).toHaveLength(4);
    expect(said.join()).not.toContain('geheim');
  });
});

describe('what one choice needs of others', () => {
  test.each([
    [{ PAYMENT_PROVIDER: 'razorpay' }, ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET']],
    [{ SMS_PROVIDER: 'msg91' }, ['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_IDS']],
    [{ KYC_PROVIDER: 'cashfree' }, ['CASHFREE_CLIENT_ID', 'CASHFREE_CLIENT_SECRET']],
    [
      { ESIGN_PROVIDER: 'cca' },
      [
        'ESIGN_URL',
        'ESIGN_ASP_ID',
        'ESIGN_KEY_FILE',
        'ESIGN_CERTIFICATE_FILE',
        'ESIGN_PROVIDER_CERTIFICATE_FILE',
        'ESIGN_ROOTS_FILE',
      ],
    ],
    [{ SMTP_URL: 'smtp://x' }, ['MAIL_FROM']],
    [{ GEOCODER: 'nominatim' }, ['NOMINATIM_ORIGIN']],
    [{ GEOCODER: 'google' }, ['GOOGLE_MAPS_KEY']],
    [{ FILES_IN: 's3' }, ['S3_BUCKET']],
    [{ S3_BUCKET: 'b' }, ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
  ])('%j', (given, missing) =>
    expect(mistakesOf(given as unknown as Record<string, string>)).toEqual(
      missing.map((name) => `${name} is missing.`),
    ),
  );
});

test.each([
  ['not JSON', '{', 'MSG91_TEMPLATE_IDS must be an object.'],
  [
    'without a text',
    JSON.stringify({ ...testTemplateIds, start_code: undefined }),
    'MSG91_TEMPLATE_IDS needs ids at start_code.',
  ],
  [
    'without a language',
    JSON.stringify({ ...testTemplateIds, start_code: { en: '1' } }),
    'MSG91_TEMPLATE_IDS needs an id at start_code.hi.',
  ],
  [
    'with an empty id',
    JSON.stringify({ ...testTemplateIds, start_code: { en: '', hi: '1' } }),
    'MSG91_TEMPLATE_IDS needs an id at start_code.en.',
  ],
])('template ids that are %s stop the start with a sentence', (_, MSG91_TEMPLATE_IDS, sentence) => {
  expect(mistakesOf({ ...production, MSG91_TEMPLATE_IDS })).toEqual([sentence]);
});

describe('production refuses settings that are made for one machine only', () => {
  test('with everything of its own it starts', () => {
    expect(mistakesOf(production)).toEqual([]);
    expect(readConfig(production, developmentSecret)).toMatchObject({
      production: true,
      secret: production.APP_SECRET,
    });
  });
  test.each([
    ['PAYMENT_PROVIDER', 'PAYMENT_PROVIDER must be razorpay in production: the sandbox takes no real money.'],
    [
      'SMS_PROVIDER',
      'SMS_PROVIDER must be msg91 in production: the development inbox shows codes to anyone.',
    ],
    [
      'KYC_PROVIDER',
      'KYC_PROVIDER must be cashfree in production: the embedded check sends bank codes to the development inbox.',
    ],
    ['APP_SECRET', 'APP_SECRET is missing: production needs a secret of its own.'],
    ['PUBLIC_ORIGIN', 'PUBLIC_ORIGIN is missing: links and canonical addresses need it.'],
    ['DATABASE_URL', 'DATABASE_URL is missing: production needs a PostgreSQL of its own.'],
    ['METRICS_TOKEN', 'METRICS_PORT or METRICS_TOKEN is missing: /metrics is not for everyone.'],
  ])('%s left out', (name, sentence) =>
    expect(mistakesOf({ ...production, [name]: '' })).toEqual([sentence]),
  );
  test('demo people, looser limits and an address without TLS', () => {
    const { SEED_SCALE: _scale, ...seeding } = production;
    expect(mistakesOf({ ...seeding, SEED_SCALE: 'small' })).toEqual([
      'SEED_SCALE must be none in production.',
    ]);
    expect(mistakesOf({ ...production, RATE_LIMIT_SCALE: '10' })).toEqual([
      'RATE_LIMIT_SCALE is for load tests and is refused in production.',
    ]);
    expect(mistakesOf({ ...production, PUBLIC_ORIGIN: 'http://nukkad.example' })).toEqual([
      'PUBLIC_ORIGIN must start with https:// in production.',
    ]);
  });
  test('the stand-in of Aadhaar eSign, and a provider that is reached without TLS', () => {
    expect(mistakesOf({ ...production, ESIGN_PROVIDER: 'off' })).toEqual([]);
    expect(mistakesOf({ ...production, ESIGN_PROVIDER: 'embedded' })).toEqual([
      'ESIGN_PROVIDER must be cca or off in production: signatures of the embedded stand-in are worth nothing.',
    ]);
    expect(mistakesOf({ ...production, ESIGN_URL: 'http://esign.example/sign' })).toEqual([
      'ESIGN_URL must start with https:// in production.',
    ]);
    expect(eSignProviderOf(readConfig(production, developmentSecret))).toBe('off');
    expect(eSignProviderOf(readConfig({}, developmentSecret))).toBe('embedded');
  });
  test('the seed is off there unless it is asked for', () => {
    const { SEED_SCALE: _scale, ...unsaid } = production;
    expect(readConfig(unsaid, developmentSecret).SEED_SCALE).toBe('none');
  });
});

test('the README names every variable, and none that there is not', () => {
  const readme = readFileSync(path.join(projectRoot, 'README.md'), 'utf8');
  const table = readme.slice(readme.indexOf('## Configuration'), readme.indexOf('## Data and thanks'));
  const named = new Set([...table.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)`/g)].map(([, name]) => name));
  for (const other of ['GET']) named.delete(other);
  expect([...named].toSorted()).toEqual([...environmentNames].toSorted());
});
