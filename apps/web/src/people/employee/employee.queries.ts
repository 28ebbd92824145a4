import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/employee/employee.api';
import { useQuery } from '@tanstack/react-query';
import { allPages } from '../../platform/api/all-pages.ts';
import { call } from '../../platform/api/client.ts';
import { keyOf, useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

export const useChart = () =>
  useQuery({
    queryKey: keyOf(api.listChart, {}, 'all'),
    queryFn: ({ signal }) =>
      allPages((cursor) => call(api.listChart, { query: { cursor, limit: 100 }, quiet: true, signal })),
  });

export const useEmployee = (employeeId: string) => useAsked(api.getEmployee, { query: { employeeId } });

export const useEmployeeSettings = () => useAsked(api.getEmployeeSettings);

type SettingBody = EndpointInput<typeof api.addEmployeeSettings>['body'];

/** For the first time by POST, later by PATCH. */
export const useSetSettings = () =>
  useSend(api.editEmployeeSettings, {
    send: ({ version, ...body }: SettingBody & { version: number }) =>
      version === 0
        ? call(api.addEmployeeSettings, { body, quiet: true })
        : call(api.editEmployeeSettings, { body: { ...body, version }, quiet: true }),
  });

export const fetchSheet = (): Promise<unknown> => call(api.getEmployeeSheet);
export const readSheetFile = (file: File) => call(api.readEmployeeSheet, { files: [file], quiet: true });

type SheetBody = EndpointInput<typeof api.changeEmployees>['body'];
export type SheetRows = SheetBody['rows'];

export const checkSheet = (rows: SheetRows) =>
  call(api.changeEmployees, { body: { mode: 'check', rows }, quiet: true });

export const useChangeBySheet = () =>
  useSend(api.changeEmployees, { given: (rows: SheetRows) => ({ body: { mode: 'change' as const, rows } }) });
