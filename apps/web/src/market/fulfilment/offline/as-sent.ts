import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { WaitingStep } from './work-queue.ts';

type Facts = Pick<BookingDetails, 'status' | 'can' | 'additions' | 'photos'>;

/** What waits and will go through as far as is known: all before the first that was refused. */
export function coming(waiting: readonly WaitingStep[]): readonly WaitingStep[] {
  const refused = waiting.findIndex(({ failure }) => failure !== null);
  return refused < 0 ? waiting : waiting.slice(0, refused);
}

/** The booking as the professional at the door stands to it: with a start that waits to be sent, the work has begun. */
export function asSent<Booking extends Facts>(booking: Booking, waiting: readonly WaitingStep[]): Booking {
  const started = coming(waiting).some(({ step }) => step.kind === 'start');
  if (booking.status !== 'Assigned' || !started) return booking;
  const asked = booking.additions.some(({ state }) => state === 'asked');
  return {
    ...booking,
    status: 'Inprogress',
    can: { ...booking.can, start: false, addService: false, complete: !asked },
  };
}

/** Stages of which photos are there, or wait to be sent. */
export const photographed = (
  { photos }: Pick<Facts, 'photos'>,
  waiting: readonly WaitingStep[],
): Pick<Facts['photos'][number], 'stage'>[] => [
  ...photos.map(({ stage }) => ({ stage })),
  ...coming(waiting).flatMap(({ step }) => (step.kind === 'photos' ? [{ stage: step.stage }] : [])),
];

export const isFinished = (waiting: readonly WaitingStep[]): boolean =>
  coming(waiting).some(({ step }) => step.kind === 'finish');
