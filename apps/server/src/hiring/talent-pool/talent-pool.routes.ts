import * as api from '@nukkad/contract/hiring/talent-pool/talent-pool.api';
import { type Route, route } from '../../platform/http/route.ts';
import { changeTalent, removeTalent } from './change-talent.ts';
import { keepCandidate } from './keep-candidate.ts';
import { listTalentTags, listTalents, readTalent } from './list-talents.ts';
import type { TalentPoolDependencies } from './talent-pool.interface.ts';

export const talentPoolRoutes = (deps: TalentPoolDependencies): readonly Route[] => [
  route(api.listTalents, (call) => listTalents(deps, call, call.input.query)),
  route(api.listTalentTags, (call) => listTalentTags(deps, call)),
  route(api.getTalent, (call) => readTalent(deps, call, call.input.query)),
  route(api.keepCandidate, (call) => keepCandidate(deps, call, call.input.body)),
  route(api.changeTalent, (call) => changeTalent(deps, call, call.input.body)),
  route(api.removeTalent, (call) => removeTalent(deps, call, call.input.query)),
];
