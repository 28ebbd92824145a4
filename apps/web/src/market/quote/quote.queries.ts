import { priceAward } from '@nukkad/contract/market/quote/award.api';
import { priceChoice } from '@nukkad/contract/market/quote/choice.api';
import * as agreements from '@nukkad/contract/market/quote/agreement.api';
import * as api from '@nukkad/contract/market/quote/quote.api';
import * as templates from '@nukkad/contract/market/quote/quote-template.api';
import { listMyServices } from '@nukkad/contract/market/catalog/partner-service.api';
import { hasFeature } from '@nukkad/contract/identity/account/screen.guard';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { saveFile } from '../../ui/press/save-file.ts';
import { keyOf, useAsked } from '../../platform/api/asked.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { useSend } from '../../platform/api/send.ts';

/** Nothing is pushed for quotes: an open page looks again by itself. */
const lookAgainMs = 20_000;

export function useQuoteThread(leadId: string) {
  return useAsked(api.getQuoteThread, { query: { leadId } }, { refetchInterval: lookAgainMs });
}

export function useQuoteVersion(quoteId: string) {
  return useAsked(api.getQuoteVersion, { query: { quoteId } });
}

export function useComparison(rfqId: string) {
  return useAsked(api.compareQuotes, { query: { rfqId } }, { refetchInterval: lookAgainMs });
}

/** What lines come to, as they are chosen; the sums before stay in sight meanwhile. */
export function useAwardPrice(rfqId: string, parts: EndpointInput<typeof priceAward>['body']['parts']) {
  return useAsked(
    priceAward,
    { body: { rfqId, parts } },
    { enabled: parts.length > 0, placeholderData: (before) => before },
  );
}

/** What a quote comes to with what is chosen of it; the sums before stay in sight meanwhile. */
export function useChoicePrice(body: EndpointInput<typeof priceChoice>['body'], enabled: boolean) {
  return useAsked(priceChoice, { body }, { enabled, placeholderData: (before) => before });
}

/** Read once: what is typed afterwards is newer. */
export const useQuoteDraft = (leadId: string) =>
  useAsked(api.getQuoteDraft, { query: { leadId } }, { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });

/** What a quote may be started from: own services where one may see them, own templates, what was sent before. */
export function useQuoteStarts() {
  useTranslation();
  const { profile } = useSession();
  const readsServices =
    profile !== null && hasFeature(profile.permissions, { key: 'services', action: 'view' });
  return useQuery({
    queryKey: keyOf(templates.listQuoteTemplates, {}, readsServices ? 'starts' : 'starts-without-services'),
    queryFn: async ({ signal }) => {
      const quiet = { quiet: true, signal } as const;
      const [services, own, sent] = await Promise.all([
        readsServices
          ? call(listMyServices, { query: { limit: 100, state: 'active' }, ...quiet }).catch(() => null)
          : null,
        call(templates.listQuoteTemplates, { query: { limit: 50 }, ...quiet }),
        call(templates.listSentQuotes, { query: { limit: 10 }, ...quiet }),
      ]);
      return { services: services?.items ?? [], templates: own.items, sent: sent.items };
    },
  });
}

type DraftBody = EndpointInput<typeof api.updatePrice>['body'];
export const saveDraft = (body: DraftBody) => call(api.updatePrice, { body, quiet: true });

/** Behind it the document is there, also of what was accepted before there were any. */
export const useQuoteCode = () => useSend(agreements.requestQuoteCode);
export const useSignQuote = () => useSend(agreements.signQuote);

/** To what both sides sign, or to the sealed file; for a minute. */
export const documentLink = async (leadId: string, which: 'document' | 'signed'): Promise<string> =>
  (await call(agreements.getQuoteDocument, { query: { leadId, which }, quiet: true })).url;

/** A draft that is being written is not read anew. */
export const useSaveTemplate = () =>
  useSend(templates.saveQuoteTemplate, { only: [templates.listQuoteTemplates] });

export const useRemoveTemplate = () =>
  useSend(templates.removeQuoteTemplate, {
    given: (templateId: string) => ({ params: { templateId } }),
    only: [templates.listQuoteTemplates],
  });

/** A version as a file on this device: a link cannot carry the session. */
export async function savePaper(quoteId: string, lang: 'en' | 'hi', name: string): Promise<void> {
  const pdf: unknown = await call(api.getQuotePaper, { query: { quoteId, lang } });
  if (pdf instanceof Blob) saveFile(pdf, `${name}.pdf`);
}
