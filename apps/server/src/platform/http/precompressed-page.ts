import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * A page compressed once and completed for each visitor: the parts between the nonces are deflated separately and end
 * on a whole byte, and each nonce is between them as a stored block (RFC 1951, 3.2.4). So a cached page is compressed
 * once and not once per visitor, though every visitor's page differs.
 */
interface PackedPage {
  readonly plain: readonly Buffer[];
  readonly deflated: readonly Buffer[];
}

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** A last, empty block. */
const end = Buffer.from([3, 0]);
const packing = { level: 7, finishFlush: constants.Z_FULL_FLUSH };

export function precompressPage(body: string, nonceMark: string): PackedPage {
  const plain = body.split(nonceMark).map((part) => Buffer.from(part));
  return { plain, deflated: plain.map((part) => deflateRawSync(part, packing)) };
}

/** Five bytes and the bytes themselves, at most 65,535. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/** The page as gzip, with this nonce. */
export function gzipWith({ plain, deflated }: PackedPage, nonce: string): Buffer {
  const filled = Buffer.from(nonce);
  const stored = storedBlock(filled);
  let sum = 0;
  let length = 0;
  const count = (bytes: Buffer) => {
    // Of no bytes, zlib answers 0 instead of the sum so far.
    if (bytes.length > 0) sum = crc32(bytes, sum);
    length += bytes.length;
  };
  const parts: Buffer[] = [header];
  for (const [at, part] of deflated.entries()) {
    if (at > 0) {
      count(filled);
      parts.push(stored);
    }
    count(plain[at] ?? Buffer.alloc(0));
    parts.push(part);
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(sum, 0);
  trailer.writeUInt32LE(length % 2 ** 32, 4);
  return Buffer.concat([...parts, end, trailer]);
}

/** RFC 9110, 12.5.3: named, or meant by `*`, and not with a weight of 0. */
export function acceptsGzip(accepted: string | undefined): boolean {
  const weights = new Map(
    (accepted ?? '').split(',').map((part): [string, number] => {
      const [name = '', ...rest] = part.split(';').map((word) => word.trim().toLowerCase());
      const weight = rest.find((word) => word.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)];
    }),
  );
  return (weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0) > 0;
}
