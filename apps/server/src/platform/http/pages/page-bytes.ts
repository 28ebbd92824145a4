import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { type Encoding, acceptedEncoding } from './accepted-encoding.ts';

/** A packet holds about this much; below it packing does not pay. */
const worthPacking = 1_400;
/** A window of a document's size: see docs/decisions/database.md. */
const brotli = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 18 },
});
/** For the first visitor, who waits for it: a third of the time of the tight one, for a seventh more bytes. */
const quick = brotli(2);
/** Once for all who come later: less than a thread costs. */
const tight = brotli(5);

/** A document as it is handed from one process to another. */
export interface PackedBytes {
  readonly tag: string;
  /** Bytes of the document itself. */
  readonly length: number;
  /** Packed by Brotli; a short document as it is. */
  readonly bytes: Uint8Array;
}

/** A document in each encoding, packed when it is first asked for: quickly at first, tightly once it is `tighten`ed. */
export class PageBytes {
  readonly tag: string;
  private readonly length: number;
  private readonly made = new Map<Encoding, Buffer>();
  private isTight: boolean;

  constructor(document: Buffer | PackedBytes) {
    const isPlain = Buffer.isBuffer(document);
    this.length = document.length;
    this.isTight = !isPlain;
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
    const packed = encoding === 'br' ? brotliCompressSync(plain, quick) : gzipSync(plain);
    this.made.set(encoding, packed);
    return packed;
  }

  /** Lets go of all but the tightest, from which the others are made again. */
  shelve(): void {
    const bytes = this.in(this.tightest());
    this.made.clear();
    this.made.set(this.tightest(), bytes);
  }

  /** Packs it as tightly as it is worth for a document that is sent often. */
  tighten(): void {
    if (this.isTight) return;
    this.isTight = true;
    if (this.tightest() === 'br') this.made.set('br', brotliCompressSync(this.in('identity'), tight));
  }

  /** As it is handed from one process to another. */
  pack(): PackedBytes {
    this.tighten();
    this.shelve();
    return { tag: this.tag, length: this.length, bytes: this.in(this.tightest()) };
  }

  packedLength(): number {
    return this.in(this.tightest()).length;
  }
}
