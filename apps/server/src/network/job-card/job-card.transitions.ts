/** How a job card moves: its table is `job-card.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import {
  jobCardErrors,
  jobCardEvents,
  jobCardLifecycle,
} from '@nukkad/contract/network/job-card/job-card.noun';
import { actorOf } from '../../platform/audit.ts';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { nextRow } from '../../platform/lifecycle/next-row.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import type { Moved } from '../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import { type JobCardActor, jobCardCapacities, seesCard } from './job-card.policy.ts';
import { type JobCardRow, lockCard, saveCard } from './job-card.store.ts';

interface JobCardMove {
  readonly changes?: Partial<
    Pick<JobCardRow, 'words' | 'withPhotos' | 'askedAt' | 'expiresAt' | 'answeredAt'>
  >;
}

type JobCardMoved = Moved<typeof jobCardLifecycle, JobCardRow, JobCardActor, JobCardMove>;

export const jobCardTransitions = transitions({
  table: jobCardLifecycle,
  notFound: jobCardErrors.job_card_not_found,
  movedOn: jobCardErrors.job_card_moved_on,
  lock: lockCard,
  sees: (actor: JobCardActor, row) => seesCard(actor, row),
  capacities: (actor: JobCardActor, row: Pick<JobCardRow, 'authorId' | 'buyerId'>, verb) =>
    jobCardCapacities(actor, row, verb),
  next: nextRow<JobCardRow, JobCardMove>,
  save: saveCard,
  logged: logOf(jobCardLifecycle, 'job_card', 'cardId', {
    actor: ({ viewer }: JobCardActor) => actorOf(viewer),
    kind: 'network_job_card',
  }),
  tells: tellsOf(jobCardLifecycle, jobCardEvents, ({ after }: JobCardMoved) => ({
    expiresAt: after.expiresAt?.toISOString() ?? '',
  })),
});
