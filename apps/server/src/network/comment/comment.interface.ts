import type { CommentSubject } from '@nukkad/contract/network/comment/comment.model';
import type { Reader } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import type { MemberInterface } from '../member/index.ts';
import type { ModerationInterface, SurroundingLine } from '../moderation/index.ts';
import type { CountedSubject, ReactionInterface } from '../reaction/index.ts';

export interface CommentInterface {
  /** `comment.subjects`: answered by posts. */
  readonly subjects: ExtensionPoint<CountedSubject<CommentSubject>>;
  /** The first comments on one of them, for the back office. */
  readonly firstOf: (reader: Reader, subjectId: string) => Promise<readonly SurroundingLine[]>;
}

export interface CommentInterfaces {
  readonly member: Pick<MemberInterface, 'memberOf' | 'cards' | 'membersOf' | 'listenerOf'>;
  readonly moderation: Pick<ModerationInterface, 'subjects' | 'refusePaused'>;
  readonly reaction: Pick<ReactionInterface, 'subjects' | 'ownOf'>;
}

export interface CommentDependencies extends CommentInterfaces {
  readonly platform: Platform;
  readonly subjects: ExtensionPoint<CountedSubject<CommentSubject>>;
}
