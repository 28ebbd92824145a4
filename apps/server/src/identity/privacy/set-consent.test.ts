import { getPrivacy, requestDataExport, setConsent } from '@nukkad/contract/identity/privacy/privacy.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import { type SignedIn, signInAs } from '../../../test/harness/sign-in.ts';
import { composeDomains } from '../../domains.ts';

let app: Mounted;
let meera: SignedIn;
beforeAll(async () => {
  app = await mounted((platform, sessions) => composeDomains(platform, sessions));
  meera = await signInAs(app, '9845012345');
});
afterAll(() => app.close());

const consentTo = (body: { consents: { purpose: string; given: boolean }[] }, purpose: string) =>
  body.consents.find((consent) => consent.purpose === purpose);

test('nothing is consented to before it was asked', async () => {
  const { body } = await meera.client.ask(getPrivacy);
  expect(body.consents).toEqual([
    { purpose: 'analytics', given: false, at: null, noticeVersion: null },
    { purpose: 'offers', given: false, at: null, noticeVersion: null },
  ]);
  expect(body.grievanceOfficer).toMatchObject({ answersWithinDays: 15 });
  expect(body.grievanceOfficer.email).toContain('@');
});

test('promise 88: consent is given and withdrawn in one call each, and both stay in the log', async () => {
  const given = await meera.client.ask(setConsent, { body: { purpose: 'analytics', given: true } });
  expect(consentTo(given.body, 'analytics')).toMatchObject({ given: true, noticeVersion: '2026-11' });
  expect(consentTo(given.body, 'offers')).toMatchObject({ given: false });
  app.clock.advance(1000);
  const withdrawn = await meera.client.ask(setConsent, { body: { purpose: 'analytics', given: false } });
  expect(consentTo(withdrawn.body, 'analytics')).toMatchObject({ given: false });
  const { rows } =
    await sql`select purpose, given, notice_version, lang from consent_record order by at`.execute(
      app.platform.db,
    );
  expect(rows).toEqual([
    { purpose: 'analytics', given: true, notice_version: '2026-11', lang: 'en' },
    { purpose: 'analytics', given: false, notice_version: '2026-11', lang: 'en' },
  ]);
});

test('the log of consents cannot be changed', async () => {
  await expect(sql`update consent_record set given = true`.execute(app.platform.db)).rejects.toThrow(
    'append-only',
  );
});

test('an unknown purpose is refused, and consent needs a signed-in person', async () => {
  const refused = await meera.client.askLoosely(setConsent, { body: { purpose: 'everything', given: true } });
  expect([refused.status, refused.body.fields]).toEqual([400, { purpose: 'Choose analytics or offers.' }]);
  expect((await app.as(null).ask(setConsent, { body: { purpose: 'offers', given: true } })).status).toBe(401);
});

test('a copy that has had its week is gone', async () => {
  await meera.client.askLoosely(requestDataExport, {
    body: {},
    headers: { 'idempotency-key': 'copy-0001-0001' },
  });
  await app.drain();
  const { rows: told } = await sql<{ detail: Record<string, unknown> }>`select detail from audit_log
    where action = 'privacy.ask_export' and actor_id = ${meera.profile.userId}`.execute(app.platform.db);
  expect(told).toEqual([{ detail: { exportId: expect.any(String) } }]);
  const { body } = await meera.client.ask(getPrivacy);
  const link = body.dataExport?.json as string;
  const fileKey = new URL(link, app.url).pathname.replace('/files/', '');
  expect(await app.platform.storage.get(fileKey)).not.toBeNull();
  app.clock.advance(8 * 86_400_000);
  const domains = composeDomains(app.platform, { dropSession: () => undefined }).domains;
  await domains
    .flatMap(({ cron }) => cron ?? [])
    .find(({ name }) => name === 'privacy.sweep_exports')
    ?.run();
  expect(await app.platform.storage.get(fileKey)).toBeNull();
  expect((await sql`select 1 from data_export`.execute(app.platform.db)).rows).toEqual([]);
});
