import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/department/department.api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { renewTeamChoice } from '../../nouns/team/team.queries.ts';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = { all: ['departments'] as const };
const renew = () => {
  void renewTeamChoice();
  void queryClient.invalidateQueries({ queryKey: ['employees'] });
  return queryClient.invalidateQueries({ queryKey: keys.all });
};

/** The whole chart: a business has a hundred departments at most. */
export const useDepartments = () =>
  useQuery({
    queryKey: keys.all,
    queryFn: ({ signal }) => call(api.listDepartments, { query: { limit: 100 }, quiet: true, signal }),
  });

export type DepartmentBody = EndpointInput<typeof api.addDepartment>['body'];

export const useAddDepartment = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: DepartmentBody) => call(api.addDepartment, { body, quiet: true, idempotencyKey }),
    onSettled: renew,
  });

export const useEditDepartment = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.editDepartment>['body']) =>
      call(api.editDepartment, { body, quiet: true }),
    onSettled: renew,
  });

export const useRemoveDepartment = () =>
  useMutation({
    mutationFn: (departmentId: string) => call(api.removeDepartment, { query: { departmentId } }),
    onSettled: renew,
  });
