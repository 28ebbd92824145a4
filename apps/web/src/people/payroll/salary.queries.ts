import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/payroll/salary-structure.api';
import { listAddress } from '@nukkad/lists/address';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { renewPayroll } from './payroll.queries.ts';

const keys = {
  structures: ['payroll', 'structures'] as const,
  people: (search: string) => ['payroll', 'people', search] as const,
  setting: ['payroll', 'setting'] as const,
};

export const useStructures = () =>
  useInfiniteQuery({
    queryKey: keys.structures,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listSalaryStructures, { query: { cursor: pageParam, limit: 100 }, quiet: true, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });

export type NewStructure = EndpointInput<typeof api.writeSalaryStructure>['body'];

export const useWriteStructure = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: NewStructure) => call(api.writeSalaryStructure, { body, quiet: true, idempotencyKey }),
    onSettled: renewPayroll,
  });

export const usePreview = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.previewSalaryStructure>['body']) =>
      call(api.previewSalaryStructure, { body, quiet: true }),
  });

export const peopleAddress = listAddress(api.salariedQuery.shape, ['search'], {});

export const useSalaried = (search = '') =>
  useInfiniteQuery({
    queryKey: keys.people(search),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listSalariedUsers, {
        query: { search, cursor: pageParam, limit: 100, ...(pageParam ? {} : { count: 'true' }) },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });

export type NewSalary = EndpointInput<typeof api.setSalary>['body'];

export const useSetSalary = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: NewSalary) => call(api.setSalary, { body, quiet: true, idempotencyKey }),
    onSettled: renewPayroll,
  });

export type EditedProfile = EndpointInput<typeof api.editPayrollProfile>['body'];

export const useEditProfile = () =>
  useMutation({
    mutationFn: (body: EditedProfile) => call(api.editPayrollProfile, { body, quiet: true }),
    onSettled: renewPayroll,
  });

export const useSetting = () =>
  useQuery({
    queryKey: keys.setting,
    queryFn: ({ signal }) => call(api.getPayrollSetting, { quiet: true, signal }),
  });

export type EditedSetting = EndpointInput<typeof api.editPayrollSetting>['body'];

export const useEditSetting = () =>
  useMutation({
    mutationFn: (body: EditedSetting) => call(api.editPayrollSetting, { body, quiet: true }),
    onSettled: renewPayroll,
  });
