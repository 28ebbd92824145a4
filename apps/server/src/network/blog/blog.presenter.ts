import type { MemberCard } from '@nukkad/contract/network/member/member.model';
import type {
  Blog,
  BlogCard,
  BlogDraft,
  BlogPicture,
  OwnBlog,
} from '@nukkad/contract/network/blog/blog.model';
import { type BlogBody, blogPictures } from '@nukkad/contract/network/blog/blog-body.model';
import { signLink } from '../../platform/storage/links.ts';
import type { Member } from '../member/index.ts';
import type { Acting, Reading } from './acting.ts';
import { isAuthor, mayWrite } from './blog.policy.ts';
import type { BlogRow, WholeBlog } from './blog.store.ts';
import { blogTransitions } from './blog.transitions.ts';
import type { DraftRow, OwnRow } from './draft.store.ts';
import type { PictureRow } from './picture.store.ts';

/** How an address of a picture is made: one that stays where visitors may read the blog, a signed one elsewhere. */
export interface Linking {
  readonly secret: string;
  readonly now: Date;
  readonly isOpen: boolean;
}

export const openPicturePath = '/blogs/picture/';

export const presentPicture = (
  { pictureId, storageKey, width, height }: PictureRow,
  { secret, now, isOpen }: Linking,
): BlogPicture => ({
  pictureId,
  url: isOpen ? openPicturePath + pictureId : signLink(secret, storageKey, 'blog', now),
  width,
  height,
});

const coverOf = (
  { coverId, coverAlternative: alternative }: Pick<BlogRow, 'coverId' | 'coverAlternative'>,
  pictures: ReadonlyMap<string, PictureRow>,
  linking: Linking,
): BlogCard['cover'] => {
  const picture = coverId === null ? undefined : pictures.get(coverId);
  return picture ? { ...presentPicture(picture, linking), alternative } : null;
};

export const picturesIn = (
  body: BlogBody,
  pictures: ReadonlyMap<string, PictureRow>,
  linking: Linking,
): BlogPicture[] => {
  const ids = [...new Set(blogPictures(body).map(({ pictureId }) => pictureId))];
  return ids.flatMap((id) => {
    const picture = pictures.get(id);
    return picture ? [presentPicture(picture, linking)] : [];
  });
};

/** What a page of blogs needs besides its rows. */
export interface Around {
  readonly cards: ReadonlyMap<string, MemberCard>;
  readonly authors: ReadonlyMap<string, Member>;
  readonly pictures: ReadonlyMap<string, PictureRow>;
}

const isOpen = (row: BlogRow, { authors }: Around): boolean =>
  row.status === 'published' && authors.get(row.authorId)?.seenBy === 'everyone';

/** Null: its author is not there for this reader. */
export function presentCard(row: BlogRow, around: Around, { now }: Reading, secret: string): BlogCard | null {
  const author = around.cards.get(row.authorId);
  if (!author || row.slug === null || row.publishedAt === null) return null;
  const { blogId, slug, title, summary, tags, language, minutes, comments, reactions, views } = row;
  return {
    blogId,
    slug,
    author,
    title,
    summary,
    cover: coverOf(row, around.pictures, { secret, now, isOpen: isOpen(row, around) }),
    tags: [...tags],
    language,
    minutes,
    publishedAt: row.publishedAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    comments,
    reactions,
    views,
  };
}

export function presentBlog(
  row: WholeBlog,
  around: Around,
  reading: Reading,
  { secret, reaction }: { readonly secret: string; readonly reaction: Blog['reaction'] },
): Blog | null {
  const card = presentCard(row, around, reading, secret);
  if (!card) return null;
  const { actor, now } = reading;
  const open = isOpen(row, around);
  return {
    ...card,
    body: row.body,
    pictures: picturesIn(row.body, around.pictures, { secret, now, isOpen: open }),
    isListed: open && around.authors.get(row.authorId)?.isListed === true,
    reaction,
    can: { edit: actor !== null && isAuthor(actor, row), answer: actor !== null },
  };
}

export function presentDraft(
  row: BlogRow,
  draft: DraftRow,
  { actor, member, now }: Acting,
  { secret, pictures }: { readonly secret: string; readonly pictures: ReadonlyMap<string, PictureRow> },
): BlogDraft {
  const can = blogTransitions.movesOf(actor, row);
  const linking = { secret, now, isOpen: false };
  const { blogId, revision, title, summary, body, isChanged } = draft;
  const cover = draft.coverId === null ? undefined : pictures.get(draft.coverId);
  return {
    blogId,
    status: row.status,
    slug: row.slug,
    title,
    summary,
    cover: cover ? { pictureId: cover.pictureId, alternative: draft.coverAlternative } : null,
    tags: [...draft.tags],
    body,
    pictures: [...picturesIn(body, pictures, linking), ...(cover ? [presentPicture(cover, linking)] : [])],
    isChanged,
    seenBy: member.seenBy,
    savedAt: draft.savedAt.toISOString(),
    revision,
    version: row.version,
    can: {
      save: mayWrite(actor, row) && (row.status === 'draft' || row.status === 'published'),
      publish: can.publish || can.revise,
      unpublish: can.unpublish,
      delete: can.delete,
    },
  };
}

export function presentOwn(row: OwnRow, { actor }: Acting): OwnBlog {
  const can = blogTransitions.movesOf(actor, row);
  const { blogId, slug, status, isChanged, comments, reactions, views, version } = row;
  return {
    blogId,
    slug,
    status,
    title: row.draftTitle || row.title,
    isChanged,
    minutes: row.draftMinutes,
    savedAt: row.savedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    comments,
    reactions,
    views,
    version,
    can: { unpublish: can.unpublish, delete: can.delete },
  };
}
