import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Readable, pipeline } from 'node:stream';
import zlib from 'node:zlib';
import { readLink } from './public-address.ts';
import { type Place, type Resolve, type TestSites, placeOf } from './reach.ts';

/** Asks a place that was looked at; tests count what is asked. */
export type Dial = (url: URL, place: Place, asked: Asked) => Promise<IncomingMessage>;

export interface Asked {
  readonly agent: string;
  readonly accept: string;
  readonly signal: AbortSignal;
}

export interface Reach {
  /** Names of our own sites, which are asked for nothing. */
  readonly own: readonly string[];
  readonly sites: TestSites | null;
  readonly resolve?: Resolve;
  readonly dial?: Dial;
}

export interface Fetched {
  /** Where redirects have led to. */
  readonly url: URL;
  readonly mediaType: string;
  readonly charset: string | null;
  readonly content: Buffer;
  /** There was more than may be read. */
  readonly isCut: boolean;
}

export interface Wanted extends Omit<Asked, 'accept'> {
  readonly mediaTypes: readonly string[];
  readonly most: number;
}

const mostRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

/** By its address, under the name in SNI, certificate and Host: nothing looks the name up again. No cookies, no agent that keeps connections. */
const dialPlace: Dial = (url, { address, port, isSecure }, { agent, accept, signal }) =>
  new Promise((resolve, reject) => {
    const name = url.hostname.replace(/\.$/, '');
    const options = {
      host: address,
      port,
      path: `${url.pathname}${url.search}`,
      agent: false as const,
      setHost: false,
      maxHeaderSize: 16_384,
      signal,
      headers: {
        host: url.host,
        'user-agent': agent,
        accept,
        'accept-encoding': 'gzip, deflate, br',
        'accept-language': 'en-IN,en;q=0.8,hi;q=0.6',
        connection: 'close',
      },
    };
    const request = isSecure ? https.request({ ...options, servername: name }) : http.request(options);
    request.once('response', resolve);
    request.on('error', reject);
    request.end();
  });

const unpackers: Readonly<Record<string, () => zlib.Gunzip | zlib.Inflate | zlib.BrotliDecompress>> = {
  gzip: () => zlib.createGunzip(),
  'x-gzip': () => zlib.createGunzip(),
  deflate: () => zlib.createInflate(),
  br: () => zlib.createBrotliDecompress(),
};

interface Limit {
  isCut: boolean;
}

/** The beginning of what comes; nothing more is asked for then. */
async function* atMost(chunks: AsyncIterable<Buffer>, most: number, limit: Limit): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    limit.isCut ||= bytes + chunk.length > most;
    yield chunk.subarray(0, most - bytes);
    bytes += chunk.length;
    if (limit.isCut) return;
  }
}

/** No more than `most` bytes, as they are sent and as they are unpacked. Packed in a way that was not asked for, it has none. */
async function contentOf(answer: IncomingMessage, most: number): Promise<Pick<Fetched, 'content' | 'isCut'>> {
  const way = answer.headers['content-encoding']?.trim().toLowerCase() ?? '';
  const isPlain = way === '' || way === 'identity';
  const unpacker = Object.hasOwn(unpackers, way) ? unpackers[way]?.() : undefined;
  if (!isPlain && !unpacker) return { content: Buffer.alloc(0), isCut: true };
  const [asSent, asUnpacked]: readonly [Limit, Limit] = [{ isCut: false }, { isCut: false }];
  const sent = Readable.from(atMost(answer, most, asSent));
  const stream = unpacker ? pipeline(sent, unpacker, () => undefined) : sent;
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of atMost(stream, most, asUnpacked)) chunks.push(chunk);
  } catch (error) {
    // What was cut off is read as far as it went.
    if (!asSent.isCut) throw error;
  }
  return { content: Buffer.concat(chunks), isCut: asSent.isCut || asUnpacked.isCut };
}

const charset = /charset\s{0,5}=\s{0,5}["']?(?<charset>[\w.:-]{1,40})/i;

/** As a header or the beginning of a page names it. */
export const charsetIn = (text: string): string | null => charset.exec(text)?.groups?.['charset'] ?? null;

/** A page or picture of the public internet; null: there is none, or it is not to be asked for. Each redirect is looked at anew. */
export async function fetchPublic(
  link: string,
  { own, sites, resolve, dial = dialPlace }: Reach,
  { mediaTypes, most, ...asked }: Wanted,
): Promise<Fetched | null> {
  let next: string = link;
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    const url = readLink(next, own);
    const place = url && (await placeOf(url, sites, resolve));
    if (!url || !place) return null;
    asked.signal.throwIfAborted();
    const answer = await dial(url, place, { ...asked, accept: mediaTypes.join(', ') });
    try {
      const { statusCode = 0, headers } = answer;
      const { location } = headers;
      if (!redirects.has(statusCode)) {
        const said = headers['content-type'] ?? '';
        const mediaType = said.split(';', 1)[0]?.trim().toLowerCase() ?? '';
        if (statusCode !== 200 || !mediaTypes.includes(mediaType)) return null;
        return { url, mediaType, charset: charsetIn(said), ...(await contentOf(answer, most)) };
      }
      if (location === undefined || !URL.canParse(location, url.href)) return null;
      next = new URL(location, url).href;
    } finally {
      answer.destroy();
    }
  }
  return null;
}
