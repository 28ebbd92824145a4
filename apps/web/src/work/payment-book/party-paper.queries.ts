import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/work/payment-book/party-paper.api';
import { call } from '../../platform/api/client.ts';
import { saveFile } from '../../ui/press/save-file.ts';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';

export type PaperAsked = EndpointInput<typeof api.previewPaper>['body'];

export const usePaperDraft = (asked: PaperAsked) =>
  useAsked(api.previewPaper, { body: asked }, { placeholderData: (before) => before });

export const useIssued = (partyId: string) => usePages(api.listIssuedPaper, { partyId, limit: 20 });

/** A link cannot carry the session, so the file is fetched and then handed to the browser. */
export async function savePaper(paperId: string, number: string, lang: 'en' | 'hi'): Promise<void> {
  const pdf: unknown = await call(api.getPaperFile, { query: { paperId, lang }, quiet: true });
  if (pdf instanceof Blob) saveFile(pdf, `${number.replaceAll('/', '-')}-${lang}.pdf`);
}
