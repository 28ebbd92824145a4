import { postEvents } from '@nukkad/contract/network/post/post.noun';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { system } from '../../platform/platform.ts';
import { madePublic } from './make-public.ts';
import type { PostDependencies } from './post.interface.ts';
import { postTransitions } from './post.transitions.ts';

/** At its time, unless its author published or deleted it, or may not post now: then it waits for its author. */
const releasePost = (
  { platform, moderation }: PostDependencies,
  { postId, authorId }: { readonly postId: string; readonly authorId: string },
): Promise<void> =>
  platform.write(system, async (tx) => {
    const now = platform.clock.now();
    if ((await moderation.pausedUntil(tx, authorId, now)) !== null) return;
    const allowed = await postTransitions.lockForSystem(tx, postTransitions.verb.release, postId);
    if (!allowed) return;
    await madePublic(
      tx,
      await postTransitions.move(tx, allowed, { now, changes: { publishedAt: now } }),
      now,
    );
  });

export const releaseTimer = (deps: PostDependencies): Consumer =>
  consumer(
    'post.release',
    when(postEvents.scheduled, {
      at: ({ publishAt }) => new Date(publishAt),
      run: ({ facts }) => releasePost(deps, facts),
    }),
  );
