import {
  acceptOrReject,
  addAdditionalService,
  assignProfessional,
  completeBooking,
  uploadWorkPhotos,
  verifyStartCode,
} from '@nukkad/contract/booking/fulfilment.api';
import type { BookingDetails } from '@nukkad/contract/booking/booking.model';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { collectCash } from '@nukkad/contract/payment/payment.api';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { call } from '../platform/api/client.ts';
import { upload } from '../platform/api/upload.ts';
import { queryClient } from '../platform/query-client.ts';
import { fulfilmentKeys } from './fulfilment.queries.ts';

/** A move of one booking touches its details, every list and every count. */
export function lookAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: fulfilmentKeys.all });
}

function keepDetails(details: BookingDetails): void {
  queryClient.setQueryData(fulfilmentKeys.details(details.bookingId), details);
}

/** Sent at once also without a network, so that the person learns of it and can send the same again. */
function useMove<Answer, Input>(
  move: (input: Input) => Promise<Answer>,
  more: Pick<UseMutationOptions<Answer, Error, Input>, 'onSuccess'> = {},
) {
  return useMutation<Answer, Error, Input>({
    networkMode: 'always',
    mutationFn: move,
    ...more,
    onSettled: () => void lookAgain(),
  });
}

export type RejectReason = NonNullable<EndpointInput<typeof acceptOrReject>['body']['reason']>;

/** Accepting says what was refused in a toast: it is one tap, without a dialog to say it in. */
export function useAccept() {
  return useMove((bookingId: string) => call(acceptOrReject, { body: { bookingId, action: 'accept' } }));
}

export function useReject() {
  return useMove(({ bookingId, reason, note }: { bookingId: string; reason: RejectReason; note: string }) =>
    call(acceptOrReject, {
      body: { bookingId, action: 'reject', reason, ...(note ? { note } : {}) },
      quiet: true,
    }),
  );
}

export function useAssign(bookingId: string) {
  return useMove(
    (staffId: string) => call(assignProfessional, { body: { bookingId, staffId }, quiet: true }),
    { onSuccess: keepDetails },
  );
}

export function useStart(bookingId: string) {
  return useMove((otp: string) => call(verifyStartCode, { body: { bookingId, otp }, quiet: true }), {
    onSuccess: keepDetails,
  });
}

export function useComplete(bookingId: string) {
  return useMove(() => call(completeBooking, { body: { bookingId }, quiet: true }), {
    onSuccess: keepDetails,
  });
}

export type AdditionWish = Omit<EndpointInput<typeof addAdditionalService>['body'], 'bookingId'>;

export function useAskAddition(bookingId: string) {
  return useMove((wish: AdditionWish) =>
    call(addAdditionalService, { body: { bookingId, ...wish }, quiet: true }),
  );
}

export type WorkStage = 'before' | 'after';

export function useSendPhotos(bookingId: string, stage: WorkStage) {
  return useMove(({ files, onProgress }: { files: readonly File[]; onProgress: (share: number) => void }) =>
    upload(uploadWorkPhotos, files, { bookingId, stage }, onProgress),
  );
}

/** One key for one intention: asked again after a lost answer, the cash is booked once. */
export function useCollectCash(bookingId: string, key: string) {
  return useMove((amount: number) =>
    call(collectCash, { body: { bookingId, amount }, idempotencyKey: key, quiet: true }),
  );
}
