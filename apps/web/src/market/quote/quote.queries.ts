import { signQuote } from '@nukkad/contract/market/quote/agreement.api';
import { awardParts, finishAward, priceAward } from '@nukkad/contract/market/quote/award.api';
import { priceChoice } from '@nukkad/contract/market/quote/choice.api';
import * as api from '@nukkad/contract/market/quote/quote.api';
import { shareEstimate } from '@nukkad/contract/market/quote/estimate-share.api';
import * as templates from '@nukkad/contract/market/quote/quote-template.api';
import { listMyServices } from '@nukkad/contract/market/catalog/partner-service.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { queryClient } from '../../platform/query-client.ts';
import { saveFile } from '../../ui/save-file.ts';

const keys = {
  all: ['offers'] as const,
  thread: (leadId: string, language: string) => ['offers', 'thread', leadId, language] as const,
  version: (quoteId: string) => ['offers', 'version', quoteId] as const,
  draft: (leadId: string) => ['offers', 'draft', leadId] as const,
  compared: (rfqId: string, language: string) => ['offers', 'compared', rfqId, language] as const,
  awardPrice: (rfqId: string, parts: string) => ['offers', 'award', rfqId, parts] as const,
  choicePrice: (quoteId: string, lines: string) => ['offers', 'choice', quoteId, lines] as const,
  starts: (language: string) => ['offers', 'starts', language] as const,
};
/** A version moves the request and the lead as well: their own lists are read anew too. */
const renewAll = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: keys.all }),
    queryClient.invalidateQueries({ queryKey: ['rfqs'] }),
    queryClient.invalidateQueries({ queryKey: ['leads'] }),
  ]);
/** Nothing is pushed for quotes: an open page looks again by itself. */
const lookAgainMs = 20_000;

export function useQuoteThread(leadId: string) {
  const { language } = useTranslation();
  return useQuery({
    queryKey: keys.thread(leadId, language),
    queryFn: ({ signal }) => call(api.getQuoteThread, { query: { leadId }, quiet: true, signal }),
    refetchInterval: lookAgainMs,
  });
}

export function useQuoteVersion(quoteId: string) {
  return useQuery({
    queryKey: keys.version(quoteId),
    queryFn: ({ signal }) => call(api.getQuoteVersion, { query: { quoteId }, quiet: true, signal }),
  });
}

export function useComparison(rfqId: string) {
  const { language } = useTranslation();
  return useQuery({
    queryKey: keys.compared(rfqId, language),
    queryFn: ({ signal }) => call(api.compareQuotes, { query: { rfqId }, quiet: true, signal }),
    refetchInterval: lookAgainMs,
  });
}

/** What lines come to, as they are chosen; the sums before stay in sight meanwhile. */
export function useAwardPrice(rfqId: string, parts: EndpointInput<typeof priceAward>['body']['parts']) {
  return useQuery({
    queryKey: keys.awardPrice(rfqId, JSON.stringify(parts)),
    queryFn: ({ signal }) => call(priceAward, { body: { rfqId, parts }, quiet: true, signal }),
    enabled: parts.length > 0,
    placeholderData: (before) => before,
  });
}

/** What a quote comes to with what is chosen of it; the sums before stay in sight meanwhile. */
export function useChoicePrice(body: EndpointInput<typeof priceChoice>['body'], enabled: boolean) {
  return useQuery({
    queryKey: keys.choicePrice(body.quoteId, JSON.stringify([body.lines, body.alternatives])),
    queryFn: ({ signal }) => call(priceChoice, { body, quiet: true, signal }),
    enabled,
    placeholderData: (before) => before,
  });
}

/** Read once: what is typed afterwards is newer. */
export const useQuoteDraft = (leadId: string) =>
  useQuery({
    queryKey: keys.draft(leadId),
    queryFn: ({ signal }) => call(api.getQuoteDraft, { query: { leadId }, quiet: true, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** What a quote may be started from: own services, own templates, what was sent before. */
export function useQuoteStarts() {
  const { language } = useTranslation();
  return useQuery({
    queryKey: keys.starts(language),
    queryFn: async ({ signal }) => {
      const quiet = { quiet: true, signal } as const;
      const [services, own, sent] = await Promise.all([
        call(listMyServices, { query: { limit: 100, state: 'active' }, ...quiet }).catch(() => null),
        call(templates.listQuoteTemplates, { query: { limit: 50 }, ...quiet }),
        call(templates.listSentQuotes, { query: { limit: 10 }, ...quiet }),
      ]);
      return { services: services?.items ?? [], templates: own.items, sent: sent.items };
    },
  });
}

export type DraftBody = EndpointInput<typeof api.updatePrice>['body'];
export const saveDraft = (body: DraftBody) => call(api.updatePrice, { body, quiet: true });

export const useSendQuote = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.sendQuote>['body']) =>
      call(api.sendQuote, { body, quiet: true }),
    onSettled: renewAll,
  });

export const useAcceptQuote = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.acceptQuote>['body']) =>
      call(api.acceptQuote, { body, quiet: true }),
    onSettled: renewAll,
  });

export const useCounterQuote = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.counterQuote>['body']) =>
      call(api.counterQuote, { body, quiet: true }),
    onSettled: renewAll,
  });

export const useRefuseQuote = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.refuseQuote>['body']) =>
      call(api.refuseQuote, { body, quiet: true }),
    onSettled: renewAll,
  });

export const useSignQuote = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof signQuote>['body']) => call(signQuote, { body, quiet: true }),
    onSettled: renewAll,
  });

export const useAwardParts = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof awardParts>['body']) => call(awardParts, { body, quiet: true }),
    onSettled: renewAll,
  });

export const useFinishAward = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof finishAward>['body']) => call(finishAward, { body, quiet: true }),
    onSettled: renewAll,
  });

export const useSaveTemplate = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof templates.saveQuoteTemplate>['body']) =>
      call(templates.saveQuoteTemplate, { body, quiet: true, idempotencyKey }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['offers', 'starts'] }),
  });

export const useRemoveTemplate = () =>
  useMutation({
    mutationFn: (templateId: string) =>
      call(templates.removeQuoteTemplate, { params: { templateId }, quiet: true }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['offers', 'starts'] }),
  });

/** A new link each time; it opens for a week. */
export const useShareEstimate = () =>
  useMutation({
    mutationFn: (quoteId: string) => call(shareEstimate, { body: { quoteId }, quiet: true }),
  });

/** A version as a file on this device: a link cannot carry the session. */
export async function savePaper(quoteId: string, lang: 'en' | 'hi', name: string): Promise<void> {
  const pdf: unknown = await call(api.getQuotePaper, { query: { quoteId, lang } });
  if (pdf instanceof Blob) saveFile(pdf, `${name}.pdf`);
}
