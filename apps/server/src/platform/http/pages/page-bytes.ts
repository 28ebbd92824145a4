import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { type Encoding, acceptedEncoding } from './accepted-encoding.ts';

/** A packet holds about this much; below it packing does not pay. */
const worthPacking = 1_400;
/** Half a millisecond, once for all who come: less than a thread costs. A window of its size: see decision 0082. */
const packing = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

/** A document as it is handed from one process to another. */
export interface PackedBytes {
  readonly tag: string;
  /** Bytes of the document itself. */
  readonly length: number;
  /** Packed by Brotli; a short document as it is. */
  readonly bytes: Uint8Array;
}

/** A document in each encoding, packed when it is first asked for. */
export class PageBytes {
  readonly tag: string;
  private readonly length: number;
  private readonly made = new Map<Encoding, Buffer>();

  constructor(document: Buffer | PackedBytes) {
    const isPlain = Buffer.isBuffer(document);
    this.length = document.length;
    this.tag = isPlain
      ? createHash('sha256').update(document).digest('base64url').slice(0, 22)
      : document.tag;
    this.made.set(isPlain ? 'identity' : this.tightest(), isPlain ? document : Buffer.from(document.bytes));
  }

  private tightest(): Encoding {
    return this.length < worthPacking ? 'identity' : 'br';
  }

  encodingFor(accepted: string | undefined): Encoding {
    return this.tightest() === 'identity' ? 'identity' : acceptedEncoding(accepted);
  }

  /** The plain document of a packed one is not kept: it is six times as large, and few ask for it. */
  in(encoding: Encoding): Buffer {
    const known = this.made.get(encoding);
    if (known) return known;
    if (encoding === 'identity') return brotliDecompressSync(this.in('br'));
    const plain = this.in('identity');
    const packed = encoding === 'br' ? brotliCompressSync(plain, packing) : gzipSync(plain);
    this.made.set(encoding, packed);
    return packed;
  }

  /** Lets go of all but the tightest, from which the others are made again. */
  pack(): PackedBytes {
    const bytes = this.in(this.tightest());
    this.made.clear();
    this.made.set(this.tightest(), bytes);
    return { tag: this.tag, length: this.length, bytes };
  }

  packedLength(): number {
    return this.in(this.tightest()).length;
  }
}
