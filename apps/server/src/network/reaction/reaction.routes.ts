import * as api from '@nukkad/contract/network/reaction/reaction.api';
import { type Route, route } from '../../platform/http/route.ts';
import { listReactions } from './list-reactions.ts';
import type { ReactionDependencies } from './reaction.interface.ts';
import { setReaction } from './set-reaction.ts';

export const reactionRoutes = (deps: ReactionDependencies): readonly Route[] => [
  route(api.setReaction, (call) => setReaction(deps, call, call.input.body)),
  route(api.listReactions, (call) => listReactions(deps, call, call.input.query)),
];
