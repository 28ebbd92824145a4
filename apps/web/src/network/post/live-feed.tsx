import { getFeeds } from '@nukkad/contract/network/post/post.api';
import { feedGrew } from '@nukkad/contract/network/post/post.live';
import type { Post } from '@nukkad/contract/network/post/post.model';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PostList } from '../../nouns/post/post-list.tsx';
import { useFeed, useFeedOf } from '../../nouns/post/post.queries.ts';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { isConnected, onState } from '../../platform/socket/socket.ts';
import { useLive } from '../../platform/socket/use-live.ts';
import { Button } from '../../ui/press/button.tsx';
import { isWaiting, newestAt, waitingOf } from './feed-head.rules.ts';
import styles from './live-feed.module.css';

const looked = 20;
/** Those who read together do not ask together. */
const [soonMs, spreadMs] = [1_000, 4_000];

/** Heard where the socket connects after the list was asked for: the socket did not tell this page what came between the two. */
function useFirstConnection(listener: () => void): void {
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => {
    if (isConnected()) return;
    const stop = onState(() => {
      if (!isConnected()) return;
      stop();
      latest.current();
    });
    return stop;
  }, []);
}

/** The newest posts, asked for shortly after the socket said that there are some; nothing on the screen changes by it. */
function useFresh(): readonly [readonly Post[], () => void] {
  const [fresh, setFresh] = useState<readonly Post[]>([]);
  const timer = useRef<number | null>(null);
  useEffect(() => () => window.clearTimeout(timer.current ?? undefined), []);
  const ask = () => {
    timer.current = null;
    void call(getFeeds, { query: { limit: looked }, quiet: true })
      .then(({ items }) => setFresh(items))
      // The next word of the socket asks again.
      .catch(() => undefined);
  };
  const askSoon = () => {
    timer.current ??= window.setTimeout(ask, soonMs + Math.random() * spreadMs);
  };
  useLive(feedGrew, askSoon);
  useFirstConnection(askSoon);
  return [fresh, () => setFresh([])];
}

function NewPosts({ count, busy, onShow }: { count: number; busy: boolean; onShow: () => void }) {
  const { t, plural } = useTranslation();
  return (
    <div className={styles.place} role="status">
      {count > 0 && (
        <Button small busy={busy} className={styles.button} onClick={onShow}>
          {count < looked
            ? plural('post.new', count, { one: '{{count}} new post', other: '{{count}} new posts' })
            : t('post.newMany', 'Show new posts')}
        </Button>
      )}
    </div>
  );
}

/**
 * The feed in the order of time. What comes while it is read waits behind a button, however it came, so that nothing moves
 * under the eyes of the reader.
 */
export function LiveFeed({ empty }: { empty: ReactNode }) {
  const all = useFeed({});
  const read = all.data?.pages.flatMap(({ items }) => items) ?? [];
  const [head, setHead] = useState<string | null>(null);
  if (head === null && read.length > 0) setHead(newestAt(read));
  const list = useFeedOf({}, (post) => !isWaiting(post, head));
  const [fresh, forget] = useFresh();
  const [busy, setBusy] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const waiting = waitingOf([...fresh, ...read], head);
  const show = async () => {
    setBusy(true);
    await all.refetch();
    setHead(newestAt(waiting));
    forget();
    setBusy(false);
    window.scrollTo({ top: 0 });
    top.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={top} tabIndex={-1} className={styles.feed}>
      <NewPosts count={waiting.length} busy={busy} onShow={() => void show()} />
      <PostList list={list} empty={empty} />
    </div>
  );
}
