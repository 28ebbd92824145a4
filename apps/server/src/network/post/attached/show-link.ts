import { postEvents } from '@nukkad/contract/network/post/post.noun';
import { systemAuthorized } from '../../../platform/authorize.ts';
import { consumer, when } from '../../../platform/outbox/consumer.ts';
import type { Consumer } from '../../../platform/outbox/event.ts';
import { system } from '../../../platform/platform.ts';
import type { PostDependencies } from '../post.interface.ts';
import { findPost } from '../post.store.ts';
import { findLink, showPreview } from './link.store.ts';
import { previewOf } from './preview-link.ts';

/** Asks the page of a post's link, where no one who wrote it has looked at it before. */
async function showLink({ platform }: PostDependencies, postId: string): Promise<void> {
  const link = await findLink(platform.db, postId);
  const post = link && link.previewId === null ? await findPost(platform.db, postId) : null;
  if (!link || post?.status !== 'published') return;
  const { url } = link;
  const by = post.writtenBy ?? post.authorId;
  const preview = await previewOf(platform, { url, by, now: platform.clock.now() });
  if (!preview) return;
  const { previewId } = preview;
  const shown = systemAuthorized({ postId, url, previewId }, 'Its page has been read.');
  await platform.write(system, (tx) => showPreview(tx, shown));
}

/** After a post is published or edited, never within the call that does so. */
export const linkReader = (deps: PostDependencies): Consumer => ({
  ...consumer(
    'post.show_link',
    when(postEvents.published, ({ facts }) => showLink(deps, facts.postId)),
    when(postEvents.edited, ({ facts }) => showLink(deps, facts.postId)),
  ),
  queue: 'post.show_link',
});
