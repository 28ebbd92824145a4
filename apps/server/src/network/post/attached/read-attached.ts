import type { Reader } from '../../../platform/db/database.ts';
import type { PostDependencies } from '../post.interface.ts';
import type { Viewing } from '../post.presenter.ts';
import { type Attached, presentFile, presentLink } from './attached.presenter.ts';
import { listFilesOf } from './file.store.ts';
import { listLinksOf } from './link.store.ts';
import { listPollsOf } from './post-poll.store.ts';

const nothing: Attached = { link: null, file: null, poll: null };

/** What these posts carry, as the member sees it: a poll keeps its own rules. */
export async function readAttached(
  { poll, platform }: PostDependencies,
  reader: Reader,
  { actor: { viewer }, member, now }: Viewing,
  postIds: readonly string[],
): Promise<(postId: string) => Attached> {
  const [links, files, placed] = await Promise.all([
    listLinksOf(reader, postIds),
    listFilesOf(reader, postIds),
    listPollsOf(reader, postIds),
  ]);
  const ids = placed.map(({ pollId }) => pollId);
  const polls = ids.length === 0 ? null : await poll.seenBy(reader, { viewer, member, now }, ids);
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
  ]);
  return (postId) => attached.get(postId) ?? nothing;
}
