import { addQuotationFiles, removeQuotationFile } from '@nukkad/contract/market/rfq/quotation-file.api';
import { call } from '../../platform/api/client.ts';
import { useSend } from '../../platform/api/send.ts';

/** Kept at once, so that what is sent names them; without a lead for a request of the customer. */
export const useAddFiles = (leadId?: string) =>
  useSend(addQuotationFiles, { given: (files: readonly File[]) => ({ query: { leadId }, files }) });

export const removeFile = (fileId: string) => call(removeQuotationFile, { params: { fileId }, quiet: true });
