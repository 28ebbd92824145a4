/** Every job, in the order of the table. */
import { bookingJobs } from './booking.ts';
import { deskJobs } from './desks.ts';
import { hiringJobs } from './hiring.ts';
import type { Job } from './job.ts';
import { moveJobs } from './moves.ts';
import { networkJobs } from './network.ts';
import { ownBookingJobs } from './own-bookings.ts';
import { peopleJobs } from './people.ts';
import { pageJobs } from './pages.ts';
import { leadJobs } from './leads.ts';
import { signInJobs } from './sign-in.ts';
import { serviceJobs } from './services.ts';

export const jobs: readonly Job[] = [
  ...serviceJobs,
  ...bookingJobs,
  ...moveJobs,
  ...signInJobs,
  ...ownBookingJobs,
  ...deskJobs,
  ...peopleJobs,
  ...leadJobs,
  ...hiringJobs,
  ...networkJobs,
  ...pageJobs,
];

/** Those that BENCH_ONLY names, with commas; all without it. */
export function chosenJobs(only: string | undefined): readonly Job[] {
  if (!only) return jobs;
  const ids = only.split(',');
  const unknown = ids.find((id) => !jobs.some((job) => job.id === id));
  if (unknown)
    throw new Error(`No job is called ${unknown}. There are: ${jobs.map(({ id }) => id).join(', ')}.`);
  return jobs.filter(({ id }) => ids.includes(id));
}
