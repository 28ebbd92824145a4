import * as z from 'zod/mini';
import { defineErrors } from '../../kernel/errors.ts';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

/** What can be passed on by a link; each is answered by the domain that keeps it. */
export const shareSubjects = ['document', 'invoice', 'estimate', 'paper', 'letter', 'drive'] as const;
export type ShareSubject = (typeof shareSubjects)[number];

/** `full`: opened as often as it may be. */
export const shareStates = ['open', 'full', 'expired', 'revoked'] as const;
export type ShareState = (typeof shareStates)[number];

/** `view`: pages that carry the reader’s name; the file itself is not handed out. */
export const shareWays = ['download', 'view'] as const;
export type ShareWay = (typeof shareWays)[number];

export const shareEvents = {
  askedAgain: event('share.asked_again', {
    summary: 'Someone whose link has ended asks for access again.',
    facts: z.object({
      shareId: ref('link'),
      sharedBy: ref('person'),
      subject: z.enum(shareSubjects),
      subjectId: ref('shared thing'),
    }),
  }),
};

export const shareErrors = defineErrors({
  share_subject_not_found: [404, 'Resource is not available'],
  share_not_found: [404, 'Resource is not available'],
  share_not_ready: [409, 'There is nothing to share yet.'],
  shares_full: [409, 'There are 20 open links already. Turn one off first.'],
  share_not_viewable: [409, 'This can’t be shared view only.'],
  share_revoked: [409, 'This link was turned off. Create a new one.'],
});

export const shareActs = ['share.make', 'share.change', 'share.revoke'] as const;
