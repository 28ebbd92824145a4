/** People and departments of one's own organisation, to choose from. */
import { getMyTeam } from '@nukkad/contract/identity/staff/staff.api';
import { listDepartments } from '@nukkad/contract/people/department/department.api';
import { listEmployees } from '@nukkad/contract/people/employee/employee.api';
import { useQuery } from '@tanstack/react-query';
import { allPages } from '../../platform/api/all-pages.ts';
import { keyOf } from '../../platform/api/asked.ts';
import { call } from '../../platform/api/client.ts';

const minute = 60_000;

/** Everyone of the team, by what each member may see of the others. */
export const useColleagues = () =>
  useQuery({
    queryKey: keyOf(getMyTeam, {}, 'all'),
    queryFn: ({ signal }) =>
      allPages((cursor) => call(getMyTeam, { query: { cursor, limit: 100 }, quiet: true, signal })),
    staleTime: minute,
  });

/** Everyone with their place, for those who may see the list of employees; by name. */
export const useEmployeeChoice = (enabled = true) =>
  useQuery({
    queryKey: keyOf(listEmployees, {}, 'all'),
    enabled,
    queryFn: ({ signal }) =>
      allPages((cursor) => call(listEmployees, { query: { cursor, limit: 100 }, quiet: true, signal })),
    staleTime: minute,
  });

/** Departments, by name; not asked for who has no team. */
export const useTeamDepartments = (enabled: boolean) =>
  useQuery({
    queryKey: keyOf(listDepartments, {}, 'all'),
    enabled,
    queryFn: ({ signal }) =>
      allPages((cursor) => call(listDepartments, { query: { cursor, limit: 100 }, quiet: true, signal })),
    staleTime: minute,
  });

export const useDepartmentChoice = () => useTeamDepartments(true);
