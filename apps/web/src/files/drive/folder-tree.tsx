import IconOpen from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Listed } from '../../ui/page/listed.tsx';
import { List, Small } from '../../ui/page/parts.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { type Inside, useSubfolders } from './drive.queries.ts';
import styles from './folder-tree.module.css';
import { ItemIcon } from './item-icon.tsx';
import type { TreeTop } from './use-tree-tops.ts';

interface TreeProps {
  readonly target: Inside | null;
  readonly onTarget: (target: Inside) => void;
  /** Folders that are moved: they go into none of their own. */
  readonly without: readonly string[];
}

interface NodeProps extends TreeProps {
  readonly name: string;
  readonly inside: Inside;
  readonly startsOpen?: boolean;
}

/** Folders below these tops, opened one by one; one of them is chosen. */
export function FolderTree({ tops, ...tree }: TreeProps & { readonly tops: readonly TreeTop[] }) {
  const { t } = useTranslation();
  return (
    <List gap={0} aria-label={t('drive.folders', 'Folders')}>
      {tops.map((top) => (
        <Node key={`${top.inside.space} ${top.inside.parentId}`} {...tree} {...top} startsOpen />
      ))}
    </List>
  );
}

function Node({ name, inside, startsOpen = false, ...tree }: NodeProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(startsOpen);
  const below = useId();
  const { target, onTarget } = tree;
  const isTarget = target !== null && target.space === inside.space && target.parentId === inside.parentId;
  return (
    <li>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={isOpen ? below : undefined}
          aria-label={t('drive.folder.inside', 'Folders in {{name}}', { name })}
          onClick={() => setOpen(!isOpen)}
        >
          <IconOpen size={20} aria-hidden />
        </button>
        <label className={styles.choice}>
          <input type="radio" name="folder" checked={isTarget} onChange={() => onTarget(inside)} />
          <ItemIcon kind="folder" size={22} />
          <span translate={inside.parentId === null ? undefined : 'no'}>{name}</span>
        </label>
      </div>
      {isOpen && (
        <Below id={below} inside={inside} {...tree}>
          <Small>{t('drive.folders.none', 'No folders inside')}</Small>
        </Below>
      )}
    </li>
  );
}

function Below({
  id,
  inside,
  children,
  ...tree
}: TreeProps & { readonly id: string; readonly inside: Inside; readonly children: ReactNode }) {
  return (
    <div id={id} className={styles.below}>
      <Listed list={useSubfolders(inside)} waiting={<ListSkeleton count={1} />} empty={children}>
        {(folders) => (
          <List gap={0}>
            {folders
              .filter(({ itemId, right }) => right !== 'view' && !tree.without.includes(itemId))
              .map(({ itemId, name }) => (
                <Node key={itemId} {...tree} name={name} inside={{ space: inside.space, parentId: itemId }} />
              ))}
          </List>
        )}
      </Listed>
    </div>
  );
}
