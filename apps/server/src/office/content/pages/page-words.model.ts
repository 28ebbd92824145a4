import type { PageContent } from '@nukkad/contract/office/content/content.model';
import type { Lang, PageFacts } from './page-facts.ts';

/** The words of one page in one language, made of the facts that count now. */
export type PageWords = (facts: PageFacts, lang: Lang) => Pick<PageContent, 'title' | 'lead' | 'groups'>;
/** The words of a legal page as they came with the product, with names of figures in braces. */
export type LegalWords = (lang: Lang) => Pick<PageContent, 'title' | 'lead' | 'groups'>;
export type Group = PageContent['groups'][number];
