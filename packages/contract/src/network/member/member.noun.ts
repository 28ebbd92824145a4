import { defineErrors } from '../../kernel/errors.ts';

/** Who takes part in the network: a person, or a business for which its owner or its staff act. */
export const memberKinds = ['person', 'business'] as const;
export type MemberKind = (typeof memberKinds)[number];

/** Who may open a member's page and find it. */
export const seenByChoices = ['everyone', 'members', 'connections'] as const;
export type SeenBy = (typeof seenByChoices)[number];

/** Who may ask a member for a connection; mutual: those who have a connection in common. */
export const askedByChoices = ['everyone', 'mutual', 'none'] as const;
export type AskedBy = (typeof askedByChoices)[number];

/** Who may mention a member in a post or comment. */
export const mentionedByChoices = ['everyone', 'connections', 'none'] as const;
export type MentionedBy = (typeof mentionedByChoices)[number];

/** What a member is to the one who looks; asked: the one who looks has asked, asks: the other one has. */
export const memberTies = ['self', 'connected', 'asked', 'asks', 'none'] as const;
export type MemberTie = (typeof memberTies)[number];

export const memberErrors = defineErrors({
  member_not_found: [404, 'Resource is not available'],
  member_moved_on: [409, 'These settings have changed. Check them and try again.'],
  handle_taken: [409, 'This address is taken. Choose another one.'],
});

export const memberActs = ['member.changed'] as const;
