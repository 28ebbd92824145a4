import sharp from 'sharp';
import { newId } from '../src/platform/id.ts';
import { type StaffFixture, staffFixture } from './staff-fixture.ts';
import type { TestClient } from './test-client.ts';

let number = 9_400_000_000;
export const nextNumber = () => String((number += 1));
export const key = () => ({ 'idempotency-key': newId() });

/** A firm, and people of one's own who have just come in. */
export async function profileFixture() {
  const fixture: StaffFixture = await staffFixture();
  const someone = async () => {
    const viewer = await fixture.person(nextNumber());
    return { viewer, client: fixture.as(viewer) };
  };
  return { ...fixture, someone };
}
export type ProfileFixture = Awaited<ReturnType<typeof profileFixture>>;

export async function upload(client: TestClient, path: string, content?: Buffer, name = 'me.jpg') {
  const jpeg =
    content ??
    (await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b5462f' } })
      .withExif({ IFD0: { Copyright: 'Asha at 12, 100 Feet Road' } })
      .jpeg()
      .toBuffer());
  const body = new FormData();
  body.append('picture', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), name);
  return client.send('POST', `/api/${path}`, { body });
}
