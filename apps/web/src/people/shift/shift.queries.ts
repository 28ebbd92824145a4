import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/shift/shift.api';
import * as requestApi from '@nukkad/contract/people/shift/shift-request.api';
import { renew, useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

export const renewShifts = () => renew('shift');

export interface RosterAsked {
  readonly from: string;
  readonly days: number;
  readonly departmentId: string;
  readonly q: string;
}

/** All pages one after the other: an organisation has 500 people at most. */
export const useRoster = ({ from, days, departmentId, q }: RosterAsked) =>
  usePages(
    api.listRoster,
    { from, days, ...(departmentId && { departmentId }), q, limit: 50 },
    { placeholderData: (before) => before },
  );

export const useRosterChanges = (from: string, to: string) =>
  usePages(api.listRosterChanges, { from, to, limit: 50 });

/** A business has thirty at most. */
export const useShiftTypes = () => useAsked(api.listShiftTypes, { query: { limit: 100 } });

export const useRosterSetting = () => useAsked(api.getRosterSetting);

type BodyOf<Call> = EndpointInput<Call> extends { body: infer Body } ? Body : never;
export type TypeBody = BodyOf<typeof api.addShiftType>;

export const useKeepShift = () => useSend(api.keepShift);
export const useEditType = () => useSend(api.editShiftType);
export const useRemoveType = () =>
  useSend(api.removeShiftType, { given: (shiftTypeId: string) => ({ query: { shiftTypeId } }) });

export const useOwnShifts = (which: 'own' | 'open', from: string, to: string) =>
  usePages(requestApi.listOwnShifts, { which, from, to, limit: 50 });

export const useColleagueShifts = (shiftId: string) =>
  usePages(requestApi.listColleagueShifts, { shiftId, limit: 20 });

export const useShiftRequests = (whose: 'own' | 'team', status: 'pending' | '') =>
  usePages(requestApi.listShiftRequests, { whose, ...(status && { status }), limit: 20 });

export type RequestMove = BodyOf<typeof requestApi.moveShiftRequest>['verb'];
