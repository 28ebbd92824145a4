import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { uploadDocuments } from '@nukkad/contract/files/document/document.api';
import * as api from '@nukkad/contract/people/employee-file/employee-file.api';
import type { EmployeeFile } from '@nukkad/contract/people/employee-file/employee-file.model';
import { call } from '../../platform/api/client.ts';
import { keepAnswer, renew, useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

type Id = EmployeeFile['employeeId'];

const keep = (file: EmployeeFile) =>
  keepAnswer(api.getEmployeeFile, { query: { employeeId: file.employeeId } }, file);
const lookAgain = () => renew('employee-file');

/** While the bank has not answered, the file is asked for again. */
export const useEmployeeFile = (employeeId: string) =>
  useAsked(
    api.getEmployeeFile,
    { query: { employeeId } },
    { refetchInterval: ({ state }) => (state.data?.bank?.check === 'waiting' ? 3_000 : false) },
  );

export type EditedFile = Omit<EndpointInput<typeof api.editEmployeeFile>['body'], 'employeeId' | 'version'>;

export const useEditFile = () => useSend(api.editEmployeeFile, { keep, onError: lookAgain });

export const useGiveBank = () => useSend(api.giveEmployeeBank, { keep });

export const useVerifySalaryBank = () =>
  useSend(api.verifyEmployeeBank, { given: (code: string) => ({ body: { code } }), keep });

export interface NewDocument {
  readonly file: File;
  readonly kind: EmployeeFile['documents'][number]['kind'];
  readonly number: string;
  readonly expiresOn: string | null;
}

/** Keeps the file in the own drive and puts it into the employee's file, in one go. */
export const useAddDocument = (employeeId: Id) =>
  useSend(api.addEmployeeDocument, {
    send: async ({ file, ...body }: NewDocument) => {
      const { documents } = await call(uploadDocuments, {
        query: { type: 'other' },
        files: [file],
        quiet: true,
      });
      const documentId = documents[0]?.documentId ?? '';
      return call(api.addEmployeeDocument, { body: { employeeId, documentId, ...body }, quiet: true });
    },
    keep,
  });

export const useRemoveDocument = (employeeId: Id) =>
  useSend(api.removeEmployeeDocument, {
    given: (employeeDocumentId: EmployeeFile['documents'][number]['employeeDocumentId']) => ({
      body: { employeeId, employeeDocumentId },
    }),
    keep,
    onError: lookAgain,
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
