import type { Reader } from '../../../platform/db/database.ts';
import type { PostDependencies } from '../post.interface.ts';
import type { Viewing } from '../post.presenter.ts';
import { type Attached, presentFile, presentLink } from './attached.presenter.ts';
import { listFilesOf } from './file.store.ts';
import { listCardsOf } from './job-card.store.ts';
import { listLinksOf } from './link.store.ts';
import { listPollsOf } from './post-poll.store.ts';

const nothing: Attached = { link: null, file: null, poll: null, jobCard: null };

/** What these posts carry, as the member sees it: a poll keeps its own rules. */
export async function readAttached(
  { jobCard, poll, platform }: PostDependencies,
  reader: Reader,
  { actor: { viewer }, member, now }: Viewing,
  postIds: readonly string[],
): Promise<(postId: string) => Attached> {
  const [links, files, placed, shownJobs] = await Promise.all([
    listLinksOf(reader, postIds),
    listFilesOf(reader, postIds),
    listPollsOf(reader, postIds),
    listCardsOf(reader, postIds),
  ]);
  const ids = placed.map(({ pollId }) => pollId);
  const cardIds = shownJobs.map(({ cardId }) => cardId);
  const [polls, cards] = await Promise.all([
    ids.length === 0 ? null : poll.seenBy(reader, { viewer, member, now }, ids),
    cardIds.length === 0 ? null : jobCard.shownOf(reader, cardIds, now),
  ]);
  const signing = { secret: platform.config.secret, now };
  const attached = new Map<string, Attached>([
    ...links.map((row): [string, Attached] => [row.postId, { ...nothing, link: presentLink(row, signing) }]),
    ...files.flatMap((row): [string, Attached][] =>
      row.postId === null ? [] : [[row.postId, { ...nothing, file: presentFile(row, signing) }]],
    ),
    ...placed.map(({ postId, pollId }): [string, Attached] => [
      postId,
      { ...nothing, poll: polls?.get(pollId) ?? null },
    ]),
    ...shownJobs.map(({ postId, cardId }): [string, Attached] => [
      postId,
      { ...nothing, jobCard: cards?.get(cardId) ?? null },
    ]),
  ]);
  return (postId) => attached.get(postId) ?? nothing;
}
