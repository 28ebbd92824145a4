import type { DriveItem } from '@nukkad/contract/files/drive/drive.model';
import IconNext from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './crumbs.module.css';
import { useDropInto } from './drag.ts';
import { folderPath, spaceOf, topPaths } from './drive-paths.ts';
import { spaceWords } from './space-words.ts';
import { useLookOf } from './use-item-address.ts';
import { useMoveInto } from './use-move-into.ts';

interface Step {
  readonly to: string;
  readonly name: string;
  /** Null: the top of the drive. */
  readonly folderId: string | null;
}

function CrumbStep({
  step: { to, name, folderId },
  of,
  isLast,
}: {
  step: Step;
  of: DriveItem;
  isLast: boolean;
}) {
  const look = useLookOf();
  const move = useMoveInto();
  const { space, right } = of;
  // Of what others share the folders have an id; the list above them is no place.
  const takes = right !== 'view' && (space !== 'shared' || folderId !== null);
  const drop = useDropInto({
    onItems: takes ? (itemIds) => void move({ itemIds, space: spaceOf(of), parentId: folderId }) : undefined,
  });
  return (
    <li {...drop}>
      <Link
        to={{ pathname: to, search: look }}
        translate={folderId === null ? undefined : 'no'}
        {...(isLast && { 'data-page-back': '' })}
      >
        {name}
      </Link>
      <IconNext size={18} aria-hidden />
    </li>
  );
}

/** The folders that it lies in, from the top; each opens, and takes what is dragged onto it. */
export function Crumbs({
  item,
  path,
}: {
  item: DriveItem;
  path: readonly { readonly itemId: string; readonly name: string }[];
}) {
  const { t } = useTranslation();
  const { space } = item;
  const top: Step =
    space === 'shared'
      ? { to: '/drive/shared-with-me', name: t('drive.tab.shared', 'Shared with me'), folderId: null }
      : { to: topPaths[space], name: spaceWords[space](t), folderId: null };
  const steps = [
    top,
    ...path.map(({ itemId, name }): Step => ({ to: folderPath(itemId), name, folderId: itemId })),
  ];
  return (
    <nav aria-label={t('drive.path', 'Folders above')}>
      <ol className={styles.crumbs}>
        {steps.map((step, at) => (
          <CrumbStep key={step.to} step={step} of={item} isLast={at === steps.length - 1} />
        ))}
      </ol>
    </nav>
  );
}
