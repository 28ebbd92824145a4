import { answerStop, askStop, getStop, previewStop } from '@nukkad/contract/market/stop/stop.api';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { keepPreviousData } from '@tanstack/react-query';
import { renew, useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

/** The services of a visit under way and what was said of ending it; it moves with each version of its booking. */
export function useStop(bookingId: string, version: number) {
  return useAsked(getStop, { query: { bookingId } }, { per: version, placeholderData: keepPreviousData });
}

type Said = EndpointInput<typeof previewStop>['body'];

/** What ending it now comes to; null: no reason is chosen yet. */
export function useStopPreview(said: Said | null) {
  return useAsked(previewStop, said ? { body: said } : null, { staleTime: 0, gcTime: 0 });
}

/** Whose pages show the booking take the answer over, and look again after a refusal. */
export interface BookingChanges {
  readonly keep: (booking: BookingDetails) => void;
  readonly lookAgain: () => unknown;
}

const failed = (lookAgain: () => unknown) => () => Promise.all([renew('stop'), lookAgain()]);

export function useAskStop({ keep, lookAgain }: BookingChanges) {
  return useSend(askStop, { keep, onError: failed(lookAgain) });
}

export function useAnswerStop({ keep, lookAgain }: BookingChanges) {
  return useSend(answerStop, { keep, onError: failed(lookAgain) });
}
