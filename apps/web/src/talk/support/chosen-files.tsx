import { incidentFiles } from '@nukkad/contract/talk/support/support.model';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { FileButton } from '../../ui/field/file-button.tsx';
import styles from './incident-view.module.css';
import { acceptedFiles, type useSendingFiles } from './use-sending-files.ts';

/** Files to go with a message that is being written. */
export function ChosenFiles({
  files,
  sending,
  onChange,
}: {
  files: readonly File[];
  sending: ReturnType<typeof useSendingFiles>;
  onChange: (files: readonly File[]) => void;
}) {
  const { t } = useTranslation();
  const room = incidentFiles.most - files.length;
  return (
    <div>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <span>
                {file.name}
                <Button
                  tone="plain"
                  small
                  aria-label={t('request.files.remove', 'Remove {{name}}', { name: file.name })}
                  onClick={() => onChange(files.filter((other) => other !== file))}
                >
                  <IconX size={18} aria-hidden />
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {room > 0 && (
        <FileButton
          accept={acceptedFiles}
          multiple
          onFiles={(chosen) => onChange([...files, ...sending.fitting(chosen, room)])}
        >
          {t('request.files.optional', 'Add photos or documents (optional)')}
        </FileButton>
      )}
      {sending.failure && (
        <p role="alert" className={styles.wrong}>
          {sending.failure}
        </p>
      )}
    </div>
  );
}
