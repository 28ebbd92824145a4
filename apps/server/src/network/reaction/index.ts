import type { ReactionSubject } from '@nukkad/contract/network/reaction/reaction.model';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CountedSubject, ReactionInterface, ReactionInterfaces } from './reaction.interface.ts';
import { reactionNotices } from './reaction.notices.ts';
import { reactionRoutes } from './reaction.routes.ts';
import { findOwnOf, reactionPersonal } from './reaction.store.ts';

export type { Counted, CountedSubject, ReactionInterface } from './reaction.interface.ts';

/** What members think of a post or a comment, in one tap. */
export function createReactionDomain(
  platform: Platform,
  parts: ReactionInterfaces,
): Domain & ReactionInterface {
  const subjects = extensionPoint<CountedSubject<ReactionSubject>>('reaction.subjects');
  const deps = { platform, ...parts, subjects };
  return {
    name: 'reaction',
    subjects,
    ownOf: findOwnOf,
    routes: reactionRoutes(deps),
    notices: reactionNotices(deps),
    personal: reactionPersonal,
  };
}

export const reaction = domainOn({ needs: ['member'], create: createReactionDomain });
