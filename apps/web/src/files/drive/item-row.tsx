import type { DriveItem } from '@nukkad/contract/files/drive/drive.model';
import { listRow } from '@nukkad/frame/page-keys';
import IconMore from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAdding } from '../../nouns/upload/use-adding.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { Small, Unseen } from '../../ui/page/parts.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { draggedItems, useDropInto } from './drag.ts';
import { actsDialog, spaceOf } from './drive-paths.ts';
import type { Inside } from './drive.queries.ts';
import { ItemPicture } from './item-picture.tsx';
import { bytesWords, kindOf, kindWords } from './item-words.ts';
import styles from './item-list.module.css';
import { useItemAddress } from './use-item-address.ts';
import { useMoveInto } from './use-move-into.ts';
import type { Chosen } from './use-chosen.ts';

/** When and by whom it was changed, and how large it is. */
export function useItemFacts() {
  const { t, locale } = useTranslation();
  return (item: DriveItem): readonly string[] =>
    [
      kindWords[kindOf(item)](t),
      item.bytes === null ? '' : bytesWords(locale, item.bytes),
      formatInstant(item.changedAt, 'day', locale),
      item.changedByName,
    ].filter(Boolean);
}

/** Takes what is dragged onto it; only a folder that may be changed does. */
function useFolderDrop({ kind, itemId, space, right }: DriveItem, isFixed: boolean) {
  const move = useMoveInto();
  const inside: Inside = { space: spaceOf({ space }), parentId: itemId };
  const add = useAdding(inside);
  const takes = kind === 'folder' && right !== 'view' && !isFixed;
  return useDropInto({
    onItems: takes ? (itemIds) => void move({ itemIds, ...inside }) : undefined,
    onFiles: takes ? add : undefined,
  });
}

function More({ item: { itemId, name } }: { item: DriveItem }) {
  const { t } = useTranslation();
  const link = useDialogLink(actsDialog, { item: itemId });
  return (
    <Link {...link} className={styles.more} aria-label={t('drive.acts.of', 'Actions for {{name}}', { name })}>
      <IconMore size={22} aria-hidden />
    </Link>
  );
}

interface RowProps {
  readonly item: DriveItem;
  readonly chosen: Pick<Chosen, 'chosen' | 'has' | 'toggle'>;
  /** In the bin: it opens nothing and is not dragged. */
  readonly isFixed?: boolean;
  /** In place of the usual facts below the name. */
  readonly facts?: readonly string[] | undefined;
  /** In place of its menu. */
  readonly acts?: ReactNode;
}

/** A file or a folder: ticked, opened by its name, dragged into another folder, with a menu of what can be done. */
export function ItemRow({ item, chosen, isFixed = false, facts, acts }: RowProps) {
  const { t } = useTranslation();
  const address = useItemAddress();
  const ownFacts = useItemFacts();
  const { itemId, name, isStarred, can } = item;
  const ticked = chosen.has(itemId);
  const dragged = ticked ? chosen.chosen : [item];
  return (
    <li
      {...listRow}
      className={styles.item}
      data-ticked={ticked || undefined}
      {...(can.move && !isFixed && draggedItems(dragged))}
      {...useFolderDrop(item, isFixed)}
    >
      <label className={styles.tick}>
        <Unseen>{t('drive.select', 'Select {{name}}', { name })}</Unseen>
        <input
          type="checkbox"
          checked={ticked}
          onClick={({ shiftKey }) => chosen.toggle(itemId, shiftKey)}
          onChange={() => undefined}
        />
      </label>
      <ItemPicture item={item} />
      <span className={styles.words}>
        {isFixed ? (
          <span className={styles.name} translate="no">
            {name}
          </span>
        ) : (
          <Link to={address(item)} className={styles.name} data-row-link translate="no" draggable={false}>
            {name}
          </Link>
        )}
        <Small>{(facts ?? ownFacts(item)).join(' · ')}</Small>
      </span>
      {isStarred && (
        <span className={styles.star}>
          <IconStar size={18} aria-hidden />
          <Unseen>{t('drive.starred', 'Starred')}</Unseen>
        </span>
      )}
      {acts ? <span className={styles.acts}>{acts}</span> : <More item={item} />}
    </li>
  );
}
