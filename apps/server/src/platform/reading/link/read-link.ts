import { type PictureFile, readPicture } from '../read-picture.ts';
import type { Allow, ReadFile } from '../reading.ts';
import { type Fetched, type Reach, charsetIn, fetchPublic } from './fetch-public.ts';
import { type PageHead, readHead } from './page-head.ts';
import type { TestSites } from './reach.ts';

export interface LinkOptions {
  readonly url: string;
  /** Names of our own sites, which are asked for nothing. */
  readonly own: readonly string[];
  /** How we call ourselves. */
  readonly agent: string;
  /** Of tests; the readers put it in. */
  readonly sites?: TestSites | null;
}

export interface LinkPage extends Omit<PageHead, 'picture'> {
  readonly picture: PictureFile | null;
}

const wholeMs = 3_000;
const mostBytes = 1_048_576;
/** Twice as large as it is shown. */
const pictureSide = 640;

const pictureTypes: Readonly<Record<string, string>> = {
  'image/jpeg': 'picture.jpg',
  'image/png': 'picture.png',
  'image/webp': 'picture.webp',
};

/** A label that the decoder does not know, or none, is read as the one that nearly all pages have. */
function wordsOf({ content, charset }: Fetched): string {
  const start = content.subarray(0, 2_048).toString('latin1');
  const said = charset ?? charsetIn(start);
  try {
    return new TextDecoder(said ?? 'utf-8').decode(content);
  } catch {
    return new TextDecoder().decode(content);
  }
}

/** Drawn anew, small; null: there is none that we can draw. */
async function pictureOf(
  page: Fetched,
  address: string | null,
  reach: Reach,
  asked: { readonly agent: string; readonly signal: AbortSignal },
  allow: Allow,
): Promise<PictureFile | null> {
  if (address === null || !URL.canParse(address, page.url.href)) return null;
  try {
    const mediaTypes = Object.keys(pictureTypes);
    const wanted = { ...asked, mediaTypes, most: mostBytes };
    const found = await fetchPublic(new URL(address, page.url).href, reach, wanted);
    if (!found || found.isCut) return null;
    const { mediaType, content } = found;
    const file = { fileName: pictureTypes[mediaType] ?? '', mediaType, content };
    const reading = await readPicture(file, { side: pictureSide }, allow);
    return 'read' in reading ? reading.read : null;
  } catch {
    // A page without its picture is still a page.
    return null;
  }
}

/** The same outside of the reader process, with what the network answers handed in. */
export async function readPage(
  { url, agent }: Pick<LinkOptions, 'url' | 'agent'>,
  reach: Reach,
  allow: Allow,
): Promise<LinkPage | null> {
  const signal = AbortSignal.timeout(wholeMs);
  const stopped = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
  const asked = { agent, signal };
  const page = await Promise.race([
    fetchPublic(url, reach, { ...asked, mediaTypes: ['text/html'], most: mostBytes }),
    stopped,
  ]);
  if (!page) return null;
  const { picture: address, ...head } = readHead(wordsOf(page));
  if (head.title === '') return null;
  // What a name leads to may be asked of a server that does not answer, which no signal ends.
  const picture = await Promise.race([pictureOf(page, address, reach, asked, allow), stopped]);
  return { ...head, picture };
}

/** What a page in the internet says of itself, asked for from this process, in which no secret of the server is. */
export const readLinkPage: ReadFile<LinkOptions, LinkPage> = async (_file, options, allow) => {
  const { own, sites = null } = options;
  const page = await readPage(options, { own, sites }, allow);
  return page ? { read: page } : { refused: 'unreadable' };
};
