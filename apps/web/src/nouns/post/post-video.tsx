import IconPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { openPostFile } from '@nukkad/contract/network/post/post-attached.api';
import type { PostFile } from '@nukkad/contract/network/post/post-attached.model';
import { useState } from 'react';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Note, Stack } from '../../ui/page/parts.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import styles from './post-attached.module.css';

/** 1:05. */
const lengthOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Nothing of the video is loaded before it is asked for; who may still see the post is asked then. */
export function PostVideo({ postId, file }: { postId: string; file: PostFile }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const asked = useAsked(openPostFile, isOpen ? { query: { postId } } : null, {
    staleTime: Infinity,
    gcTime: 0,
  });
  const { width, height, pictureUrl, seconds, description } = file;
  const room = { aspectRatio: `${width ?? 16} / ${height ?? 9}` };
  const length = lengthOf(seconds ?? 0);
  return (
    <Stack gap={0.5}>
      {asked.data ? (
        <div className={styles.video} style={room}>
          <video
            src={asked.data.url}
            poster={pictureUrl ?? undefined}
            aria-label={description}
            controls
            playsInline
            preload="metadata"
            onLoadedMetadata={({ currentTarget }) => void currentTarget.play().catch(() => undefined)}
            onError={() => void asked.refetch()}
          />
        </div>
      ) : (
        <button type="button" className={styles.video} style={room} onClick={() => setOpen(true)}>
          {pictureUrl && (
            <img src={pictureUrl} alt="" width={width ?? 16} height={height ?? 9} loading="lazy" />
          )}
          <span className={styles.play}>
            <span>
              <IconPlay size={20} aria-hidden />
              {t('postAttached.play', 'Play video, {{length}}', { length })}
            </span>
          </span>
        </button>
      )}
      <Note>
        <span translate="no" dir="auto">
          {description}
        </span>
      </Note>
      <Refusal>{asked.error?.message}</Refusal>
    </Stack>
  );
}
