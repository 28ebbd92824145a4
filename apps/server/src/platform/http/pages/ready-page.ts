import type { Encoding } from './accepted-encoding.ts';
import { policyWith } from './content-policy.ts';
import { type PackedBytes, PageBytes } from './page-bytes.ts';
import { type RenderedPage, mayKeep } from './rendered-page.ts';

type Headers = Readonly<Record<string, string>>;

/** A page without its document. */
interface PageFacts extends Pick<RenderedPage, 'status' | 'asked' | 'scripts'> {
  readonly mayBeKept: boolean;
  /** Headers of this page alone. */
  readonly own: Headers;
}

/** A page as it is handed from one process to another. */
export interface PackedPage extends PageFacts {
  readonly document: PackedBytes;
}

const policyHeader = 'content-security-policy';
/** About what a page takes besides its document. */
const factsBytes = 4_096;
/** Brotli, and gzip, which is a third larger. */
const allEncodings = 2.4;

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

function factsOf(page: RenderedPage): PageFacts {
  const { status, asked, scripts } = page;
  return { status, asked, scripts, mayBeKept: mayKeep(page), own: ownHeaders(page) };
}

/** A page as it is sent: its bytes in each encoding, and its headers. */
export class ReadyPage {
  private readonly facts: PageFacts;
  private readonly document: PageBytes;
  private readonly heads = new Map<Encoding, Headers>();
  private common: Headers | null = null;

  constructor(page: RenderedPage | PackedPage) {
    const isPacked = 'document' in page;
    this.facts = isPacked ? page : factsOf(page);
    this.document = new PageBytes(isPacked ? page.document : page.body);
  }

  get status(): number {
    return this.facts.status;
  }

  get asked(): RenderedPage['asked'] {
    return this.facts.asked;
  }

  get mayBeKept(): boolean {
    return this.facts.mayBeKept;
  }

  /** As it is kept. */
  shelve(): void {
    this.document.shelve();
  }

  /** Packs its document tightly: it is sent more than once. */
  tighten(): void {
    this.document.tighten();
  }

  /** As it is handed to another process. */
  pack(): PackedPage {
    const { status, asked, scripts, mayBeKept, own } = this.facts;
    return { status, asked, scripts, mayBeKept, own, document: this.document.pack() };
  }

  /** About what it takes once it is packed. */
  packedBytes(): number {
    return this.document.packedLength() + factsBytes;
  }

  /** About what it takes when it was asked for in each encoding. */
  bytes(): number {
    return Math.ceil(this.document.packedLength() * allEncodings) + factsBytes;
  }

  encodingFor(accepted: string | undefined): Encoding {
    return this.document.encodingFor(accepted);
  }

  bytesIn(encoding: Encoding): Buffer {
    return this.document.in(encoding);
  }

  /** Every header but those of one answer; null until `meet` was told which all answers have. */
  headNow(encoding: Encoding): Headers | null {
    if (!this.common) return null;
    const known = this.heads.get(encoding);
    if (known) return known;
    const head: Record<string, string> = { ...this.common, ...this.facts.own };
    if (encoding !== 'identity') head['content-encoding'] = encoding;
    if (this.mayBeKept) {
      // Weak: the same document comes packed quickly at first and tightly later.
      head['etag'] = `W/"${this.document.tag}-${encoding}"`;
      head['cache-control'] ??= 'no-cache';
    }
    this.heads.set(encoding, head);
    return head;
  }

  /** `common`: what every answer of this server carries. Its content policy comes to name this page's own scripts. */
  meet(common: Headers): void {
    if (this.common) return;
    const policy = common[policyHeader];
    this.common = policy ? { ...common, [policyHeader]: policyWith(policy, this.facts.scripts) } : common;
  }
}
