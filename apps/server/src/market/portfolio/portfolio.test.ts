import * as office from '@nukkad/contract/market/portfolio/portfolio-office.api';
import * as api from '@nukkad/contract/market/portfolio/portfolio.api';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestPartner, aPartner, aUser } from '../../../test/fixtures/a-partner.ts';
import { aGround } from '../../../test/harness/ground.ts';
import { type Mounted, aViewer, mounted } from '../../../test/harness/mounted.ts';
import { required } from '../../../test/harness/required.ts';
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { createPortfolioDomain } from './index.ts';
import { portfolioPersonal } from './portfolio.store.ts';

let app: Mounted;
let picture: Buffer;
let shop: TestPartner;
let owner: Viewer;
let other: Viewer;
let admin: Viewer;
beforeAll(async () => {
  app = await mounted((platform) => [createPortfolioDomain(platform, aGround(platform))]);
  const { db } = app.platform;
  const [one, two] = [await aPartner(db, { professionals: 1 }), await aPartner(db, { professionals: 1 })];
  shop = one;
  owner = await ownerOf(one);
  other = await ownerOf(two);
  admin = aViewer({ role: 'Admin', userId: await aUser(db, 'Farah Admin') });
  picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#b5462f' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'CANARY-OF-THE-CAMERA' } })
    .toBuffer();
});
afterAll(() => app.close());

const ownerOf = async ({ organisationId }: TestPartner): Promise<Viewer> =>
  aViewer({ role: 'Service Partner', organisationId, userId: await aUser(app.platform.db, 'Lakshmi Rao') });

function send(viewer: Viewer, photos: readonly Buffer[] = [picture], key?: string) {
  const body = new FormData();
  for (const content of photos)
    body.append('photos', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), 'work.jpg');
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
  return app.as(viewer).send('POST', 'service/partner/portfolio', { body, headers });
}
const shown = async () => {
  const query = { organisationId: shop.organisationId };
  return (await app.as(null).ask(api.getPortfolio, { query })).body.items;
};
const own = async () => (await app.as(owner).ask(api.getOwnPortfolio, {})).body;
const files = async () => {
  const found = [];
  for await (const { key } of app.platform.storage.list('portfolio/')) found.push(key);
  return found.length;
};

test('Lakshmi shows a picture of her work with words; anyone sees it without what the camera wrote, until she takes it away', async () => {
  const { status, body } = await send(owner);
  expect([status, body.items.length, body.can]).toEqual([201, 1, { change: true }]);
  const { photoId } = body.items[0];
  await app.as(owner).ask(api.captionPortfolioPhoto, { body: { photoId, caption: 'New taps, Indiranagar' } });
  const [seen] = await shown();
  expect(seen).toMatchObject({ photoId, caption: 'New taps, Indiranagar' });
  const file = await fetch(new URL(required(seen).url, app.url));
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await file.text()).includes('CANARY')).toBe(false);
  await app.as(owner).ask(api.removePortfolioPhoto, { query: { photoId } });
  expect([await shown(), await files()]).toEqual([[], 0]);
});

test('another business, staff without the permission and a customer change nothing; another one’s photo is not there', async () => {
  const { photoId } = (await send(owner)).body.items[0];
  const caption = { body: { photoId, caption: 'Mine' } };
  const tries = [
    await app.as(other).askLoosely(api.captionPortfolioPhoto, caption),
    await app.as(other).askLoosely(api.removePortfolioPhoto, { query: { photoId } }),
  ];
  expect(tries.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual([
    [404, 'portfolio_photo_not_found'],
    [404, 'portfolio_photo_not_found'],
  ]);
  const desk = aViewer({
    role: 'subUser',
    organisationId: shop.organisationId,
    permissions: new Set(['services.view'] as const),
    userId: await aUser(app.platform.db, 'Ravi Desk'),
  });
  expect((await send(desk)).status).toBe(403);
  expect((await app.as(desk).ask(api.getOwnPortfolio, {})).body.can).toEqual({ change: false });
  expect((await send(aViewer({ role: 'Buyer' }))).status).toBe(403);
  expect((await own()).items.map(({ caption: words }) => words)).toEqual(['']);
});

test('never more than the setting allows, not by adding at one instant either; sent again with its key it is there once', async () => {
  await sql`insert into setting (key, scope, valid_from, value, why)
    values ('portfolio.rules', '*', ${new Date(0)}, '{"photos": 4}', 'Test')`.execute(app.platform.db);
  const before = (await own()).items.length;
  const answers = await Promise.all([1, 2, 3].map(() => send(owner, [picture, picture])));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const last = await Promise.all([1, 2].map(() => send(owner, [picture], 'the-same-photo-again')));
  expect(last.map(({ status }) => status)).toEqual([201, 201]);
  expect((await own()).items.length).toBe(before + 3);
  expect(await files()).toBe(before + 3);
  expect((await send(owner, [Buffer.from('<svg onload="alert(1)"/>')])).body.code).toBe(
    'portfolio_photo_unreadable',
  );
});

test('an Admin hides a photo with a reason that the partner reads; of two at one instant one is told; it can come back', async () => {
  const { organisationId } = shop;
  const { photoId } = required((await shown())[0]);
  const params = { organisationId, photoId };
  const hide = () =>
    app.as(admin).askLoosely(office.hidePortfolioPhoto, { params, body: { why: 'It shows a number.' } });
  const both = await Promise.all([hide(), hide()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await shown()).map((photo) => photo.photoId)).not.toContain(photoId);
  expect((await own()).items.find((photo) => photo.photoId === photoId)?.hiddenReason).toBe(
    'It shows a number.',
  );
  const acts = await sql`select 1 from audit_log where action = 'portfolio.hide'`.execute(app.platform.db);
  expect(acts.rows).toHaveLength(1);
  expect((await app.as(admin).ask(office.restorePortfolioPhoto, { params })).status).toBe(200);
  expect((await shown()).map((photo) => photo.photoId)).toContain(photoId);
});

test('a partner that is away shows nothing', async () => {
  const status = (now: string) =>
    sql`update organisation set status = ${now} where organisation_id = ${shop.organisationId}`.execute(
      app.platform.db,
    );
  await status('Suspended');
  const query = { organisationId: shop.organisationId };
  expect((await app.as(null).askLoosely(api.getPortfolio, { query })).status).toBe(404);
  await status('Active');
});

test('the copy of one’s data names the photos, and leaving takes rows and files', async () => {
  const { db } = app.platform;
  const copy = await exportOf(portfolioPersonal, db, owner.userId);
  const rows = required(copy['Photos of work you added']);
  expect(rows.length).toBeGreaterThan(2);
  expect(Object.keys(required(rows[0]))).not.toContain('storage_key');
  expect(await required(portfolioPersonal.files)(db, owner.userId)).toHaveLength(rows.length);
  await db.transaction().execute((tx) => eraseFrom(portfolioPersonal, tx, owner.userId));
  expect(await shown()).toEqual([]);
});
