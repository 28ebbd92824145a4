import * as api from '@nukkad/contract/work/payment-book/payment-book.api';
import { listAddress } from '@nukkad/lists/address';
import { call } from '../../platform/api/client.ts';
import { saveFile } from '../../ui/press/save-file.ts';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

/** The whole book, that of a party or that of a project. */
export interface BookOf {
  readonly partyId?: string;
  readonly projectId?: string;
}

export const bookAddress = listAddress(api.bookQuery.shape, ['kind', 'from', 'to'], {});
type BookFilters = ReturnType<typeof bookAddress.read>;

export const useBook = (of: BookOf) => useAsked(api.getPaymentBook, { query: of });

export const useEntries = (of: BookOf, filters: BookFilters) =>
  usePages(
    api.listBookEntries,
    { ...of, ...filters, limit: 50 },
    { counted: true, placeholderData: (before) => before },
  );

export const useReverse = () =>
  useSend(api.reverseEntry, { given: (entryId: string) => ({ body: { entryId } }) });

/** The account of a party as a paper. */
export async function saveAccount(partyId: string, from: string, to: string): Promise<void> {
  const paper: unknown = await call(api.getBookStatement, { query: { partyId, from, to }, quiet: true });
  if (paper instanceof Blob) saveFile(paper, `account-${from}-${to}.pdf`);
}

export const useAnalytics = () => useAsked(api.getProjectAnalytics);
