import * as api from '@nukkad/contract/network/job-card/job-card.api';
import { type Route, openRoute, route } from '../../platform/http/route.ts';
import { answerCard } from './answer-card.ts';
import { createCard } from './create-card.ts';
import type { JobCardDependencies } from './job-card.interface.ts';
import { listJobs } from './list-jobs.ts';
import { getCard, listCards, listShownCards } from './read-cards.ts';
import { updateCard } from './update-card.ts';

export const jobCardRoutes = (deps: JobCardDependencies): readonly Route[] => [
  route(api.listFinishedJobs, (call) => listJobs(deps, call, call.input.query)),
  route(api.listJobCards, (call) => listCards(deps, call, call.input.query)),
  route(api.getJobCard, (call) => getCard(deps, call, call.input.query.cardId)),
  openRoute(api.listShownJobCards, (call) => listShownCards(deps, call, call.input.query)),
  route(api.createJobCard, (call) => createCard(deps, call, call.input.body)),
  route(api.updateJobCard, (call) => updateCard(deps, call, call.input.body)),
  route(api.answerJobCard, (call) => answerCard(deps, call, call.input.body)),
];
