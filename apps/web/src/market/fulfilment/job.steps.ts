import type { BookingDetails, RequestStatus } from '@nukkad/contract/market/booking/booking.model';

/** What a professional does at one job, in this order. */
export const jobSteps = ['way', 'start', 'before', 'work', 'after', 'finish', 'pay'] as const;
export type JobStep = (typeof jobSteps)[number];

const atHand: Partial<Record<RequestStatus, readonly JobStep[]>> = {
  Assigned: ['way', 'start'],
  Inprogress: ['before', 'work', 'after', 'finish'],
  Completed: ['pay'],
  Disputed: ['pay'],
  Resolved: ['pay'],
  Closed: ['pay'],
};

/** The steps that one may walk between now; none for a job that came to nothing. */
export const stepsAtHand = (status: RequestStatus): readonly JobStep[] => atHand[status] ?? [];

type Facts = Pick<BookingDetails, 'status'> & {
  readonly photos: readonly Pick<BookingDetails['photos'][number], 'stage'>[];
};

/** The current step, derived from the booking alone, e.g. when the page is opened again. */
function firstOpen({ photos }: Facts, steps: readonly JobStep[]): JobStep | null {
  const has = (stage: string) => photos.some((photo) => photo.stage === stage);
  const passed = new Set<JobStep>();
  if (has('before')) passed.add('before');
  if (has('after')) for (const step of ['before', 'work', 'after'] as const) passed.add(step);
  return steps.find((step) => !passed.has(step)) ?? null;
}

/** The step on the screen: the one walked to, as far as the job has come that far; null: there is nothing to do. */
export function presentStep(facts: Facts, walkedTo: string | null): JobStep | null {
  const steps = stepsAtHand(facts.status);
  return steps.find((step) => step === walkedTo) ?? firstOpen(facts, steps);
}
