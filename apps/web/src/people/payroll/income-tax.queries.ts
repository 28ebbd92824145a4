import { uploadDocuments } from '@nukkad/contract/files/document/document.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/payroll/income-tax.api';
import type { TaxClaim, TaxPerson, TaxSetting } from '@nukkad/contract/people/payroll/income-tax.model';
import { call, newIdempotencyKey } from '../../platform/api/client.ts';
import { saveFile } from '../../ui/press/save-file.ts';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

/** Oneself, or with the permission someone of the organisation. */
export const useTaxPerson = (taxYear: string, staffId?: string) =>
  useAsked(api.getTaxPerson, { query: { taxYear, ...(staffId && { staffId }) } });

export type NewClaim = EndpointInput<typeof api.declareTaxClaim>['body'];

export const useRemoveClaim = () =>
  useSend(api.removeTaxClaim, { given: (claimId: TaxClaim['claimId']) => ({ query: { claimId } }) });

/** Keeps the file in the own drive and adds it as proof, in one go. */
export const useProve = () =>
  useSend(api.proveTaxClaim, {
    send: async ({ claimId, file }: { readonly claimId: TaxClaim['claimId']; readonly file: File }) => {
      const { documents } = await call(uploadDocuments, {
        query: { type: 'other' },
        files: [file],
        quiet: true,
      });
      const documentId = documents[0]?.documentId ?? '';
      const idempotencyKey = newIdempotencyKey();
      return call(api.proveTaxClaim, { body: { claimId, documentId }, quiet: true, idempotencyKey });
    },
  });

/** A fresh link each time; it lives for a minute. */
export async function openProof(claimId: TaxClaim['claimId'], documentId: string): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const { url } = await call(api.openTaxProof, { query: { claimId, documentId } });
    if (tab) tab.location.href = url;
    else window.location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

export const useTaxSetting = (taxYear: string) => useAsked(api.getTaxSetting, { query: { taxYear } });

export async function saveCertificate({ staffId, taxYear, names, isMe }: TaxPerson): Promise<void> {
  const query = { taxYear, ...(!isMe && { staffId }) };
  const paper: unknown = await call(api.getTaxCertificate, { query, quiet: true });
  if (paper instanceof Blob) saveFile(paper, `form-${names.certificate}-${taxYear.slice(0, 4)}.pdf`);
}

export async function saveStatement({ taxYear, names }: TaxSetting, quarter: number): Promise<void> {
  const file: unknown = await call(api.getTaxStatement, { query: { taxYear, quarter }, quiet: true });
  const blob = file instanceof Blob ? file : new Blob([String(file)], { type: 'text/csv' });
  saveFile(blob, `form-${names.statement}-${taxYear.slice(0, 4)}-q${quarter}.csv`);
}
