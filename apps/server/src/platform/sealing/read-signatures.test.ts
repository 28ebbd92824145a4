import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SealingFixture, sealingFixture } from '../../../test/fixtures/sealing-fixture.ts';
import { timestampServer } from '../../../test/fixtures/timestamp-server.ts';
import { Refusal } from '../refusal.ts';
import type { Sealing } from './sealing.ts';

/** 2,500 of each kind in a long run. */
const changes = Number(process.env['SEAL_CHANGES'] ?? 60);

let fixture: SealingFixture;
beforeAll(() => {
  fixture = sealingFixture();
});
afterAll(() => fixture.close());

/** As the product reads a file that anyone sends: in a reader process, each for a person of its own. */
async function sealOf(sealing: Sealing, content: Buffer): Promise<string> {
  try {
    return (await sealing.verify(content, randomUUID())).seal;
  } catch (error) {
    if (error instanceof Refusal) return 'refused';
    throw error;
  }
}

/** Places all over the file; every second one within the signature itself, which its own digest does not cover. */
function placesOf(content: Buffer): number[] {
  const start = content.indexOf('<', content.indexOf('/Contents')) + 1;
  const end = content.indexOf('>', start);
  return Array.from({ length: changes }, (_, nth) => {
    const [from, length] = nth % 2 === 0 ? [0, content.length] : [start - 1, end - start + 2];
    return from + (Math.floor((((nth * 0.618_033_988) % 1) + Math.random() / changes) * length) % length);
  });
}

/** One bit, or any other byte; within digits also another digit, which is the harder one to see. */
function changed(content: Buffer, at: number, nth: number): Buffer {
  const copy = Buffer.from(content);
  const old = copy[at] ?? 0;
  const digits = Buffer.from('0123456789abcdefABCDEF');
  const next = [old ^ (1 << (nth % 8)), digits[nth % digits.length] ?? 0, (old + 1 + (nth % 255)) % 256];
  copy[at] = next.find((value, way) => way >= nth % 3 && value !== old) ?? old ^ 1;
  return copy;
}

test.each(['without a timestamp', 'with a timestamp'])(
  'one changed byte of a sealed document is seen, %s',
  async (kind) => {
    const server = await timestampServer(fixture.clock.now());
    const by =
      kind === 'with a timestamp' ? fixture.opened({ SEAL_TIMESTAMP_URL: server.url }) : fixture.sealing;
    const sealed = await fixture.seal({}, by);
    await server.close();
    expect(await sealOf(by, sealed)).toBe('intact');
    const unseen: number[] = [];
    for (const [nth, at] of placesOf(sealed).entries())
      if ((await sealOf(by, changed(sealed, at, nth))) === 'intact') unseen.push(at);
    expect(unseen).toEqual([]);
  },
  1_800_000,
);
