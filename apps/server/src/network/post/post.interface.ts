import type { CommentInterface } from '../comment/index.ts';
import type { ConnectionInterface } from '../connection/index.ts';
import type { GroupInterface } from '../group/index.ts';
import type { JobCardInterface } from '../job-card/index.ts';
import type { MemberInterface } from '../member/index.ts';
import type { ModerationInterface } from '../moderation/index.ts';
import type { PollInterface } from '../poll/index.ts';
import type { ReactionInterface } from '../reaction/index.ts';
import type { Platform } from '../../platform/platform.ts';

export interface PostInterfaces {
  readonly member: Pick<
    MemberInterface,
    'memberOf' | 'lookerOf' | 'membersOf' | 'cards' | 'byHandle' | 'listenerOf' | 'mentionable'
  >;
  readonly connection: Pick<ConnectionInterface, 'connectionsOf' | 'isBlocked' | 'mayMention'>;
  readonly group: Pick<GroupInterface, 'placeOf' | 'labelsOf' | 'decidersAbout' | 'membersOf'>;
  readonly comment: Pick<CommentInterface, 'subjects' | 'firstOf'>;
  readonly reaction: Pick<ReactionInterface, 'subjects' | 'ownOf'>;
  readonly jobCard: JobCardInterface;
  readonly poll: PollInterface;
  readonly moderation: Pick<ModerationInterface, 'subjects' | 'pausedUntil' | 'refusePaused'>;
}

export interface PostDependencies extends PostInterfaces {
  readonly platform: Platform;
}
