import { listCategoryWords } from '@nukkad/contract/office/piece/piece.api';
import type { CategoryWords } from '@nukkad/contract/office/piece/piece.model';
import { call, type CallSettings } from '../../platform/api/client.ts';

/** What operators say of one category, or of all; nothing where it can't be had. */
export const loadCategoryWords = (
  settings: CallSettings,
  categoryId?: string,
): Promise<readonly CategoryWords[]> =>
  call(listCategoryWords, { query: { categoryId }, ...settings }).then(
    ({ items }) => items,
    () => [],
  );
