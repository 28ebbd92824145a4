import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/department/department.api';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

/** The whole chart: a business has a hundred departments at most. */
export const useDepartments = () => useAsked(api.listDepartments, { query: { limit: 100 } });

export type DepartmentBody = EndpointInput<typeof api.addDepartment>['body'];

export const useRemoveDepartment = () =>
  useSend(api.removeDepartment, {
    given: (departmentId: string) => ({ query: { departmentId } }),
    loud: true,
  });
