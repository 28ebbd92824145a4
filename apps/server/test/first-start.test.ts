import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { environmentNames } from '../src/platform/config.ts';
import { auditLedger } from '../src/money/ledger/ledger.store.ts';
import { vapidKeysFrom } from '../src/platform/providers/push/vapid-keys.ts';
import { newAuthority } from '../src/platform/providers/esign/stand-in.ts';
import { newCertificate } from '../src/platform/sealing/new-certificate.ts';
import { aGroundForStarts, type Ground, rowsOf, type Start, untilTold } from './harness/first-starts.ts';
import { testTemplateIds } from './harness/template-ids.ts';

/** Nothing listens at this address: a start must not call an outside service. */
const nowhere = 'http://127.0.0.1:9';
const vapid = vapidKeysFrom('another installation');
const sealFile = path.join(mkdtempSync(path.join(os.tmpdir(), 'first-start-')), 'seal.pem');
writeFileSync(sealFile, await newCertificate('Sharma', new Date()));
const eSignFile = path.join(path.dirname(sealFile), 'esign.pem');
writeFileSync(eSignFile, await newAuthority('Sharma', new Date()));
afterAll(() => rmSync(path.dirname(sealFile), { recursive: true }));
/** Settings of the README's table that go together, each in a start of its own on an empty database. */
const starts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'encrypted bodies, addresses and names of its own': {
    APP_KEY: 'an app key of the tests alone, 0123456789',
    GEOCODER: 'google',
    GOOGLE_MAPS_KEY: 'key',
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: 'https://nukkad.example',
    MOBILE_ORIGIN: 'https://m.nukkad.example',
    BACKOFFICE_ORIGIN: 'https://office.nukkad.example',
    BRAND_NAME: 'नुक्कड़ Home',
    TRUST_PROXY: '2',
    COMPANY_NAME: 'Nukkad Services Private Limited',
    COMPANY_ADDRESS: '12 Brigade Road, Bengaluru 560001',
    COMPANY_REGISTRATION: 'CIN U00000KA2026PTC000000',
    SUPPORT_EMAIL: 'help@nukkad.example',
    SUPPORT_PHONE: '9000000000',
    SUPPORT_HOURS: 'Mon-Sat 09:00-21:00',
    GRIEVANCE_OFFICER_NAME: 'Nandini Rao',
    GRIEVANCE_OFFICER_EMAIL: 'grievance@nukkad.example',
    GRIEVANCE_OFFICER_PHONE: '9000000000',
    METRICS_PORT: '0',
    METRICS_TOKEN: 'a token of sixteen',
    LOG_LEVEL: 'error',
  },
  'everything tight, and real providers': {
    DATABASE_POOL: '6',
    PAGES_KEPT_MB: '0',
    PAGES_AHEAD_MB: '0',
    RATE_LIMIT_SCALE: '0.01',
    ROLE: 'api,worker',
    PAYMENT_PROVIDER: 'razorpay',
    RAZORPAY_KEY_ID: 'key',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: 'webhook',
    RAZORPAY_API_ORIGIN: nowhere,
    PAYOUT_PROVIDER: 'razorpayx',
    RAZORPAYX_ACCOUNT_NUMBER: '2323230000000000',
    RAZORPAYX_WEBHOOK_SECRET: 'payouts',
    SMS_PROVIDER: 'msg91',
    MSG91_AUTH_KEY: 'auth',
    MSG91_TEMPLATE_IDS: JSON.stringify(testTemplateIds),
    MSG91_API_ORIGIN: nowhere,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'nukkad@nukkad.example',
    GEOCODER: 'nominatim',
    NOMINATIM_ORIGIN: nowhere,
    ESIGN_PROVIDER: 'cca',
    ESIGN_NAME: 'eSign of a provider',
    ESIGN_URL: `${nowhere}/sign`,
    ESIGN_ASP_ID: 'asp',
    ESIGN_KEY_FILE: eSignFile,
    ESIGN_CERTIFICATE_FILE: eSignFile,
    ESIGN_PROVIDER_CERTIFICATE_FILE: eSignFile,
    ESIGN_ROOTS_FILE: eSignFile,
    KYC_PROVIDER: 'cashfree',
    CASHFREE_CLIENT_ID: 'id',
    CASHFREE_CLIENT_SECRET: 'secret',
    CASHFREE_API_ORIGIN: nowhere,
    TRANSLITERATION: 'google',
    TRANSLITERATION_ORIGIN: nowhere,
    AMPLITUDE_API_KEY: 'key',
    AMPLITUDE_ORIGIN: nowhere,
    PUSH_PROVIDER: 'web',
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    SIGNING_KEY: Buffer.alloc(32, 7).toString('base64url'),
    FILES_IN: 's3',
    SEAL_CERTIFICATE_FILE: sealFile,
    SEAL_KEY_FILE: sealFile,
    DRIVE_QUOTA_MB: '512',
    DRIVE_TEAM_QUOTA_MB: '1024',
    DRIVE_FILE_MB: '100',
    S3_BUCKET: 'files',
    S3_REGION: 'ap-south-1',
    S3_ENDPOINT: nowhere,
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  },
};

/** Given to every start here, or tried elsewhere. */
const everywhere = new Set([
  'NODE_ENV',
  'PORT',
  'DATABASE_URL',
  'APP_SECRET',
  'SEED_SCALE',
  'LOG_LEVEL',
  'DATA_DIR',
]);
/** The start stops without the Redis that is named; no document is sealed without the time server. */
const needsAServer = new Set(['REDIS_URL', 'SEAL_TIMESTAMP_URL']);

test('every setting of the table is tried with a first start', () => {
  const tried = new Set([...Object.values(starts).flatMap(Object.keys), ...everywhere, ...needsAServer]);
  expect(environmentNames.filter((name) => !tried.has(name))).toEqual([]);
});

describe.each(Object.entries(starts))('the first start with %s', (_name, variables) => {
  let ground: Ground;
  let started: Start;
  beforeAll(async () => {
    ground = await aGroundForStarts();
    started = await ground.start(variables);
    await untilTold(started);
  }, 600_000);
  afterAll(() => ground.leave());

  test('promise 14: loads the demo city with its story, whose books agree, and is ready', async () => {
    const { db } = started.app.platform;
    await expect.poll(() => started.said.at(-1), { timeout: 30_000 }).toContain('The demo city is whole');
    expect(await rowsOf(db, 'booking')).toBeGreaterThan(0);
    const ready = await fetch(new URL('/ready', started.url));
    expect([ready.status, await ready.text()]).toEqual([200, expect.stringContaining('"ready"')]);
    expect(await auditLedger(db)).toEqual([]);
  });
});
