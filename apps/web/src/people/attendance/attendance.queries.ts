import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/attendance/attendance.api';
import { call } from '../../platform/api/client.ts';
import { keepAnswer, renew, useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

export const renewAttendance = () => renew('attendance');

/** 2026-11 as the calls want it. */
const monthParts = (month: string) => ({ year: Number(month.slice(0, 4)), month: Number(month.slice(5, 7)) });

export const useClock = () => useAsked(api.getClock, {}, { refetchInterval: 60_000 });

export type Punch = EndpointInput<typeof api.checkInOut>['body'];

export async function sendPunch(body: Punch, idempotencyKey: string): Promise<void> {
  const status = await call(api.checkInOut, { body, idempotencyKey, quiet: true });
  keepAnswer(api.getClock, {}, status);
  void renew(api.getAttendance);
}

export const useMonth = (month: string, employeeId?: string) =>
  useAsked(
    api.getAttendance,
    { query: { ...monthParts(month), ...(employeeId && { employeeId }) } },
    { placeholderData: (before) => before },
  );

/** All pages of the grid one after the other: an organisation has 500 people at most. */
export const useGrid = (month: string, departmentId: string, q: string) =>
  usePages(
    api.listMonthly,
    { ...monthParts(month), ...(departmentId && { departmentId }), q, limit: 100 },
    { placeholderData: (before) => before },
  );

export const useDaily = (day: string, departmentId: string, state: string) =>
  usePages(
    api.listDaily,
    {
      ...monthParts(day),
      day: Number(day.slice(8)),
      ...(departmentId && { departmentId }),
      ...(state && { state: state as EndpointInput<typeof api.listDaily>['query']['state'] }),
      limit: 50,
    },
    { placeholderData: (before) => before },
  );

/** One's own. */
export const useCorrections = () => usePages(api.listCorrections, { limit: 20 });

export const useCorrection = (requestId: string) => useAsked(api.getCorrection, { params: { requestId } });

export type AskedCorrection = EndpointInput<typeof api.askCorrection>['body'];

export const useWithdrawCorrection = () => useSend(api.withdrawCorrection, { loud: true });

export const useSettings = () => useAsked(api.getAttendanceSetting, { query: { limit: 100 } });

export const useSites = () => useAsked(api.listWorkSites, { query: { limit: 100 } });

export const useRemoveSite = () =>
  useSend(api.removeWorkSite, { given: (workSiteId: string) => ({ query: { workSiteId } }), loud: true });
