import { addQuotationFiles, removeQuotationFile } from '@nukkad/contract/market/rfq/quotation-file.api';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';

/** Kept at once, so that what is sent names them; without a lead for a request of the customer. */
export const useAddFiles = (leadId?: string) =>
  useMutation({
    mutationFn: (files: readonly File[]) =>
      call(addQuotationFiles, { query: { leadId }, files, quiet: true }),
  });

export const removeFile = (fileId: string) => call(removeQuotationFile, { params: { fileId }, quiet: true });
