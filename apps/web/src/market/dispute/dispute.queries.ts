import * as api from '@nukkad/contract/market/dispute/dispute.api';
import type { DisputeOfBooking } from '@nukkad/contract/market/dispute/dispute.model';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const keyOf = (bookingId: string) => ['dispute', bookingId] as const;

/** Ten minutes: how long a photo's signed link works, at most. */
const linkLifeMs = 10 * 60_000;

/** Asked again after each move of the booking, which `version` counts. */
export const useDispute = (bookingId: string, version: number) =>
  useQuery({
    queryKey: [...keyOf(bookingId), version],
    queryFn: ({ signal }) => call(api.getDispute, { query: { bookingId }, quiet: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.dispute?.photos.length ? linkLifeMs / 2 : false),
  });

const again = ({ bookingId }: { readonly bookingId: string }) =>
  queryClient.invalidateQueries({ queryKey: keyOf(bookingId) });

/** Of one call on the dispute: whatever came of it, it is read again. */
const useCall = <Body extends { readonly bookingId: string }>(
  send: (body: Body) => Promise<DisputeOfBooking>,
) => useMutation({ mutationFn: send, onSettled: (_answer, _error, body) => again(body) });

export const useOpenDispute = () =>
  useCall((body: EndpointInput<typeof api.openDispute>['body']) =>
    call(api.openDispute, { body, quiet: true }),
  );

export const useAnswerDispute = () =>
  useCall((body: EndpointInput<typeof api.answerDispute>['body']) =>
    call(api.answerDispute, { body, quiet: true }),
  );

export const useAnswerRemedy = () =>
  useCall((body: EndpointInput<typeof api.answerRemedy>['body']) =>
    call(api.answerRemedy, { body, quiet: true }),
  );

export const useBookRework = () =>
  useCall((body: EndpointInput<typeof api.bookRework>['body']) =>
    call(api.bookRework, { body, quiet: true }),
  );

export const useSendEvidence = () =>
  useCall(({ bookingId, files }: { readonly bookingId: string; readonly files: readonly File[] }) =>
    call(api.uploadDisputePhotos, { query: { bookingId }, files, quiet: true }),
  );

export const useReworkSlots = (bookingId: string, day: string) =>
  useQuery({
    queryKey: ['rework', bookingId, day],
    queryFn: ({ signal }) => call(api.getReworkSlots, { query: { bookingId, day }, quiet: true, signal }),
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
