import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { Reader } from '../../platform/db/database.ts';
import type { Extension } from '../../platform/extension.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { SeenSubject } from '../moderation/index.ts';
import type { PollDependencies } from './poll.interface.ts';
import type { PollActor } from './poll.policy.ts';
import { restoredTo } from './poll.rules.ts';
import { wordsOf } from './poll.presenter.ts';
import { type PollRow, listReadable, lockPoll } from './poll.store.ts';
import { pollTransitions } from './poll.transitions.ts';

const seen = (row: PollRow): SeenSubject => ({
  authorId: row.authorId,
  body: wordsOf(row),
  screen: screenAddress.poll(row.pollId),
  at: row.createdAt,
  isShown: row.status === 'open' || row.status === 'ended',
});

const read = async (reader: Reader, viewerId: string | null, ids: readonly string[]) =>
  new Map((await listReadable(reader, viewerId, ids)).map((row) => [row.pollId, seen(row)]));

const moderator = (viewer: Viewer): PollActor => ({ viewer, member: null });

/** What moderators ask of polls. One that was deleted meanwhile stays so. */
export const pollAnswers = ({ moderation }: PollDependencies): readonly Extension[] => [
  moderation.subjects.answeredBy({
    subject: 'poll',
    read,
    around: async (reader, id) => {
      const poll = (await read(reader, null, [id])).get(id);
      if (!poll) return [];
      const { authorId, body, at, isShown } = poll;
      return [{ kind: 'poll', authorId, body, at, isShown, isIt: true }];
    },
    remove: async (tx, { viewer, now }, id) => {
      const row = await lockPoll(tx, id);
      if (!row || !pollTransitions.movesOf(moderator(viewer), row).remove) return;
      const allowed = pollTransitions.allow(moderator(viewer), pollTransitions.verb.remove, row);
      await pollTransitions.move(tx, allowed, { now });
    },
    restore: async (tx, { viewer, now }, id) => {
      const row = await lockPoll(tx, id);
      if (!row || !pollTransitions.movesOf(moderator(viewer), row).restore) return;
      const allowed = pollTransitions.allow(moderator(viewer), pollTransitions.verb.restore, row);
      await pollTransitions.move(tx, allowed, { now, to: restoredTo(row, now) });
    },
  }),
];
