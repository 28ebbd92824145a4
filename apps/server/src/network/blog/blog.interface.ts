import type { Platform } from '../../platform/platform.ts';
import type { CommentInterface } from '../comment/index.ts';
import type { MemberInterface } from '../member/index.ts';
import type { ModerationInterface } from '../moderation/index.ts';
import type { ReactionInterface } from '../reaction/index.ts';

export interface BlogInterfaces {
  readonly member: Pick<MemberInterface, 'memberOf' | 'viewingMember' | 'lookerOf' | 'cards' | 'membersOf'>;
  readonly comment: Pick<CommentInterface, 'subjects' | 'firstOf'>;
  readonly reaction: Pick<ReactionInterface, 'subjects' | 'ownOf'>;
  readonly moderation: Pick<ModerationInterface, 'subjects' | 'refusePaused'>;
}

export interface BlogDependencies extends BlogInterfaces {
  readonly platform: Platform;
}
