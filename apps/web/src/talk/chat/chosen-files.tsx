import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './composer.module.css';
import { FilePreview } from './file-preview.tsx';
import { shortFileName } from '../../nouns/message/file-name.ts';

/** What goes with the message; each can be taken away again. */
export function ChosenFiles({
  files,
  onChange,
}: {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}) {
  const { t } = useTranslation();
  return (
    <ul className={styles.chosen} aria-label={t('chat.files', 'Files in this message')}>
      {files.map((file, place) => (
        <li key={place}>
          <FilePreview file={file} />
          <span translate="no">{shortFileName(file.name)}</span>
          <button
            type="button"
            aria-label={t('photos.remove', 'Remove {{name}}', { name: shortFileName(file.name) })}
            onClick={() => onChange(files.filter((other) => other !== file))}
          >
            <IconX size={18} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
