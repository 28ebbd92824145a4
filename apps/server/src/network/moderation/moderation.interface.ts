import type {
  ModerationReason,
  ModerationSubject,
} from '@nukkad/contract/network/moderation/moderation.model';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { MemberInterface } from '../member/index.ts';

/** What a thing carries besides its words, for an Admin who decides about it. */
export interface Carried {
  readonly words: string;
  /** Opens it for some minutes; null: it is no file. */
  readonly url: string | null;
}

/** A post, comment, poll, story, blog, group or member, as far as those who report, comment and react have to know it. */
export interface SeenSubject {
  readonly authorId: string;
  /** All of its words. */
  readonly body: string;
  /** What it carries besides its words, which a case keeps; left out: nothing. */
  readonly carries?: readonly Carried[];
  /** Where the web app shows it, of `screenAddress`. */
  readonly screen: string;
  readonly at: Date;
  /** False: removed or deleted; only the back office reads such. */
  readonly isShown: boolean;
}

/**
 * Of these, what a member may see: its audience, blocks in both directions and whether it is shown are asked by the domain
 * that answers. Null in place of a member: the back office, which reads all that is there, also what is removed.
 */
export type ReadSubjects = (
  reader: Reader,
  viewerId: string | null,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, SeenSubject>>;

/** What an Admin reads around a case, in the order of time. */
export interface SurroundingLine {
  readonly kind: 'post' | 'comment' | 'poll' | 'story' | 'blog' | 'group';
  readonly authorId: string;
  readonly body: string;
  readonly at: Date;
  readonly isIt: boolean;
  readonly isShown: boolean;
  readonly carries?: readonly Carried[];
}

/** The Admin who decides, as the mover of the subject asks for it. */
export interface Deciding {
  readonly viewer: Viewer;
  readonly now: Date;
}

/** Something that moderators remove. Its own mover removes and restores it, by the Admin; what is not there any more stays so. */
export interface ModeratedSubject {
  readonly subject: ModerationSubject;
  readonly read: ReadSubjects;
  readonly around: (reader: Reader, id: string) => Promise<readonly SurroundingLine[]>;
  readonly remove: (tx: Tx, deciding: Deciding, id: string) => Promise<void>;
  readonly restore: (tx: Tx, deciding: Deciding, id: string) => Promise<void>;
}

export interface ModerationInterface {
  /** `moderation.subjects`: answered by those whose things are reported. */
  readonly subjects: ExtensionPoint<ModeratedSubject>;
  /** Until when a member may not post or comment, after three strikes; null: it may. */
  readonly pausedUntil: (reader: Reader, memberId: string, now: Date) => Promise<Date | null>;
  /** After three strikes a member writes nothing for a week: 403, with the time from which it may again. */
  readonly refusePaused: (reader: Reader, memberId: string, now: Date) => Promise<void>;
}

export interface ModerationInterfaces {
  readonly member: Pick<MemberInterface, 'memberOf' | 'cards' | 'membersOf' | 'listenerOf'>;
}

export interface ModerationDependencies extends ModerationInterfaces {
  readonly platform: Platform;
  readonly subjects: ExtensionPoint<ModeratedSubject>;
}

export interface Decision {
  readonly caseId: string;
  readonly version: number;
}

export interface Removing extends Decision {
  readonly reason: ModerationReason;
  readonly words: string;
  readonly isStrike: boolean;
}
