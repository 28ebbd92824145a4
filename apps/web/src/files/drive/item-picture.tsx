import type { DriveItem } from '@nukkad/contract/files/drive/drive.model';
import { useState } from 'react';
import { ItemIcon } from './item-icon.tsx';
import { kindOf } from './item-words.ts';
import styles from './item-list.module.css';

/** What it looks like, small, where there is room; else the picture of its kind. The name stands beside it. */
export function ItemPicture({ item }: { item: DriveItem }) {
  const { thumbnail, versionId } = item;
  const [failed, setFailed] = useState<string | null>(null);
  const isDrawn = thumbnail !== null && failed !== versionId;
  return (
    <span className={styles.picture} data-drawn={isDrawn || undefined}>
      {isDrawn && (
        <img
          src={thumbnail}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailed(versionId)}
        />
      )}
      <ItemIcon kind={kindOf(item)} size={32} />
    </span>
  );
}
