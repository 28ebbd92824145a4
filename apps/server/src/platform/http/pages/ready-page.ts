import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Encoding, acceptedEncoding } from './accepted-encoding.ts';
import { policyWith } from './content-policy.ts';
import { type RenderedPage, mayKeep } from './rendered-page.ts';

/** A packet holds about this much; below it packing does not pay. */
const worthPacking = 1_400;
/** Half a millisecond, once for all who come: less than a thread costs. A window of its size: see decision 0082. */
const packing = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

type Headers = Readonly<Record<string, string>>;

const policyHeader = 'content-security-policy';

function ownHeaders(page: RenderedPage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of page.headers) {
    const key = name.toLowerCase();
    if (key === 'content-length') continue;
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
  }
  headers['vary'] = headers['vary'] ? `${headers['vary']}, Accept-Encoding` : 'Accept-Encoding';
  return headers;
}

/** A page as it is sent: its bytes in each encoding, packed when it is first asked for, and its headers. */
export class ReadyPage {
  readonly status: number;
  readonly asked: RenderedPage['asked'];
  readonly mayBeKept: boolean;
  private readonly own: Headers;
  private readonly tag: string;
  private readonly plain: Buffer;
  private readonly scripts: RenderedPage['scripts'];
  private readonly packed = new Map<Encoding, Buffer>();
  private readonly heads = new Map<Encoding, Headers>();
  private common: Headers | null = null;

  constructor(page: RenderedPage) {
    this.status = page.status;
    this.asked = page.asked;
    this.mayBeKept = mayKeep(page);
    this.own = ownHeaders(page);
    this.plain = page.body;
    this.scripts = page.scripts;
    this.packed.set('identity', this.plain);
    this.tag = createHash('sha256').update(this.plain).digest('base64url').slice(0, 22);
  }

  /** About what it takes with all its encodings. */
  bytes(): number {
    return Math.ceil(this.plain.length * 1.5) + 4_096;
  }

  encodingFor(accepted: string | undefined): Encoding {
    return this.plain.length < worthPacking ? 'identity' : acceptedEncoding(accepted);
  }

  bytesIn(encoding: Encoding): Buffer {
    const known = this.packed.get(encoding);
    if (known) return known;
    const made = encoding === 'br' ? brotliCompressSync(this.plain, packing) : gzipSync(this.plain);
    this.packed.set(encoding, made);
    return made;
  }

  /** Every header but those of one answer; null until `meet` was told which all answers have. */
  headNow(encoding: Encoding): Headers | null {
    if (!this.common) return null;
    const known = this.heads.get(encoding);
    if (known) return known;
    const head: Record<string, string> = { ...this.common, ...this.own };
    if (encoding !== 'identity') head['content-encoding'] = encoding;
    if (this.mayBeKept) {
      head['etag'] = `"${this.tag}-${encoding}"`;
      head['cache-control'] ??= 'no-cache';
    }
    this.heads.set(encoding, head);
    return head;
  }

  /** `common`: what every answer of this server carries. Its content policy comes to name this page's own scripts. */
  meet(common: Headers): void {
    if (this.common) return;
    const policy = common[policyHeader];
    this.common = policy ? { ...common, [policyHeader]: policyWith(policy, this.scripts) } : common;
  }
}
