import type { SignedInCall } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ConnectionInterface } from '../connection/index.ts';
import type { MemberInterface } from '../member/index.ts';
import type { ModerationInterface } from '../moderation/index.ts';
import type { ReactionInterface } from '../reaction/index.ts';

/** What a reply needs to know. */
export interface RepliedStory {
  /** Of who replies and the author. */
  readonly connectionId: string;
  /** Who replies is under the limits of new members, until then. */
  readonly isNew: boolean;
  readonly newUntil: Date;
}

/** What other domains may ask of stories. */
export interface StoryInterface {
  /** Whom a reply to a story reaches; refused where there is nothing to see, or who asks may not reply. */
  replyTo(call: Pick<SignedInCall, 'viewer' | 'now'>, storyId: string): Promise<RepliedStory>;
}

export interface StoryInterfaces {
  readonly connection: Pick<ConnectionInterface, 'areConnected' | 'connectionOf'>;
  readonly member: Pick<MemberInterface, 'memberOf' | 'cards' | 'membersOf' | 'byHandle'>;
  readonly moderation: Pick<ModerationInterface, 'subjects' | 'refusePaused'>;
  readonly reaction: Pick<ReactionInterface, 'subjects' | 'ownOf'>;
}

export interface StoryDependencies extends StoryInterfaces {
  readonly platform: Platform;
}
