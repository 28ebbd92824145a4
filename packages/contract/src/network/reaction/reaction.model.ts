import * as z from 'zod/mini';
import { instant } from '../../kernel/schema.ts';
import { memberCard } from '../member/member.model.ts';

export const reactionKinds = ['like', 'thanks', 'well_done', 'useful'] as const;
export type ReactionKind = (typeof reactionKinds)[number];
export const reactionKind = z.enum(reactionKinds, 'Choose one of the list.');

/** What members react to. */
export const reactionSubjects = ['post', 'comment', 'blog', 'story'] as const;
export type ReactionSubject = (typeof reactionSubjects)[number];
export const reactionSubject = z.enum(reactionSubjects, 'Choose one of the list.');

/** A new member may react so often a day in the first days. */
export const reactionsADayOfNew = 50;

export const memberReaction = z.object({ member: memberCard, kind: reactionKind, at: instant() });
export type MemberReaction = z.output<typeof memberReaction>;
