import { uploadDocuments } from '@nukkad/contract/files/document/document.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/payroll/income-tax.api';
import type { TaxClaim, TaxPerson, TaxSetting } from '@nukkad/contract/people/payroll/income-tax.model';
import { listAddress } from '@nukkad/lists/address';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call, newIdempotencyKey } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';
import { saveFile } from '../../ui/save-file.ts';

const keys = {
  all: ['income-tax'] as const,
  person: (taxYear: string, staffId: string | undefined) =>
    ['income-tax', 'person', taxYear, staffId ?? ''] as const,
  people: (taxYear: string, search: string) => ['income-tax', 'people', taxYear, search] as const,
  setting: (taxYear: string) => ['income-tax', 'setting', taxYear] as const,
};
export const renewTaxes = () => queryClient.invalidateQueries({ queryKey: keys.all });

/** Oneself, or with the permission someone of the organisation. */
export const useTaxPerson = (taxYear: string, staffId?: string) =>
  useQuery({
    queryKey: keys.person(taxYear, staffId),
    queryFn: ({ signal }) =>
      call(api.getTaxPerson, { query: { taxYear, ...(staffId && { staffId }) }, quiet: true, signal }),
  });

export const useChooseRegime = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.chooseTaxRegime>['body']) =>
      call(api.chooseTaxRegime, { body, quiet: true }),
    onSettled: renewTaxes,
  });

export type NewClaim = EndpointInput<typeof api.declareTaxClaim>['body'];

export const useDeclare = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: NewClaim) => call(api.declareTaxClaim, { body, quiet: true, idempotencyKey }),
    onSettled: renewTaxes,
  });

export const useRemoveClaim = () =>
  useMutation({
    mutationFn: (claimId: TaxClaim['claimId']) =>
      call(api.removeTaxClaim, { query: { claimId }, quiet: true }),
    onSettled: renewTaxes,
  });

/** Keeps the file in the own drive and adds it as proof, in one go. */
export const useProve = () =>
  useMutation({
    mutationFn: async ({ claimId, file }: { readonly claimId: TaxClaim['claimId']; readonly file: File }) => {
      const { documents } = await call(uploadDocuments, {
        query: { type: 'other' },
        files: [file],
        quiet: true,
      });
      const documentId = documents[0]?.documentId ?? '';
      const idempotencyKey = newIdempotencyKey();
      return call(api.proveTaxClaim, { body: { claimId, documentId }, quiet: true, idempotencyKey });
    },
    onSettled: renewTaxes,
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

export type ReviewBody = EndpointInput<typeof api.reviewTaxClaim>['body'];

export const useReviewClaim = () =>
  useMutation({
    mutationFn: (body: ReviewBody) => call(api.reviewTaxClaim, { body, quiet: true }),
    onSettled: renewTaxes,
  });

export const taxPeopleAddress = listAddress(api.taxPeopleQuery.shape, ['search'], {});

export const useTaxPeople = (taxYear: string, search = '') =>
  useInfiniteQuery({
    queryKey: keys.people(taxYear, search),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listTaxPeople, {
        query: { taxYear, search, cursor: pageParam, limit: 50, ...(pageParam ? {} : { count: 'true' }) },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });

export const useTaxSetting = (taxYear: string) =>
  useQuery({
    queryKey: keys.setting(taxYear),
    queryFn: ({ signal }) => call(api.getTaxSetting, { query: { taxYear }, quiet: true, signal }),
  });

export type EditedTaxSetting = EndpointInput<typeof api.editTaxSetting>['body'];

export const useEditTaxSetting = () =>
  useMutation({
    mutationFn: (body: EditedTaxSetting) => call(api.editTaxSetting, { body, quiet: true }),
    onSettled: renewTaxes,
  });

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
