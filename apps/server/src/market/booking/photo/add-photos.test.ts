import { getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '../../../platform/viewer.ts';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';

let fixture: BookingFixture;
let bookingId: string;
beforeAll(async () => {
  fixture = await bookingFixture();
  bookingId = await fixture.started();
});
afterAll(() => fixture.close());

const picture = (width = 64) => sharp({ create: { width, height: 48, channels: 3, background: '#b5462f' } });
const jpeg = () =>
  picture()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'CANARY-OF-THE-CAMERA' } })
    .toBuffer();

interface Sent {
  readonly content: Buffer;
  readonly name?: string;
  readonly type?: string;
}

function send(viewer: Viewer, path: string, files: readonly Sent[]) {
  const body = new FormData();
  for (const { content, name = 'photo.jpg', type = 'image/jpeg' } of files)
    body.append('photos', new Blob([new Uint8Array(content)], { type }), name);
  return fixture.as(viewer).send('POST', path, { body });
}
const before = (files: readonly Sent[], viewer = fixture.partners[0].professionals[0]) =>
  send(viewer, `service/booking/partner/uploadImages?bookingId=${bookingId}&stage=before`, files);
const kept = () =>
  fixture.rows(
    sql`select photo_id, storage_key, stage from booking_photo where booking_id = ${bookingId} order by taken_at`,
  );

test("a photo is kept re-encoded, without what the camera wrote into it, behind a link of one's own", async () => {
  const { status, body } = await before([{ content: await jpeg() }]);
  expect([status, body.photos.length, body.photos[0].stage]).toEqual([201, 1, 'before']);
  expect(body.photos[0].url).toContain(
    `/files/bookings/${bookingId}/${body.photos[0].photoId}?u=${fixture.partners[0].professionals[0].userId}`,
  );
  const file = await fixture.platform.storage.get(`bookings/${bookingId}/${body.photos[0].photoId}`);
  const { format, exif, icc, xmp } = await sharp(file?.content).metadata();
  expect([file?.mediaType, format, exif, icc, xmp]).toEqual([
    'image/webp',
    'webp',
    undefined,
    undefined,
    undefined,
  ]);
  expect(file?.content.includes('CANARY')).toBe(false);
});

test('the buyer sees it by a link of its own, and adds what is to be done', async () => {
  const answer = await send(fixture.buyer, `service/booking/customer/uploadImages?bookingId=${bookingId}`, [
    { content: await picture().png().toBuffer(), name: 'tap.PNG', type: 'image/png' },
  ]);
  expect(answer.status).toBe(201);
  const { body } = await fixture.as(fixture.buyer).ask(getCustomerBooking, { query: { bookingId } });
  expect(body.photos.map((photo: { stage: string }) => photo.stage)).toEqual(['before', 'request']);
  expect(body.photos[0]?.url).toContain(`?u=${fixture.buyer.userId}`);
});

test('promise 59: what name, type, first bytes and decoding do not agree on is refused, and leaves no file', async () => {
  const good = await jpeg();
  const script = Buffer.from('<script>alert(1)</script>');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const zipEnd = Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]);
  const corpus: Sent[] = [
    { content: Buffer.from('not a photo') },
    { content: svg },
    { content: svg, name: 'photo.svg' },
    { content: good, name: 'photo.png' },
    { content: good, name: 'photo.png', type: 'image/png' },
    { content: good, name: 'photo.php' },
    { content: await picture().gif().toBuffer() },
    { content: good.subarray(0, good.length / 2) },
    { content: Buffer.concat([good, script]) },
    { content: Buffer.concat([good, Buffer.from('<?PHP system($_GET[0]); ?>')]) },
    { content: Buffer.concat([good, zipEnd]) },
    { content: Buffer.concat([Buffer.from('%PDF-1.7\n'), good]) },
    { content: Buffer.concat([good.subarray(0, 20), randomBytes(500)]) },
    {
      content: await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: 'white' } })
        .png()
        .toBuffer(),
      name: 'flood.png',
      type: 'image/png',
    },
  ];
  const present = await kept();
  for (const file of corpus) {
    const { status, body } = await before([file]);
    expect([file.name ?? 'photo.jpg', status, body.code]).toEqual([
      file.name ?? 'photo.jpg',
      400,
      'photo_unreadable',
    ]);
  }
  expect(await kept()).toEqual(present);
  expect((await before([{ content: svg, name: 'a.svg', type: 'image/svg+xml' }])).status).toBe(415);
});

test('one bad file among good ones keeps none of them', async () => {
  const present = await kept();
  expect((await before([{ content: await jpeg() }, { content: Buffer.from('no photo') }])).status).toBe(400);
  expect(await kept()).toEqual(present);
});

test('strangers, other partners and colleagues without the right are refused', async () => {
  const content = await jpeg();
  const [own, other] = fixture.partners;
  expect((await before([{ content }], other.owner)).status).toBe(404);
  expect((await before([{ content }], own.professionals[1])).status).toBe(404);
  expect(
    (
      await send(fixture.stranger, `service/booking/customer/uploadImages?bookingId=${bookingId}`, [
        { content },
      ])
    ).status,
  ).toBe(404);
  expect((await before([{ content }], own.desk)).status).toBe(201);
});

test('a booking holds 10, also when they come at one instant', async () => {
  const content = await jpeg();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => before([{ content }, { content }, { content }])),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
  expect(await kept()).toHaveLength(9);
});

test('photos of the work afterwards are for work that has begun', async () => {
  const waiting = await fixture.assigned({ startsAt: new Date(fixture.tomorrow.getTime() + 86_400_000) });
  const answer = await send(
    fixture.partners[0].owner,
    `service/booking/partner/uploadImages?bookingId=${waiting}&stage=after`,
    [{ content: await jpeg() }],
  );
  expect([answer.status, answer.body.present]).toEqual([409, 'Assigned']);
});

test('photos whose answer was lost are sent again with their key: they are there once, and no file is left over', async () => {
  const photo = await jpeg();
  const ownId = await fixture.started({ chosen: fixture.partners[1] });
  const rowsOf = () => fixture.rows(sql`select photo_id from booking_photo where booking_id = ${ownId}`);
  const again = () => {
    const body = new FormData();
    body.append('photos', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
    return fixture
      .as(fixture.partners[1].professionals[0])
      .send('POST', `service/booking/partner/uploadImages?bookingId=${ownId}&stage=before`, {
        body,
        headers: { 'idempotency-key': 'step-of-a-job-1' },
      });
  };
  const [one, other] = await Promise.all([again(), again()]);
  expect([one?.status, other?.status, (await again()).status]).toEqual([201, 201, 201]);
  expect(await rowsOf()).toHaveLength(1);
  let files = 0;
  for await (const { key } of fixture.platform.storage.list('')) if (key.includes(ownId)) files += 1;
  expect(files).toBe(1);
});
