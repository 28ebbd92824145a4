import type { MemberCard } from '@nukkad/contract/network/member/member.model';
import type { PostPicture } from '@nukkad/contract/network/post/post.model';
import type { Story, StoryVideo } from '@nukkad/contract/network/story/story.model';
import { signLink } from '../../platform/storage/links.ts';
import type { Member } from '../member/index.ts';
import type { PictureRow } from './picture.store.ts';
import { type StoryActor, isAuthor, mayReact, mayReply } from './story.policy.ts';
import { isLive, showsViewers } from './story.rules.ts';
import type { SeenStory } from './story.store.ts';
import { storyTransitions } from './story.transitions.ts';
import type { VideoRow } from './video.store.ts';

export interface Viewing {
  readonly actor: StoryActor;
  readonly member: Member;
  readonly now: Date;
}

/** What stories need besides their rows. */
export interface Around {
  readonly cards: ReadonlyMap<string, MemberCard>;
  readonly pictures: ReadonlyMap<string, PictureRow>;
  readonly videos: ReadonlyMap<string, VideoRow>;
  /** Authors with whom the reader is connected. */
  readonly connected: ReadonlySet<string>;
  readonly own: ReadonlyMap<string, NonNullable<Story['reaction']>>;
  readonly secret: string;
}

/** Who has the link may load it for some minutes: which stories are seen is judged where they are listed. */
export const presentPicture = (
  { pictureId, storageKey, alternative, width, height }: PictureRow,
  { secret, now }: { readonly secret: string; readonly now: Date },
): PostPicture => ({
  pictureId,
  url: signLink(secret, storageKey, 'story', now),
  alternative,
  width,
  height,
});

/** As with photos; its player asks part by part, so the link lives for minutes. */
export const presentVideo = (
  { videoId, storageKey, pictureKey, mediaType, alternative, seconds, width, height }: VideoRow,
  { secret, now }: { readonly secret: string; readonly now: Date },
): StoryVideo => ({
  videoId,
  url: signLink(secret, storageKey, 'story', now),
  pictureUrl: signLink(secret, pictureKey, 'story', now),
  mediaType,
  alternative,
  seconds,
  width,
  height,
});

function movesFor(
  row: SeenStory,
  { connected }: Pick<Around, 'connected'>,
  { actor, now }: Viewing,
): Story['can'] {
  const isOwn = isAuthor(actor, row);
  const isShown = isLive(row, now);
  return {
    delete: storyTransitions.movesOf(actor, row).delete,
    react: !isOwn && isShown && mayReact(actor),
    reply: isShown && mayReply(actor, row, connected),
    report: !isOwn && isShown,
    seeViewers: isOwn && showsViewers(row, now),
  };
}

/** Null: its author is not there for this reader. */
export function presentStory(row: SeenStory, around: Around, viewing: Viewing): Story | null {
  const author = around.cards.get(row.authorId);
  if (!author) return null;
  const { now, actor } = viewing;
  const picture = around.pictures.get(row.storyId);
  const video = around.videos.get(row.storyId);
  const isOwn = isAuthor(actor, row);
  return {
    storyId: row.storyId,
    author,
    words: row.words,
    colour: row.colour,
    picture: picture ? presentPicture(picture, { secret: around.secret, now }) : null,
    video: video ? presentVideo(video, { secret: around.secret, now }) : null,
    audience: row.audience,
    status: row.status,
    publishedAt: row.createdAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    isSeen: row.isSeen,
    views: isOwn ? row.views : null,
    reactions: isOwn ? row.reactions : null,
    reaction: around.own.get(row.storyId) ?? null,
    version: row.version,
    can: movesFor(row, around, viewing),
  };
}
