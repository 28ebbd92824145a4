/** What a professional did at the door without a network: kept on the phone, and sent in its order once there is one. */
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { ApiError } from '@nukkad/contract/kernel/client';
import { isOneOf } from '@nukkad/contract/kernel/record';
import { type BookingDetails, tabStatuses } from '@nukkad/contract/market/booking/booking.model';
import {
  completeBooking,
  getPartnerBooking,
  uploadWorkPhotos,
  verifyStartCode,
} from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { useEffect, useSyncExternalStore } from 'react';
import { call, prepareOffline } from '../../../platform/api/client.ts';
import { forget, keep, keptAll } from '../../../platform/device-storage/device-storage.ts';
import { createOutbox } from '../../../platform/device-storage/outbox.ts';
import { newOrderedId } from '../../../platform/ordered-id.ts';
import { onSessionEnd } from '../../../platform/session/session-store.ts';

type Completion = EndpointInput<typeof completeBooking>['body']['seen'];
export type WorkStage = 'before' | 'after';

export type WorkStep =
  | { readonly kind: 'start'; readonly otp: string }
  | { readonly kind: 'photos'; readonly stage: WorkStage; readonly files: readonly File[] }
  | { readonly kind: 'finish'; readonly seen: Completion };

export interface WaitingStep {
  readonly stepId: string;
  readonly bookingId: string;
  readonly title: string;
  readonly step: WorkStep;
  readonly failure: string | null;
}

/** What came back, for the screens that show it. */
let told: (details: BookingDetails | null) => void = () => undefined;
export const onWorkSent = (hear: typeof told): void => {
  told = hear;
};

const done: Record<'start' | 'finish', readonly string[]> = {
  start: [...tabStatuses.Inprogress, ...tabStatuses.Completed],
  finish: tabStatuses.Completed,
};

/** Refused because an earlier try, whose answer was lost, has done it: as the booking is now. */
async function doneAlready(bookingId: string, kind: 'start' | 'finish', failure: unknown) {
  if (!(failure instanceof ApiError) || failure.code !== 'booking_moved_on') throw failure;
  const booking = await call(getPartnerBooking, { query: { bookingId }, quiet: true });
  if (!isOneOf(done[kind], booking.status)) throw failure;
  return booking;
}

async function sendStep({ stepId, bookingId, step }: WaitingStep, onProgress: (share: number) => void) {
  const quiet = true;
  switch (step.kind) {
    case 'start':
      return call(verifyStartCode, { body: { bookingId, otp: step.otp }, quiet }).catch((failure: unknown) =>
        doneAlready(bookingId, 'start', failure),
      );
    case 'finish':
      return call(completeBooking, { body: { bookingId, seen: step.seen }, quiet }).catch(
        (failure: unknown) => doneAlready(bookingId, 'finish', failure),
      );
    case 'photos': {
      const { stage, files } = step;
      // The key makes photos whose answer was lost arrive once.
      await call(uploadWorkPhotos, {
        query: { bookingId, stage },
        files: [...files],
        onProgress,
        idempotencyKey: stepId,
        quiet,
      });
      return null;
    }
  }
}

const prefix = 'work ';

const queue = createOutbox<WaitingStep>({
  idOf: ({ stepId }) => stepId,
  laneOf: ({ bookingId }) => bookingId,
  // Nothing of a visit is sent before its start went through.
  refusedHolds: true,
  keep: (item) => keep(`${prefix}${item.stepId}`, item),
  forget: (stepId) => forget(`${prefix}${stepId}`),
  recall: () => keptAll<WaitingStep>(prefix),
  send: async (item, _change, onProgress) => told(await sendStep(item, onProgress)),
});

export const tryStepAgain = (stepId: string): Promise<void> => queue.tryAgain(stepId);

/** All that waits of a visit, the last first: what was refused holds the others until they are gone. */
export async function discardWork(bookingId: string): Promise<void> {
  for (const { stepId } of queue.in(bookingId).toReversed()) await queue.drop(stepId);
}

let wired = false;
let recalled = false;

/** Once for a page: sends what an earlier visit left, and whatever waits when the network is back. */
export function startWorkQueue(): void {
  if (!wired) addEventListener('online', () => queue.drain());
  wired = true;
  if (!recalled) void queue.recall();
  recalled = true;
}

if (!import.meta.env.SSR)
  onSessionEnd(() => {
    recalled = false;
    queue.clear();
  });

const none: readonly WaitingStep[] = [];
/** On the pages on which work is done: what it takes to send it later is fetched while there is a network. */
export function useWorkOffline(): void {
  useEffect(prepareOffline, []);
}

export const useWaitingSteps = (bookingId: string) =>
  useSyncExternalStore(
    queue.subscribe,
    () => queue.in(bookingId),
    () => none,
  );
export const useAllWaiting = () =>
  useSyncExternalStore(
    queue.subscribe,
    () => queue.all(),
    () => none,
  );

export type Visit = Pick<BookingDetails, 'bookingId' | 'title'>;

const isSame = (one: WorkStep, other: WorkStep) =>
  one.kind === other.kind && (one.kind !== 'photos' || other.kind !== 'photos' || one.stage === other.stage);

const isUnanswered = (failure: unknown) => failure instanceof ApiError && failure.status === 0;

/**
 * Does it now (by the step's id, so that it counts once); without an answer it waits on the phone, and null is answered. What builds on a waiting step waits behind it; one that
 * was refused is done anew in its place.
 */
export async function nowOrLater<Answer>(
  { bookingId, title }: Visit,
  step: WorkStep,
  now: (stepId: string) => Promise<Answer>,
): Promise<Answer | null> {
  const stepId = newOrderedId();
  const waiting = queue.in(bookingId);
  const refused = waiting.find((item) => item.failure !== null && isSame(item.step, step));
  if (waiting.length === 0 || refused)
    try {
      const answer = await now(stepId);
      if (refused) await queue.drop(refused.stepId);
      return answer;
    } catch (failure) {
      if (!isUnanswered(failure)) throw failure;
    }
  if (refused) await queue.tryAgain(refused.stepId, { step });
  else await queue.add({ stepId, bookingId, title, step, failure: null });
  return null;
}
