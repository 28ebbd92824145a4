import { listFaqs } from '@nukkad/contract/talk/support/faq.api';
import type { FaqCategory } from '@nukkad/contract/talk/support/faq.model';
import { type CallSettings, call } from '../../../platform/api/client.ts';
import { isFaqCategory } from './category-words.ts';

export interface FaqsAsked {
  readonly q: string;
  readonly category: FaqCategory | null;
}

const longestSearch = 60;

/** Whatever else stands in the address is all questions. */
export function faqsAsked(url: URL): FaqsAsked {
  const category = url.searchParams.get('category');
  return {
    q: (url.searchParams.get('q') ?? '').trim().slice(0, longestSearch),
    category: isFaqCategory(category) ? category : null,
  };
}

export const loadFaqs = ({ q, category }: FaqsAsked, settings: CallSettings) =>
  call(listFaqs, { query: { ...(q && { q }), ...(category && { category }) }, ...settings });
