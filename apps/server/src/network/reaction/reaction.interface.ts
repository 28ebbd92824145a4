import type { ReactionKind, ReactionSubject } from '@nukkad/contract/network/reaction/reaction.model';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import type { MemberInterface } from '../member/index.ts';
import type { ReadSubjects } from '../moderation/index.ts';

/** One more or one fewer of what is counted. */
export interface Counted {
  readonly subjectId: string;
  readonly by: number;
}

/** Something that others react to or comment on; it keeps the count. */
export interface CountedSubject<Subject extends string> {
  readonly subject: Subject;
  readonly read: ReadSubjects;
  /** Who reacted is listed to its author alone. */
  readonly isListedToAuthor?: boolean;
  /** Of what is not there any more nothing is counted. */
  readonly counted: (tx: Tx, count: Authorized<Counted>) => Promise<void>;
}

export interface ReactionInterface {
  /** `reaction.subjects`: answered by posts, comments and stories. */
  readonly subjects: ExtensionPoint<CountedSubject<ReactionSubject>>;
  /** The own reactions of a member to these. */
  readonly ownOf: (
    reader: Reader,
    memberId: string,
    subject: ReactionSubject,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, ReactionKind>>;
}

export interface ReactionInterfaces {
  readonly member: Pick<MemberInterface, 'memberOf' | 'cards' | 'membersOf' | 'listenerOf'>;
}

export interface ReactionDependencies extends ReactionInterfaces {
  readonly platform: Platform;
  readonly subjects: ExtensionPoint<CountedSubject<ReactionSubject>>;
}
