import type { Platform } from '../../platform/platform.ts';
import type { MemberInterface } from '../member/index.ts';
import type { ModerationInterface } from '../moderation/index.ts';
import type { ReactionInterface } from '../reaction/index.ts';

export interface StoryInterfaces {
  readonly member: Pick<MemberInterface, 'memberOf' | 'cards' | 'membersOf' | 'byHandle'>;
  readonly moderation: Pick<ModerationInterface, 'subjects' | 'refusePaused'>;
  readonly reaction: Pick<ReactionInterface, 'subjects' | 'ownOf'>;
}

export interface StoryDependencies extends StoryInterfaces {
  readonly platform: Platform;
}
