import * as z from 'zod/mini';
import { actsOf } from '../../kernel/act.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { event } from '../../kernel/event.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { instant, ref } from '../../kernel/schema.ts';

export const pieceStatuses = ['draft', 'scheduled', 'published', 'ended', 'discarded'] as const;
export type PieceStatus = (typeof pieceStatuses)[number];

/** One edition of a public piece of content. What was published is never edited: a new edition takes its place. */
export const pieceLifecycle = lifecycle({
  name: 'piece of content',
  states: pieceStatuses,
  actors: ['Admin', 'System'],
  moves: {
    begin: {
      from: [null],
      to: ['draft'],
      by: ['Admin'],
      why: 'Something new, or another edition of what is there; nobody outside of the back office reads it.',
    },
    edit: { from: ['draft'], to: ['draft'], by: ['Admin'], why: 'Until it is scheduled or published.' },
    schedule: {
      from: ['draft'],
      to: ['scheduled'],
      by: ['Admin'],
      why: 'It is complete in both languages, and its time is to come.',
      tells: ['piece.scheduled'],
      times: ['piece.release'],
    },
    unschedule: { from: ['scheduled'], to: ['draft'], by: ['Admin'], why: 'It is not to be published yet.' },
    publish: {
      from: ['draft', 'scheduled'],
      to: ['published'],
      by: ['Admin'],
      why: 'Now; it is complete in both languages.',
      tells: ['piece.published'],
      times: ['piece.expire'],
    },
    release: {
      from: ['scheduled'],
      to: ['published'],
      by: ['System'],
      why: 'Its time has come.',
      tells: ['piece.published'],
      times: ['piece.expire'],
    },
    replace: {
      from: ['published'],
      to: ['ended'],
      by: ['System'],
      why: 'A newer edition of it is published in the same moment.',
    },
    takeBack: { from: ['published'], to: ['ended'], by: ['Admin'], why: 'It is not to be shown any more.' },
    expire: { from: ['published'], to: ['ended'], by: ['System'], why: 'Its last day in India is over.' },
    discard: { from: ['draft'], to: ['discarded'], by: ['Admin'], why: 'It will not be published.' },
  },
});

export const pieceEvents = {
  scheduled: event('piece.scheduled', {
    summary: 'An edition of public content is to be published at a time.',
    facts: z.object({ pieceId: ref('piece'), publishAt: instant('When.') }),
  }),
  published: event('piece.published', {
    summary: 'An edition of public content is shown to visitors.',
    facts: z.object({
      pieceId: ref('piece'),
      endsAt: z.string().check(z.describe('When its last day is over; empty: it has none.')),
    }),
  }),
};

export const pieceErrors = defineErrors({
  piece_not_found: [404, 'This content isn’t available.'],
  piece_moved_on: [409, 'A colleague has changed this. Check it again.'],
  piece_incomplete: [409, 'Some words are missing. Fill in the marked fields in both languages.'],
  piece_draft_waits: [409, 'There is a newer draft of this. Publish or discard it first.'],
  piece_section_taken: [409, 'This section has published words already. Change those in a new draft.'],
  piece_words_in_force: [409, 'A legal page always has words in force. Publish another edition instead.'],
  piece_day_over: [409, 'The last day has passed. Choose a later one.'],
  piece_picture_not_found: [404, 'This picture isn’t available. Upload it again.'],
  piece_picture_unreadable: [400, 'We couldn’t open this picture. Choose another one.'],
  piece_preview_over: [403, 'This preview has ended. Open it again from the back office.'],
});

export const pieceActs = actsOf('piece', pieceLifecycle);
