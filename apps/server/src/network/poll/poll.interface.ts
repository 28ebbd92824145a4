import type { NewPollBody, Poll } from '@nukkad/contract/network/poll/poll.model';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Member, MemberInterface } from '../member/index.ts';
import type { ModerationInterface } from '../moderation/index.ts';

export interface PollInterfaces {
  readonly member: Pick<MemberInterface, 'memberOf' | 'cards' | 'listenerOf'>;
  readonly moderation: Pick<ModerationInterface, 'subjects' | 'refusePaused'>;
}

/** Who looks at a poll or makes one. */
export interface PollMember {
  readonly viewer: Viewer;
  readonly member: Member;
  readonly now: Date;
}

/** What posts ask of polls. */
export interface PollInterface {
  /** Of these polls those that the member may see, as it sees them. */
  readonly seenBy: (
    reader: Reader,
    by: PollMember,
    pollIds: readonly string[],
  ) => Promise<ReadonlyMap<string, Poll>>;
  /** Question and options of these, for moderators. */
  readonly wordsOf: (reader: Reader, pollIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Makes one in the transaction of its post. Answers its id. */
  readonly open: (tx: Tx, by: PollMember, asked: NewPollBody) => Promise<string>;
  /** Whether it is the author's own and takes votes. */
  readonly isOpenOf: (
    reader: Reader,
    asked: { readonly pollId: string; readonly authorId: string; readonly now: Date },
  ) => Promise<boolean>;
}

export interface PollDependencies extends PollInterfaces {
  readonly platform: Platform;
}
