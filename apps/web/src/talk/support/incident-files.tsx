import { type IncidentFile, incidentFiles } from '@nukkad/contract/talk/support/support.model';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FileButton } from '../../ui/field/file-button.tsx';
import styles from './incident-view.module.css';
import { acceptedFiles, useSendingFiles } from './use-sending-files.ts';

/** What was sent with a message, and the way to add to it. */
export function IncidentFiles({
  incidentId,
  files,
  mayAdd,
}: {
  incidentId: string;
  files: readonly IncidentFile[];
  mayAdd: boolean;
}) {
  const { t } = useTranslation();
  const sending = useSendingFiles();
  const room = incidentFiles.most - files.length;
  if (files.length === 0 && !mayAdd) return null;
  return (
    <section className={styles.part} aria-labelledby="files">
      <h2 id="files">{t('request.files', 'Photos and documents')}</h2>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ fileId, fileName, mediaType, url }) => (
            <li key={fileId}>
              <a href={url} target="_blank" rel="noreferrer">
                {mediaType === 'application/pdf' ? (
                  <IconFile size={20} aria-hidden />
                ) : (
                  <IconPhoto size={20} aria-hidden />
                )}
                {fileName}
              </a>
            </li>
          ))}
        </ul>
      )}
      {mayAdd && (
        <FileButton
          accept={acceptedFiles}
          multiple
          disabled={sending.busy}
          onFiles={(chosen) => void sending.send(incidentId, sending.fitting(chosen, room))}
        >
          {sending.busy ? t('request.files.sending', 'Sending…') : t('request.files.add', 'Add files')}
        </FileButton>
      )}
      {sending.failure && (
        <p role="alert" className={styles.wrong}>
          {sending.failure}
        </p>
      )}
    </section>
  );
}
