import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/employee/employee.api';
import { listAddress } from '@nukkad/lists/address';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { renewTeamChoice } from '../../nouns/team/team.queries.ts';
import { allPages } from '../../platform/api/all-pages.ts';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = {
  all: ['employees'] as const,
  list: (asked: object) => ['employees', 'list', asked] as const,
  one: (employeeId: string) => ['employees', 'one', employeeId] as const,
  chart: ['employees', 'chart'] as const,
  settings: ['employees', 'settings'] as const,
};
export const renewEmployees = () => {
  void renewTeamChoice();
  void queryClient.invalidateQueries({ queryKey: ['departments'] });
  return queryClient.invalidateQueries({ queryKey: keys.all });
};

export const employeesAddress = listAddress(api.employeesQuery.shape, ['q', 'departmentId', 'state'], {});
export type EmployeesAsked = ReturnType<typeof employeesAddress.read>;

export const useEmployees = ({ q = '', departmentId, state }: EmployeesAsked) =>
  useInfiniteQuery({
    queryKey: keys.list({ q, departmentId, state }),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listEmployees, {
        query: {
          q,
          ...(departmentId && { departmentId }),
          ...(state && { state }),
          cursor: pageParam,
          limit: 50,
          ...(pageParam ? {} : { count: 'true' }),
        },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });

export const useChart = () =>
  useQuery({
    queryKey: keys.chart,
    queryFn: ({ signal }) =>
      allPages((cursor) => call(api.listChart, { query: { cursor, limit: 100 }, quiet: true, signal })),
  });

export const useEmployee = (employeeId: string) =>
  useQuery({
    queryKey: keys.one(employeeId),
    queryFn: ({ signal }) => call(api.getEmployee, { query: { employeeId }, quiet: true, signal }),
  });

export const useEditEmployee = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.editEmployee>['body']) =>
      call(api.editEmployee, { body, quiet: true }),
    onSettled: renewEmployees,
  });

export const useAddEmployee = () =>
  useMutation({
    mutationFn: ({
      idempotencyKey,
      body,
    }: {
      idempotencyKey: string;
      body: EndpointInput<typeof api.addEmployee>['body'];
    }) => call(api.addEmployee, { body, quiet: true, idempotencyKey }),
    onSettled: renewEmployees,
  });

export const useEmployeeSettings = () =>
  useQuery({
    queryKey: keys.settings,
    queryFn: ({ signal }) => call(api.getEmployeeSettings, { quiet: true, signal }),
  });

type SettingBody = EndpointInput<typeof api.addEmployeeSettings>['body'];

/** For the first time by POST, later by PATCH. */
export const useSetSettings = () =>
  useMutation({
    mutationFn: ({ version, ...body }: SettingBody & { version: number }) =>
      version === 0
        ? call(api.addEmployeeSettings, { body, quiet: true })
        : call(api.editEmployeeSettings, { body: { ...body, version }, quiet: true }),
    onSettled: renewEmployees,
  });

export const fetchSheet = (): Promise<unknown> => call(api.getEmployeeSheet);
export const readSheetFile = (file: File) => call(api.readEmployeeSheet, { files: [file], quiet: true });

type SheetBody = EndpointInput<typeof api.changeEmployees>['body'];
export type SheetRows = SheetBody['rows'];

export const checkSheet = (rows: SheetRows) =>
  call(api.changeEmployees, { body: { mode: 'check', rows }, quiet: true });

export const useChangeBySheet = () =>
  useMutation({
    mutationFn: (rows: SheetRows) =>
      call(api.changeEmployees, { body: { mode: 'change', rows }, quiet: true }),
    onSettled: renewEmployees,
  });
