import type { BankAccountBody } from '@nukkad/contract/identity/partner/partner.model';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { uploadDocuments } from '@nukkad/contract/files/document/document.api';
import * as api from '@nukkad/contract/people/employee-file/employee-file.api';
import type { EmployeeFile } from '@nukkad/contract/people/employee-file/employee-file.model';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = { one: (employeeId: string) => ['employee-files', employeeId] as const };
type Id = EmployeeFile['employeeId'];

const keep = (file: EmployeeFile) => queryClient.setQueryData(keys.one(file.employeeId), file);
const renew = () => queryClient.invalidateQueries({ queryKey: ['employee-files'] });

/** While the bank has not answered, the file is asked for again. */
export const useEmployeeFile = (employeeId: string) =>
  useQuery({
    queryKey: keys.one(employeeId),
    queryFn: ({ signal }) => call(api.getEmployeeFile, { query: { employeeId }, quiet: true, signal }),
    refetchInterval: ({ state }) => (state.data?.bank?.check === 'waiting' ? 3_000 : false),
  });

export type EditedFile = Omit<EndpointInput<typeof api.editEmployeeFile>['body'], 'employeeId' | 'version'>;

export const useEditFile = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.editEmployeeFile>['body']) =>
      call(api.editEmployeeFile, { body, quiet: true }),
    onSuccess: keep,
    onError: renew,
  });

export const useGiveBank = () =>
  useMutation({
    mutationFn: (body: BankAccountBody) => call(api.giveEmployeeBank, { body, quiet: true }),
    onSuccess: keep,
  });

export const useVerifySalaryBank = () =>
  useMutation({
    mutationFn: (code: string) => call(api.verifyEmployeeBank, { body: { code }, quiet: true }),
    onSuccess: keep,
  });

export interface NewDocument {
  readonly file: File;
  readonly kind: EmployeeFile['documents'][number]['kind'];
  readonly number: string;
  readonly expiresOn: string | null;
}

/** Keeps the file in the own drive and puts it into the employee's file, in one go. */
export const useAddDocument = (employeeId: Id) =>
  useMutation({
    mutationFn: async ({ file, ...body }: NewDocument) => {
      const { documents } = await call(uploadDocuments, {
        query: { type: 'other' },
        files: [file],
        quiet: true,
      });
      const documentId = documents[0]?.documentId ?? '';
      return call(api.addEmployeeDocument, { body: { employeeId, documentId, ...body }, quiet: true });
    },
    onSuccess: keep,
  });

export const useRemoveDocument = (employeeId: Id) =>
  useMutation({
    mutationFn: (employeeDocumentId: EmployeeFile['documents'][number]['employeeDocumentId']) =>
      call(api.removeEmployeeDocument, { body: { employeeId, employeeDocumentId }, quiet: true }),
    onSuccess: keep,
    onError: renew,
  });

/** A fresh link each time; it lives for a minute. */
export async function openEmployeeFile(
  employeeId: Id,
  employeeDocumentId: EmployeeFile['documents'][number]['employeeDocumentId'],
): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const { url } = await call(api.openEmployeeDocument, { query: { employeeId, employeeDocumentId } });
    if (tab) tab.location.href = url;
    else window.location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
