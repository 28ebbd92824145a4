import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import {
  bulkTemplate,
  getEmployeeAccess,
  getMyTeam,
  leaveTeam,
  listMyInvitations,
  moveManyUsers,
  readUserSheet,
} from '@nukkad/contract/identity/staff/staff.api';
import type { RowResult } from '@nukkad/lists/delayed';
import { call } from '../../platform/api/client.ts';
import { rowResults } from '../../platform/api/row-results.ts';
import { renew, useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';

export const renewStaff = () => renew('staff');

/** Each by its own verb; what became of each, with the sentence of a refusal. */
export async function moveManyStaff(
  action: 'activate' | 'deactivate' | 'withdraw',
  staffIds: string[],
): Promise<readonly RowResult[]> {
  const { results } = await call(moveManyUsers, { body: { staffIds, action }, quiet: true });
  return rowResults(results);
}

export function useAccess(staffId: string) {
  return useAsked(getEmployeeAccess, { query: { staffId } });
}

/** The rows of a file, as text; what is wrong with the file as a whole is the error's message. */
export const readUserFile = (file: File) => call(readUserSheet, { files: [file], quiet: true });

export const fetchTemplate = () => call(bulkTemplate);

export function useInvitations() {
  return useAsked(listMyInvitations, { query: { limit: 20 } });
}

/** The colleagues, with the fields that all members of the organisation may see. */
export function useTeam() {
  return usePages(getMyTeam, { limit: 30 });
}

export const leave = (body: EndpointInput<typeof leaveTeam>['body']) =>
  call(leaveTeam, { body, quiet: true });
