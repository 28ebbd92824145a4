import { moderationEvents } from '@nukkad/contract/network/moderation/moderation.noun';
import { type Authorized, partOf, systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { discard } from '../../platform/storage/storage.ts';
import { removeFileOf } from './attached/file.store.ts';
import { deletePicturesOf } from './picture.store.ts';
import { isUnderReview, lockDecided } from './post.store.ts';

const lot = 100;
const mostLots = 100;

type OfPost = Authorized<{ readonly postId: string }>;

const removeFilesOf = async (tx: Tx, post: OfPost, now: Date): Promise<readonly string[]> => [
  ...(await deletePicturesOf(tx, post)),
  ...(await removeFileOf(tx, post, now)),
];

/** With a post that its author deletes; what a moderator still needs waits for the end of its case. Answers the keys. */
export async function forgetFilesOf(tx: Tx, post: OfPost, now: Date): Promise<readonly string[]> {
  return (await isUnderReview(tx, post.postId, now)) ? [] : removeFilesOf(tx, post, now);
}

/** Of deleted posts whose cases are closed: of one author, or with null of all. */
export async function forgetDecided(platform: Platform, authorId: string | null): Promise<void> {
  const now = platform.clock.now();
  for (let done = 0; done < mostLots; done += 1) {
    const { count, keys } = await platform.write(system, async (tx) => {
      const rows = await lockDecided(tx, { authorId, now, most: lot });
      const decided = systemAuthorized(rows, 'Their authors deleted them, and their cases are closed.');
      const gone = [];
      for (const { postId } of rows)
        gone.push(...(await removeFilesOf(tx, partOf(decided, { postId }), now)));
      return { count: rows.length, keys: gone };
    });
    await discard(platform.storage, keys);
    if (count < lot) return;
  }
}

/** As soon as a moderator has decided. */
export const decidedFiles = (platform: Platform): Consumer =>
  consumer(
    'post.forget_decided',
    when(moderationEvents.kept, ({ facts }) => forgetDecided(platform, facts.authorId)),
    when(moderationEvents.appealDecided, ({ facts }) => forgetDecided(platform, facts.authorId)),
  );
