import type { PostFile, PostLink } from '@nukkad/contract/network/post/post-attached.model';
import type { Post } from '@nukkad/contract/network/post/post.model';
import { signLink } from '../../../platform/storage/links.ts';
import type { FileRow } from './file.store.ts';
import type { PreviewRow } from './link.store.ts';

export interface Signing {
  readonly secret: string;
  readonly now: Date;
}

/** What a post carries besides its pictures. */
export type Attached = Pick<Post, 'link' | 'file' | 'poll' | 'jobCard'>;

export const presentLink = (
  { url, site, title, description, pictureKey, width, height }: PreviewRow,
  { secret, now }: Signing,
): PostLink => ({
  url,
  site,
  title,
  description,
  picture:
    pictureKey === null || width === null || height === null
      ? null
      : { url: signLink(secret, pictureKey, 'post', now), width, height },
});

/** Its picture alone has an address: the file is opened by a call that asks again who may. */
export const presentFile = (row: FileRow, { secret, now }: Signing): PostFile => ({
  fileId: row.fileId,
  kind: row.kind,
  name: row.name,
  description: row.description,
  mediaType: row.mediaType,
  bytes: row.bytes,
  pages: row.pages,
  seconds: row.seconds,
  width: row.width,
  height: row.height,
  pictureUrl: row.pictureKey === null ? null : signLink(secret, row.pictureKey, 'post', now),
});
