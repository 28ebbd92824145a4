import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import {
  bulkTemplate,
  getEmployeeAccess,
  getMyTeam,
  leaveTeam,
  listMyInvitations,
  listMyUsers,
  moveManyUsers,
  readUserSheet,
  staffQuery,
} from '@nukkad/contract/identity/staff/staff.api';
import { staffListStates } from '@nukkad/contract/identity/staff/staff.model';
import { listAddress } from '@nukkad/lists/address';
import type { RowResult } from '@nukkad/lists/delayed';
import { call } from '../../platform/api/client.ts';
import { rowResults } from '../../platform/api/row-results.ts';
import * as z from 'zod/mini';
import { renew, useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';

/** The search as the page's address calls it, and the tab. */
export const staffAddress = listAddress(staffQuery.shape, [], {
  q: z.string().check(z.maxLength(60)),
  tab: z.enum(staffListStates),
});
export type StaffState = (typeof staffListStates)[number];
export const renewStaff = () => renew('staff');

export function useStaffList(status: StaffState, search: string) {
  return usePages(
    listMyUsers,
    { status, search, limit: 50 },
    {
      counted: true,
      // While other words are looked for, the rows stay, and with them a dialog about one of them.
      staysFor: { status },
    },
  );
}

/** A hundred people at a time, for a file. */
export const readStaffPage = (status: StaffState, search: string, cursor: string) =>
  call(listMyUsers, { query: { status, search, cursor, limit: 100 }, quiet: true });

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
