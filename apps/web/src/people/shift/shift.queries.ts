import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/shift/shift.api';
import * as requestApi from '@nukkad/contract/people/shift/shift-request.api';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = {
  all: ['shift'] as const,
  roster: (from: string, days: number, departmentId: string, q: string) =>
    ['shift', 'roster', from, days, departmentId, q] as const,
  changes: (from: string, to: string) => ['shift', 'changes', from, to] as const,
  types: ['shift', 'types'] as const,
  setting: ['shift', 'setting'] as const,
  own: (which: string, from: string, to: string) => ['shift', 'own', which, from, to] as const,
  colleagues: (shiftId: string) => ['shift', 'colleagues', shiftId] as const,
  requests: (whose: string, status: string) => ['shift', 'requests', whose, status] as const,
};
export const renewShifts = () => queryClient.invalidateQueries({ queryKey: keys.all });

export interface RosterAsked {
  readonly from: string;
  readonly days: number;
  readonly departmentId: string;
  readonly q: string;
}

/** All pages one after the other: an organisation has 500 people at most. */
export const useRoster = ({ from, days, departmentId, q }: RosterAsked) =>
  useInfiniteQuery({
    queryKey: keys.roster(from, days, departmentId, q),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listRoster, {
        query: { from, days, ...(departmentId && { departmentId }), q, cursor: pageParam, limit: 50 },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });

export const useRosterChanges = (from: string, to: string) =>
  useInfiniteQuery({
    queryKey: keys.changes(from, to),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listRosterChanges, {
        query: { from, to, cursor: pageParam, limit: 50 },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
  });

/** A business has thirty at most. */
export const useShiftTypes = () =>
  useQuery({
    queryKey: keys.types,
    queryFn: ({ signal }) => call(api.listShiftTypes, { query: { limit: 100 }, quiet: true, signal }),
  });

export const useRosterSetting = () =>
  useQuery({
    queryKey: keys.setting,
    queryFn: ({ signal }) => call(api.getRosterSetting, { quiet: true, signal }),
  });

/** All of it is read anew afterwards, also where it failed: someone else may have been quicker. */
function useChange<Body, Answer>(send: (body: Body) => Promise<Answer>) {
  return useMutation({ mutationFn: send, onSettled: renewShifts });
}
type BodyOf<Call> = EndpointInput<Call> extends { body: infer Body } ? Body : never;
export type PlanBody = BodyOf<typeof api.planShifts>;
export type TypeBody = BodyOf<typeof api.addShiftType>;

export const usePlan = (idempotencyKey: string) =>
  useChange((body: PlanBody) => call(api.planShifts, { body, quiet: true, idempotencyKey }));
export const useMoveShift = () =>
  useChange((body: BodyOf<typeof api.moveShift>) => call(api.moveShift, { body, quiet: true }));
export const useRemoveShift = () =>
  useChange((body: BodyOf<typeof api.removeShift>) => call(api.removeShift, { body, quiet: true }));
export const useKeepShift = () =>
  useChange((body: BodyOf<typeof api.keepShift>) => call(api.keepShift, { body, quiet: true }));
export const useCopyRoster = () =>
  useChange(({ idempotencyKey, ...body }: BodyOf<typeof api.copyRoster> & { idempotencyKey: string }) =>
    call(api.copyRoster, { body, quiet: true, idempotencyKey }),
  );
export const usePublish = () =>
  useChange((body: BodyOf<typeof api.publishRoster>) => call(api.publishRoster, { body, quiet: true }));
export const useAddType = (idempotencyKey: string) =>
  useChange((body: TypeBody) => call(api.addShiftType, { body, quiet: true, idempotencyKey }));
export const useEditType = () =>
  useChange((body: BodyOf<typeof api.editShiftType>) => call(api.editShiftType, { body, quiet: true }));
export const useRemoveType = () =>
  useChange((shiftTypeId: string) => call(api.removeShiftType, { query: { shiftTypeId }, quiet: true }));
export const useSaveRosterSetting = () =>
  useChange((body: BodyOf<typeof api.saveRosterSetting>) =>
    call(api.saveRosterSetting, { body, quiet: true }),
  );

export const useOwnShifts = (which: 'own' | 'open', from: string, to: string) =>
  useInfiniteQuery({
    queryKey: keys.own(which, from, to),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(requestApi.listOwnShifts, {
        query: { which, from, to, cursor: pageParam, limit: 50 },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
  });

export const useColleagueShifts = (shiftId: string) =>
  useInfiniteQuery({
    queryKey: keys.colleagues(shiftId),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(requestApi.listColleagueShifts, {
        query: { shiftId, cursor: pageParam, limit: 20 },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
  });

export const useShiftRequests = (whose: 'own' | 'team', status: 'pending' | '') =>
  useInfiniteQuery({
    queryKey: keys.requests(whose, status),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(requestApi.listShiftRequests, {
        query: { whose, ...(status && { status }), cursor: pageParam, limit: 20 },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
  });

export const useAskForShift = (idempotencyKey: string) =>
  useChange((body: BodyOf<typeof requestApi.askForShift>) =>
    call(requestApi.askForShift, { body, quiet: true, idempotencyKey }),
  );
export const useMoveRequest = () =>
  useChange((body: BodyOf<typeof requestApi.moveShiftRequest>) =>
    call(requestApi.moveShiftRequest, { body, quiet: true }),
  );
export type RequestMove = BodyOf<typeof requestApi.moveShiftRequest>['verb'];
