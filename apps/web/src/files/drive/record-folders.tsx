import { listRecordFolders } from '@nukkad/contract/files/drive/record.api';
import { Link } from 'react-router';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Section } from '../../ui/page/section.tsx';
import { ItemIcon } from './item-icon.tsx';
import { recordFolderPath, recordFolderWords } from './record-words.ts';
import styles from './record-folders.module.css';

/** Folders that fill themselves; nothing where there are none for this person, or they can't be had. */
export function RecordFolders() {
  const { t } = useTranslation();
  const folders = useAsked(listRecordFolders).data?.folders ?? [];
  if (folders.length === 0) return null;
  return (
    <Section
      title={t('drive.records', 'Records')}
      lead={t(
        'drive.records.lead',
        'These folders fill themselves. You can view, download and share what is in them.',
      )}
    >
      <ul className={styles.folders}>
        {folders.map((folder) => (
          <li key={folder}>
            <Link to={recordFolderPath(folder)}>
              <ItemIcon kind="folder" size={24} />
              {recordFolderWords[folder](t)}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
