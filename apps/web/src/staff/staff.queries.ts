import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import {
  answerInvitation,
  bulkTemplate,
  getEmployeeAccess,
  inviteMany,
  inviteUser,
  listMyInvitations,
  listMyUsers,
  updateEmployeeAccess,
  updateUser,
} from '@nukkad/contract/staff/staff.api';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call, newIdempotencyKey } from '../platform/api/client.ts';
import { upload } from '../platform/api/upload.ts';
import { queryClient } from '../platform/query-client.ts';

export type StaffState = 'Active' | 'Pending' | 'Deactivated';
const keys = {
  all: ['staff'] as const,
  list: (status: StaffState) => ['staff', 'list', status] as const,
  access: (staffId: string) => ['staff', 'access', staffId] as const,
  invitations: ['staff', 'invitations'] as const,
};
const renew = () => queryClient.invalidateQueries({ queryKey: keys.all });

export function useStaffList(status: StaffState) {
  return useInfiniteQuery({
    queryKey: keys.list(status),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(listMyUsers, { query: { status, cursor: pageParam, limit: 20 }, quiet: true, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function useInvite() {
  return useMutation({
    mutationFn: (body: EndpointInput<typeof inviteUser>['body']) =>
      call(inviteUser, { body, quiet: true, idempotencyKey: newIdempotencyKey() }),
    onSuccess: renew,
  });
}

export function useChangeStaff() {
  return useMutation({
    mutationFn: (body: EndpointInput<typeof updateUser>['body']) => call(updateUser, { body, quiet: true }),
    onSuccess: renew,
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
    onSuccess: renew,
  });
}

/** With the digest of a preview all are invited; without one the file is only looked at. */
export function useSheet() {
  return useMutation({
    mutationFn: ({ file, digest }: { file: File; digest?: string }) =>
      upload(inviteMany, [file], digest ? { mode: 'create', digest } : { mode: 'preview' }),
    onSuccess: (answer) => (answer.created > 0 ? renew() : undefined),
  });
}

export const fetchTemplate = () => call(bulkTemplate);

export function useInvitations() {
  return useQuery({
    queryKey: keys.invitations,
    queryFn: ({ signal }) => call(listMyInvitations, { query: { limit: 20 }, quiet: true, signal }),
  });
}

export function useAnswer() {
  return useMutation({
    mutationFn: (body: { staffId: string; accept: boolean }) => call(answerInvitation, { body, quiet: true }),
    onSuccess: renew,
  });
}
