import {
  getBusinessLogo,
  logoUpload,
  removeBusinessLogo,
} from '@nukkad/contract/market/partnership/logo.api';
import { submitForReview } from '@nukkad/contract/market/partnership/partnership.api';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../../test/fixtures/a-partner.ts';
import { aLogo, sendLogo } from '../../../../test/fixtures/logo-fixture.ts';
import { aViewer } from '../../../../test/harness/mounted.ts';
import {
  type NewPartner,
  type PartnerFixture,
  partnerFixture,
} from '../../../../test/fixtures/partner-fixture.ts';
import { required } from '../../../../test/harness/required.ts';
import { eraseFrom, exportOf } from '../../../platform/personal.ts';
import { partnerPersonal } from '../../../identity/partner/partner-personal.store.ts';

let fixture: PartnerFixture;
let kavita: NewPartner;
beforeAll(async () => {
  fixture = await partnerFixture();
  kavita = await fixture.aLivePartner();
});
afterAll(() => fixture.close());

const logoOf = async ({ client }: NewPartner) => (await client.ask(getBusinessLogo, {})).body;
const files = async (organisationId: string) => {
  const keys = [];
  for await (const { key } of fixture.app.platform.storage.list(`logos/${organisationId}/`)) keys.push(key);
  return keys;
};

test('Kavita’s logo is kept as a small PNG on white, in its own shape; another one takes its place, and removed it is gone', async () => {
  const { owner, organisationId } = kavita;
  expect(await logoOf(kavita)).toEqual({ logo: null, can: { change: true } });
  const sent = await sendLogo(fixture.app, owner, { content: await aLogo() });
  expect([sent.status, sent.body.logo]).toEqual([200, expect.objectContaining({ width: 480, height: 160 })]);
  const file = await fetch(new URL(sent.body.logo.url, fixture.app.url));
  expect(file.headers.get('content-type')).toBe('image/png');
  const kept = Buffer.from(await file.arrayBuffer());
  const { hasAlpha, format, exif } = await sharp(kept).metadata();
  expect([hasAlpha, format, exif]).toEqual([false, 'png', undefined]);
  expect(kept.length).toBeLessThan(120_000);
  const [corner] = await sharp(kept).removeAlpha().raw().toBuffer();
  expect(corner).toBe(255);
  await sendLogo(fixture.app, owner, { content: await aLogo('#1a2270', { width: 60, height: 90 }) });
  expect((await logoOf(kavita)).logo).toMatchObject({ width: 60, height: 90 });
  expect(await files(organisationId)).toHaveLength(1);
  expect((await kavita.client.ask(removeBusinessLogo, {})).body.logo).toBeNull();
  expect([await files(organisationId), (await kavita.client.ask(removeBusinessLogo, {})).status]).toEqual([
    [],
    200,
  ]);
});

test('a drawing, another file, one that is too large and one with too many pixels are refused, and nothing is kept', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const wide = { width: 8_000, height: 8_000, channels: 3, background: '#ffffff' } as const;
  const tooMany = await sharp({ create: wide }).png().toBuffer();
  const tries = [
    [{ content: svg, name: 'logo.svg', mediaType: 'image/svg+xml' }, 415],
    [{ content: svg }, 400],
    [{ content: Buffer.from('%PDF-1.7') }, 400],
    [{ content: Buffer.concat([await aLogo(), Buffer.from('<script>')]) }, 400],
    [{ content: tooMany }, 400],
    [{ content: Buffer.alloc(logoUpload.maxBytes + 1) }, 413],
  ] as const;
  for (const [file, expected] of tries)
    expect((await sendLogo(fixture.app, kavita.owner, file)).status).toBe(expected);
  expect([await logoOf(kavita), await files(kavita.organisationId)]).toEqual([
    { logo: null, can: { change: true } },
    [],
  ]);
});

test('another business, a colleague and a customer change nothing; a colleague who may look sees it', async () => {
  const { owner, organisationId } = kavita;
  const amit = await fixture.aLivePartner();
  await sendLogo(fixture.app, owner, { content: await aLogo() });
  expect(await logoOf(amit)).toEqual({ logo: null, can: { change: true } });
  const foreign = { ...owner, userId: amit.userId };
  expect((await sendLogo(fixture.app, foreign, { content: await aLogo() })).status).toBe(404);
  await amit.client.ask(removeBusinessLogo, {});
  const desk = aViewer({
    role: 'subUser',
    organisationId,
    permissions: new Set(['company_profile.view'] as const),
    userId: await aUser(fixture.app.platform.db, 'Ravi Desk'),
  });
  expect((await sendLogo(fixture.app, desk, { content: await aLogo() })).status).toBe(403);
  const buyer = aViewer({ userId: await aUser(fixture.app.platform.db) });
  expect((await sendLogo(fixture.app, buyer, { content: await aLogo() })).status).toBe(403);
  const seen = (await fixture.app.as(desk).ask(getBusinessLogo, {})).body;
  expect(seen).toMatchObject({ logo: { width: 480 }, can: { change: false } });
});

test('while the profile is under review the logo stays as it is', async () => {
  const beginner = await fixture.aReadyPartner();
  expect((await sendLogo(fixture.app, beginner.owner, { content: await aLogo() })).status).toBe(200);
  await beginner.client.call(submitForReview);
  const { status, body } = await sendLogo(fixture.app, beginner.owner, { content: await aLogo() });
  expect([status, body.code]).toEqual([409, 'under_review']);
  expect(await logoOf(beginner)).toMatchObject({ logo: { width: 480 }, can: { change: false } });
});

test('two logos sent at one instant leave one', async () => {
  const { owner, organisationId } = kavita;
  const logos = await Promise.all(['#cb2166', '#1a2270'].map((color) => aLogo(color)));
  const answers = await Promise.all(logos.map((content) => sendLogo(fixture.app, owner, { content })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await files(organisationId)).toHaveLength(1);
});

test('the copy of one’s data names the logo, and leaving takes it unless a paper carries it', async () => {
  const { db } = fixture.app.platform;
  const { userId, organisationId } = kavita;
  const [row] = required((await exportOf(partnerPersonal, db, userId))['Logo of your business']);
  expect(Object.keys(required(row))).not.toContain('storage_key');
  const filesOf = () => required(partnerPersonal.files)(db, userId);
  expect(await filesOf()).toHaveLength(1);
  await sql`update organisation_logo set is_issued = true where organisation_id = ${organisationId}`.execute(
    db,
  );
  expect(await filesOf()).toEqual([]);
  await db.transaction().execute((tx) => eraseFrom(partnerPersonal, tx, userId));
  const { rows } =
    await sql`select 1 from organisation_logo where organisation_id = ${organisationId}`.execute(db);
  expect(rows).toHaveLength(1);
});
