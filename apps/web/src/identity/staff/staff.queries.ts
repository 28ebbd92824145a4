import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import {
  answerInvitation,
  bulkTemplate,
  getEmployeeAccess,
  getMyTeam,
  leaveTeam,
  listMyInvitations,
  listMyUsers,
  moveManyUsers,
  readUserSheet,
  staffQuery,
  updateEmployeeAccess,
  updateUser,
} from '@nukkad/contract/identity/staff/staff.api';
import { staffListStates } from '@nukkad/contract/identity/staff/staff.model';
import { listAddress } from '@nukkad/lists/address';
import type { RowResult } from '@nukkad/lists/delayed';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { rowResults } from '../../platform/api/row-results.ts';
import { queryClient } from '../../platform/query-client.ts';
import * as z from 'zod/mini';

/** The search as the page's address calls it, and the tab. */
export const staffAddress = listAddress(staffQuery.shape, [], {
  q: z.string().check(z.maxLength(60)),
  tab: z.enum(staffListStates),
});
export type StaffState = (typeof staffListStates)[number];
const keys = {
  all: ['staff'] as const,
  list: (status: StaffState, search: string) => ['staff', 'list', status, search] as const,
  team: ['staff', 'team'] as const,
  access: (staffId: string) => ['staff', 'access', staffId] as const,
  invitations: ['staff', 'invitations'] as const,
};
export const renewStaff = () => queryClient.invalidateQueries({ queryKey: keys.all });

export function useStaffList(status: StaffState, search: string) {
  return useInfiniteQuery({
    queryKey: keys.list(status, search),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(listMyUsers, {
        query: { status, search, cursor: pageParam, limit: 50, ...(pageParam ? {} : { count: 'true' }) },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
    // While other words are looked for, the rows stay, and with them a dialog about one of them.
    placeholderData: (before, query) => (query?.queryKey[2] === status ? before : undefined),
  });
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

export function useChangeStaff() {
  return useMutation({
    mutationFn: (body: EndpointInput<typeof updateUser>['body']) => call(updateUser, { body, quiet: true }),
    onSuccess: renewStaff,
  });
}

export function useAccess(staffId: string) {
  return useQuery({
    queryKey: keys.access(staffId),
    queryFn: ({ signal }) => call(getEmployeeAccess, { query: { staffId }, quiet: true, signal }),
  });
}

export function useSaveAccess() {
  return useMutation({
    mutationFn: (body: EndpointInput<typeof updateEmployeeAccess>['body']) =>
      call(updateEmployeeAccess, { body, quiet: true }),
    onSuccess: renewStaff,
  });
}

/** The rows of a file, as text; what is wrong with the file as a whole is the error's message. */
export const readUserFile = (file: File) => call(readUserSheet, { files: [file], quiet: true });

export const fetchTemplate = () => call(bulkTemplate);

export function useInvitations() {
  return useQuery({
    queryKey: keys.invitations,
    queryFn: ({ signal }) => call(listMyInvitations, { query: { limit: 20 }, quiet: true, signal }),
  });
}

export function useAnswer() {
  return useMutation({
    mutationFn: (body: EndpointInput<typeof answerInvitation>['body']) =>
      call(answerInvitation, { body, quiet: true }),
    onSuccess: renewStaff,
  });
}

/** The colleagues, with the fields that all members of the organisation may see. */
export function useTeam() {
  return useInfiniteQuery({
    queryKey: keys.team,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(getMyTeam, { query: { cursor: pageParam, limit: 30 }, quiet: true, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });
}

export const leave = (body: EndpointInput<typeof leaveTeam>['body']) =>
  call(leaveTeam, { body, quiet: true });
