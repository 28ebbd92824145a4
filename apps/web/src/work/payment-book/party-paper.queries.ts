import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/work/payment-book/party-paper.api';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { saveFile } from '../../ui/save-file.ts';
import { renewBook } from './payment-book.queries.ts';

export type PaperAsked = EndpointInput<typeof api.previewPaper>['body'];

export const usePaperDraft = (asked: PaperAsked) =>
  useQuery({
    queryKey: ['payment-book', 'paper-draft', asked],
    queryFn: ({ signal }) => call(api.previewPaper, { body: asked, quiet: true, signal }),
    placeholderData: (before) => before,
  });

export const useIssued = (partyId: string) =>
  useInfiniteQuery({
    queryKey: ['payment-book', 'issued', partyId],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listIssuedPaper, { query: { partyId, cursor: pageParam, limit: 20 }, quiet: true, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });

export type NewPaper = EndpointInput<typeof api.issuePaper>['body'];

export const useIssuePaper = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: NewPaper) => call(api.issuePaper, { body, quiet: true, idempotencyKey }),
    onSettled: renewBook,
  });

export type SentPaper = EndpointInput<typeof api.sendPaper>['body'];

export const useSendPaper = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: SentPaper) => call(api.sendPaper, { body, quiet: true, idempotencyKey }),
    onSettled: renewBook,
  });

export const useSharePaper = () =>
  useMutation({
    mutationFn: (paperId: string) => call(api.sharePaper, { body: { paperId }, quiet: true }),
  });

/** A link cannot carry the session, so the file is fetched and then handed to the browser. */
export async function savePaper(paperId: string, number: string, lang: 'en' | 'hi'): Promise<void> {
  const pdf: unknown = await call(api.getPaperFile, { query: { paperId, lang }, quiet: true });
  if (pdf instanceof Blob) saveFile(pdf, `${number.replaceAll('/', '-')}-${lang}.pdf`);
}
