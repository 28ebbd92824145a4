import type { Finder, FoundHit, OpenFindCall } from '../../platform/search/finder.ts';
import { saidWays } from '../../platform/search/said-words.rules.ts';
import type { BlogDependencies } from './blog.interface.ts';
import { presentPicture } from './blog.presenter.ts';
import { listSaid } from './find-blogs.store.ts';
import { listPictures } from './picture.store.ts';

/** What members wrote at length, as far as this one may read it. */
async function findBlogs(
  { member, platform }: BlogDependencies,
  { reader, viewer, wanted, now, limit }: OpenFindCall,
): Promise<readonly FoundHit[]> {
  const ways = saidWays(wanted);
  if (ways.query === '') return [];
  const looker = await member.lookerOf(viewer, reader);
  const rows = await listSaid(reader, { looker, ways, text: wanted.text, now }, limit);
  if (rows.length === 0) return [];
  const authorIds = [...new Set(rows.map(({ authorId }) => authorId))];
  const [cards, authors, pictures] = await Promise.all([
    member.cards(reader, looker.memberId, authorIds),
    member.membersOf(reader, authorIds),
    listPictures(
      reader,
      rows.flatMap(({ coverId }) => coverId ?? []),
    ),
  ]);
  return rows.flatMap((row): FoundHit | readonly FoundHit[] => {
    const author = cards.get(row.authorId);
    if (!author || row.slug === null) return [];
    const cover = pictures.get(row.coverId ?? '');
    const isOpen = authors.get(row.authorId)?.seenBy === 'everyone';
    const linking = { secret: platform.config.secret, now, isOpen };
    return {
      kind: 'blog',
      id: row.slug,
      title: row.title,
      facts: [author.name],
      startsAt: null,
      status: null,
      isGuess: row.near === 0,
      look: {
        count: row.minutes,
        ...(cover && { pictureUrl: presentPicture(cover, linking).url }),
      },
    };
  });
}

export const blogFinders = (deps: BlogDependencies): readonly Finder[] => [
  { room: 'everyone', find: (call) => findBlogs(deps, call) },
];
