import type { Reader } from '../../../platform/db/database.ts';
import { signLink } from '../../../platform/storage/links.ts';
import type { Carried } from '../../moderation/index.ts';
import { listPicturesOf } from '../picture.store.ts';
import type { PostDependencies } from '../post.interface.ts';
import { listFilesOf } from './file.store.ts';
import { listCardsOf } from './job-card.store.ts';
import { listLinksOf } from './link.store.ts';
import { listPollsOf } from './post-poll.store.ts';

/** Its name in brackets, then what its author says of it. */
const lineOf = (name: string, about: string): string => (about === '' ? `[${name}]` : `[${name}] ${about}`);

/** What posts carry, for moderators: also where the post is removed. */
export async function carriedBy(
  { jobCard, poll, platform: { config, clock } }: PostDependencies,
  reader: Reader,
  postIds: readonly string[],
): Promise<(postId: string) => readonly Carried[]> {
  const [pictures, files, links, placed, shownJobs] = await Promise.all([
    listPicturesOf(reader, postIds),
    listFilesOf(reader, postIds),
    listLinksOf(reader, postIds),
    listPollsOf(reader, postIds),
    listCardsOf(reader, postIds),
  ]);
  const ids = placed.map(({ pollId }) => pollId);
  const questions = ids.length === 0 ? null : await poll.wordsOf(reader, ids);
  const cardIds = shownJobs.map(({ cardId }) => cardId);
  const jobs = cardIds.length === 0 ? null : await jobCard.wordsOf(reader, cardIds);
  const sign = (key: string) => signLink(config.secret, key, 'moderator', clock.now());
  const all = [
    ...pictures.map(({ postId, position, alternative, storageKey }) => ({
      postId,
      words: lineOf(String(position ?? 1), alternative),
      url: sign(storageKey),
    })),
    ...files.map(({ postId, name, description, storageKey }) => ({
      postId,
      words: lineOf(name, description),
      url: sign(storageKey),
    })),
    ...links.map(({ postId, url, title }) => ({ postId, words: lineOf(url, title), url: null })),
    ...placed.map(({ postId, pollId }) => ({ postId, words: questions?.get(pollId) ?? '', url: null })),
    ...shownJobs.map(({ postId, cardId }) => ({ postId, words: jobs?.get(cardId) ?? '', url: null })),
  ];
  return (postId) => all.filter((one) => one.postId === postId).map(({ words, url }) => ({ words, url }));
}
