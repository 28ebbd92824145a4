import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { jobCardFolder } from './copy-photos.ts';
import { jobCardConsumers, sweepCards } from './end-cards.ts';
import type { JobCardDependencies, JobCardInterface } from './job-card.interface.ts';
import { jobCardNotices } from './job-card.notices.ts';
import { jobCardPersonal } from './job-card-personal.store.ts';
import { jobCardRoutes } from './job-card.routes.ts';
import { holdAgreed, listWords, setRemoved } from './job-card.store.ts';
import { listKnownPhotos } from './photo.store.ts';
import { shownOf } from './read-cards.ts';

/** Finished jobs that members show while their customers agree. */
export const createJobCardDomain = (deps: JobCardDependencies): Domain & JobCardInterface => ({
  name: 'job-card',
  shownOf: (reader, cardIds, now) => shownOf(deps, reader, cardIds, now),
  wordsOf: async (reader, cardIds) =>
    new Map((await listWords(reader, cardIds)).map(({ cardId, words }) => [cardId, words])),
  holdAgreed,
  setRemoved,
  routes: jobCardRoutes(deps),
  consumers: jobCardConsumers(deps),
  notices: jobCardNotices(deps),
  personal: jobCardPersonal,
  keptFiles: [{ prefixes: [jobCardFolder], listKnown: listKnownPhotos }],
  cron: [{ name: 'job_card.sweep', match: '50 21 * * *', run: () => sweepCards(deps.platform) }],
});

export const jobCard = domain({
  needs: ['booking', 'employee', 'geography', 'member', 'moderation', 'review'],
  create: createJobCardDomain,
});

export type { JobCardInterface } from './job-card.interface.ts';
