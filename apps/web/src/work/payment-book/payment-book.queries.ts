import * as api from '@nukkad/contract/work/payment-book/payment-book.api';
import { call } from '../../platform/api/client.ts';
import { saveFile } from '../../ui/press/save-file.ts';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

/** The whole book, that of a party or that of a project. */
export interface BookOf {
  readonly partyId?: string;
  readonly projectId?: string;
}

export const useBook = (of: BookOf) => useAsked(api.getPaymentBook, { query: of });

export const useReverse = () =>
  useSend(api.reverseEntry, { given: (entryId: string) => ({ body: { entryId } }) });

/** The account of a party as a paper. */
export async function saveAccount(partyId: string, from: string, to: string): Promise<void> {
  const paper: unknown = await call(api.getBookStatement, { query: { partyId, from, to }, quiet: true });
  if (paper instanceof Blob) saveFile(paper, `account-${from}-${to}.pdf`);
}

export const useAnalytics = () => useAsked(api.getProjectAnalytics);
