import {
  acceptOrReject,
  addAdditionalService,
  assignProfessional,
  completeBooking,
  getPartnerBooking,
  swapProfessionals,
  uploadWorkPhotos,
  verifyStartCode,
} from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { countStatuses } from '@nukkad/contract/market/booking/booking.api';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { createPaymentLink, sendPaymentLink } from '@nukkad/contract/money/payment/payment-link.api';
import { collectCash } from '@nukkad/contract/money/payment/payment.api';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, newIdempotencyKey } from '../../platform/api/client.ts';
import { keepAnswer, renew } from '../../platform/api/asked.ts';
import { type Visit, type WorkStage, nowOrLater, onWorkSent } from './offline/work-queue.ts';

/** A move of one booking touches its details, every list and every count. */
export const lookAgain = (): Promise<unknown> => renew('fulfilment', 'calendar', 'overview', countStatuses);

/** An answer with the booking as it is now. */
export function keepDetails(details: BookingDetails): void {
  keepAnswer(getPartnerBooking, { query: { bookingId: details.bookingId } }, details);
}

/** The same for what waited on the phone and was sent. */
onWorkSent((details) => {
  if (details) keepDetails(details);
  void lookAgain();
});

/** Null: it waits on the phone. */
const keepTold = (details: BookingDetails | null) => {
  if (details) keepDetails(details);
};

/** No `useSend`: what it makes stale is the same for all, a part of them waits on the phone, and no button waits for the lists. */
function useMove<Answer, Input>(
  move: (input: Input) => Promise<Answer>,
  more: Pick<UseMutationOptions<Answer, Error, Input>, 'onSuccess'> = {},
) {
  return useMutation<Answer, Error, Input>({
    mutationFn: move,
    ...more,
    onSettled: () => void lookAgain(),
  });
}

export type RejectReason = NonNullable<EndpointInput<typeof acceptOrReject>['body']['reason']>;

type Body<E> = EndpointInput<E> extends { body: infer B } ? Omit<B, 'bookingId'> : never;
type SeenIn<E> = Body<E> extends { seen: infer S } ? S : never;

/** With `staffId` the professional is assigned in the same step. */
export function useAccept(bookingId: string) {
  return useMove((yes: Pick<Body<typeof acceptOrReject>, 'staffId' | 'seen'>) =>
    call(acceptOrReject, { body: { bookingId, action: 'accept', ...yes }, quiet: true }),
  );
}

export function useReject(bookingId: string) {
  return useMove((refusal: Omit<Body<typeof acceptOrReject>, 'action'>) =>
    call(acceptOrReject, { body: { bookingId, action: 'reject', ...refusal }, quiet: true }),
  );
}

export function useAssign(bookingId: string) {
  return useMove(
    (choice: Body<typeof assignProfessional>) =>
      call(assignProfessional, { body: { bookingId, ...choice }, quiet: true }),
    { onSuccess: keepDetails },
  );
}

/** Two jobs swap their professionals. */
export function useSwap() {
  return useMove((body: EndpointInput<typeof swapProfessionals>['body']) =>
    call(swapProfessionals, { body, quiet: true }),
  );
}

/** Start, photos and finish wait on the phone where there is no network. */
export function useStart(visit: Visit) {
  const { bookingId } = visit;
  return useMove(
    (otp: string) =>
      nowOrLater(visit, { kind: 'start', otp }, () =>
        call(verifyStartCode, { body: { bookingId, otp }, quiet: true }),
      ),
    { onSuccess: keepTold },
  );
}

export function useComplete(visit: Visit) {
  const { bookingId } = visit;
  return useMove(
    (seen: SeenIn<typeof completeBooking>) =>
      nowOrLater(visit, { kind: 'finish', seen }, () =>
        call(completeBooking, { body: { bookingId, seen }, quiet: true }),
      ),
    { onSuccess: keepTold },
  );
}

type AdditionRequest = Body<typeof addAdditionalService>;

export function useRequestAddition(bookingId: string) {
  return useMove((request: AdditionRequest) =>
    call(addAdditionalService, { body: { bookingId, ...request }, quiet: true }),
  );
}

export function useSendPhotos(visit: Visit, stage: WorkStage) {
  const { bookingId } = visit;
  return useMove(({ files, onProgress }: { files: readonly File[]; onProgress: (share: number) => void }) =>
    nowOrLater(visit, { kind: 'photos', stage, files }, (idempotencyKey) =>
      call(uploadWorkPhotos, { query: { bookingId, stage }, files: [...files], onProgress, idempotencyKey }),
    ),
  );
}

/** One key for one intention: asked again after a lost answer, the cash is booked once. */
export function useCollectCash(bookingId: string, keyOf: (request: object) => string) {
  return useMove((seen: SeenIn<typeof collectCash>) =>
    call(collectCash, { body: { bookingId, seen }, idempotencyKey: keyOf(seen), quiet: true }),
  );
}

export type LinkWay = 'show' | 'send';

/** The link is the same however often it is asked for, until what is due changes. */
export function usePaymentLink(bookingId: string) {
  const move = useMove(({ way, seen }: { way: LinkWay; seen: SeenIn<typeof createPaymentLink> }) => {
    const body = { bookingId, seen };
    const options = { body, idempotencyKey: newIdempotencyKey(), quiet: true } as const;
    return way === 'send' ? call(sendPaymentLink, options) : call(createPaymentLink, options);
  });
  // What was shown stays while it is sent, and where sending it again is refused.
  const [link, setLink] = useState<Awaited<ReturnType<typeof move.mutateAsync>> | null>(null);
  if (move.data && move.data !== link) setLink(move.data);
  return { ...move, link: move.data ?? link };
}
