import type { ContentPage, PageContent } from '@nukkad/contract/office/content/content.model';
import { presentPage } from './content.presenter.ts';
import type { ContentDependencies } from './content.interface.ts';
import { readPageFacts } from './content.store.ts';

/** A page's words with the figures that count at `now`, in the city given or in general. */
export async function readPage(
  parts: ContentDependencies,
  { page, cityCode = '' }: { readonly page: ContentPage; readonly cityCode?: string | undefined },
  { lang, now }: { readonly lang: 'en' | 'hi'; readonly now: Date },
): Promise<PageContent> {
  return presentPage(page, await readPageFacts(parts, now, cityCode), lang);
}
