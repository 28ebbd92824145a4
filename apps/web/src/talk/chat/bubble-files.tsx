import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import type { ChatDocument } from '@nukkad/contract/talk/chat/chat.model';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { numberFormat } from '../../ui/mark/formats.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import styles from './bubble-files.module.css';
import { FilePreview } from './file-preview.tsx';
import { shortFileName } from '../../nouns/message/file-name.ts';

export const photoDialog = 'chat-photo';
export const isPicture = ({ mediaType }: Pick<ChatDocument, 'mediaType'>) => mediaType.startsWith('image/');

function Picture({
  document: { documentId, url, fileName, width, height },
  onStale,
}: {
  document: ChatDocument;
  onStale: () => void;
}) {
  const { t } = useTranslation();
  const renewed = useRef(false);
  const link = useDialogLink(photoDialog, { photo: documentId });
  return (
    <Link
      {...link}
      className={styles.picture}
      aria-label={t('chat.photo.open', 'Open photo {{name}}', { name: shortFileName(fileName) })}
      style={{ aspectRatio: width && height ? `${width} / ${height}` : '4 / 3' }}
    >
      <img
        src={url}
        alt=""
        loading="lazy"
        onError={() => {
          if (!renewed.current) onStale();
          renewed.current = true;
        }}
      />
    </Link>
  );
}

function Voice({ document: { url } }: { document: ChatDocument }) {
  const { t } = useTranslation();
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- no one writes down what people say to each other
  return (
    <audio
      className={styles.voice}
      controls
      preload="metadata"
      src={url}
      aria-label={t('chat.voice.note', 'Voice note')}
    />
  );
}

function Paper({ document: { url, fileName, bytes } }: { document: ChatDocument }) {
  const { locale } = useTranslation();
  return (
    <a className={styles.paper} href={url} target="_blank" rel="noreferrer" title={fileName} translate="no">
      <IconFile size={24} aria-hidden />
      <span>{shortFileName(fileName)}</span>
      <small>{sizeInWords(bytes, locale)}</small>
    </a>
  );
}

/** "240 kB", "1.4 MB". */
export function sizeInWords(bytes: number, locale: string): string {
  const inMega = bytes >= 1_000_000;
  return numberFormat(locale, {
    style: 'unit',
    unit: inMega ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: inMega ? 1 : 0,
  }).format(inMega ? bytes / 1_000_000 : Math.max(1, bytes / 1_000));
}

/** Pictures as pictures, papers by their names. */
export function BubbleFiles({
  documents,
  onStale,
}: {
  documents: readonly ChatDocument[];
  /** A link has run out. */
  onStale: () => void;
}) {
  return (
    <div className={styles.files}>
      {documents.map((document) =>
        isPicture(document) ? (
          <Picture key={document.documentId} document={document} onStale={onStale} />
        ) : document.mediaType.startsWith('audio/') ? (
          <Voice key={document.documentId} document={document} />
        ) : (
          <Paper key={document.documentId} document={document} />
        ),
      )}
    </div>
  );
}

/** Files that are not with the server yet, with how much of them has gone out. */
export function WaitingFiles({ files, progress }: { files: readonly File[]; progress: number | null }) {
  const { t, locale } = useTranslation();
  return (
    <div className={styles.files}>
      {files.map((file, place) =>
        file.type.startsWith('image/') ? (
          <span key={place} className={styles.picture}>
            <FilePreview file={file} />
          </span>
        ) : file.type.startsWith('audio/') ? (
          <FilePreview key={place} file={file} className={styles.voice} />
        ) : (
          <span key={place} className={styles.paper} translate="no">
            <IconFile size={24} aria-hidden />
            <span>{shortFileName(file.name)}</span>
            <small>{sizeInWords(file.size, locale)}</small>
          </span>
        ),
      )}
      {progress !== null && progress < 1 && (
        <progress
          className={styles.progress}
          value={progress}
          max={1}
          aria-label={t('chat.uploading', 'Uploading files')}
        />
      )}
    </div>
  );
}
