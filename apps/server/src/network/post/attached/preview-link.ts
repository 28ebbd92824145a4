import { holdsContactDetails } from '@nukkad/contract/kernel/contact-details/contact-details';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { PostLink } from '@nukkad/contract/network/post/post-attached.model';
import { systemAuthorized } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { readLink } from '../../../platform/reading/link/public-address.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { pictureMediaType } from '../../../platform/storage/media-types.ts';
import { discard } from '../../../platform/storage/storage.ts';
import { actAs } from '../act-as.ts';
import type { PostDependencies } from '../post.interface.ts';
import { dayBefore } from '../post.rules.ts';
import { presentLink } from './attached.presenter.ts';
import { type PreviewRow, findFresh, insertPreview } from './link.store.ts';

/** A page that was not there is asked again so soon. */
const missedMs = 10 * 60_000;
export const linkFolder = 'post-links/';

const ownHosts = ({ publicOrigin, backofficeUrl }: Platform['config']): readonly string[] =>
  [publicOrigin, backofficeUrl].map((url) => new URL(url).hostname);

/** As a preview is known by; null: not an address that is asked. */
export const knownUrl = (platform: Platform, link: string): string | null =>
  readLink(link, ownHosts(platform.config))?.href ?? null;

export const freshSince = (now: Date) => ({
  found: dayBefore(now),
  missed: new Date(now.getTime() - missedMs),
});

/** Null: there is no such page, or it says nothing of itself. What keeps us from asking now is thrown. */
async function askPage({ config, readers }: Platform, url: string, by: string) {
  const file = { fileName: '', mediaType: 'text/html', content: Buffer.alloc(0) };
  const agent = `Mozilla/5.0 (compatible; ${config.BRAND_NAME.replaceAll(/[^\w.-]/g, '')}Preview/1.0; +${config.publicOrigin})`;
  const refusals = { unreadable: kernelErrors.not_found };
  const options = { url, own: ownHosts(config), agent };
  try {
    return await readers.read('link', file, { by, options, refusals });
  } catch (error) {
    const isGone =
      error instanceof Refusal &&
      (error.fact === kernelErrors.not_found || error.fact === kernelErrors.file_too_complex);
    if (isGone) return null;
    throw error;
  }
}

type Page = NonNullable<Awaited<ReturnType<typeof askPage>>>;

/** Contact details reach no reader around what a post may say. */
const without = (words: string): string => (holdsContactDetails(words) ? '' : words);

function rowOf(url: string, page: Page | null, fetchedAt: Date): PreviewRow {
  const previewId = newId();
  const { hostname } = new URL(url);
  const title = without(page?.title ?? '');
  const picture = page?.picture ?? null;
  const isShown = title !== '' && picture !== null;
  return {
    previewId,
    url,
    isFound: title !== '',
    title,
    description: without(page?.description ?? ''),
    site: without(page?.site ?? '') || hostname,
    pictureKey: isShown ? `${linkFolder}${previewId}` : null,
    width: isShown ? picture.width : null,
    height: isShown ? picture.height : null,
    fetchedAt,
  };
}

/** What is known of a page since a day, or what it says now; charged to who asks. */
export async function previewOf(
  platform: Platform,
  { url, by, now }: { readonly url: string; readonly by: string; readonly now: Date },
): Promise<PreviewRow | null> {
  const known = await findFresh(platform.db, url, freshSince(now));
  if (known) return known.isFound ? known : null;
  const page = await askPage(platform, url, by);
  const row = rowOf(url, page, now);
  const { pictureKey } = row;
  try {
    if (pictureKey !== null && page?.picture)
      await platform.storage.put(pictureKey, Buffer.from(page.picture.content), pictureMediaType);
    await platform.write(system, (tx) =>
      insertPreview(tx, systemAuthorized(row, 'The page says so to everyone.')),
    );
  } catch (error) {
    if (pictureKey !== null) await discard(platform.storage, [pictureKey]);
    throw error;
  }
  return row.isFound ? row : null;
}

/** While a post is being written: what its readers will see of a link. */
export async function previewLink(
  deps: PostDependencies,
  call: SignedInCall,
  link: string,
): Promise<{ link: PostLink | null }> {
  const { platform } = deps;
  const { viewer, now } = call;
  await actAs(deps, call, 'create');
  const url = knownUrl(platform, link);
  const row = url === null ? null : await previewOf(platform, { url, by: viewer.userId, now });
  const { secret } = platform.config;
  return { link: row && presentLink(row, { secret, now }) };
}
