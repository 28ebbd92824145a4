import type { ReactNode } from 'react';
import { PastedFiles } from '../../nouns/upload/upload-button.tsx';
import { useAdding } from '../../nouns/upload/use-adding.ts';
import { Note } from '../../ui/page/parts.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useDropInto } from './drag.ts';
import styles from './drop-zone.module.css';
import type { Inside } from './drive.queries.ts';

/** The list of a folder; files of the device that are dragged onto it, or pasted, are uploaded into the folder. */
export function DropZone({
  inside,
  mayAdd,
  children,
}: {
  inside: Inside;
  mayAdd: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const add = useAdding(inside);
  const drop = useDropInto({ onFiles: mayAdd ? add : undefined });
  return (
    <div className={styles.zone} {...drop}>
      {mayAdd && (
        <>
          <PastedFiles target={inside} />
          <div className={styles.hint} aria-hidden>
            <Note weight={650}>{t('drive.drop', 'Drop files to upload them here')}</Note>
          </div>
        </>
      )}
      {children}
    </div>
  );
}
