import type { ChatDocument } from '@nukkad/contract/talk/chat/chat.model';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconAttach from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useRef } from 'react';
import { shortFileName } from '../../../nouns/message/file-name.ts';
import { fileKinds } from '../../../nouns/message/fitting-files.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import styles from './line-files.module.css';

const isPicture = ({ mediaType }: ChatDocument) => mediaType.startsWith('image/');

/** Pictures as pictures, papers by their names; each opens on its own. */
export function LineFiles({
  documents,
  onStale,
}: {
  documents: readonly ChatDocument[];
  /** A link has run out. */
  onStale: () => void;
}) {
  const { t } = useTranslation();
  const renewed = useRef(false);
  if (documents.length === 0) return null;
  const renew = () => {
    if (!renewed.current) onStale();
    renewed.current = true;
  };
  return (
    <div className={styles.files}>
      {documents.map((document) => {
        const { documentId, url, fileName, width, height } = document;
        const name = shortFileName(fileName);
        return isPicture(document) ? (
          <a
            key={documentId}
            className={styles.picture}
            href={url}
            target="_blank"
            rel="noreferrer"
            style={{ aspectRatio: width && height ? `${width} / ${height}` : '4 / 3' }}
            aria-label={t('chat.photo.open', 'Open photo {{name}}', { name })}
          >
            <img src={url} alt="" loading="lazy" onError={renew} />
          </a>
        ) : (
          <a
            key={documentId}
            className={styles.paper}
            href={url}
            target="_blank"
            rel="noreferrer"
            title={fileName}
            translate="no"
          >
            <IconFile size={22} aria-hidden />
            {name}
          </a>
        );
      })}
    </div>
  );
}

/** What goes with the next words; each can be taken away again. */
export function WaitingFiles({
  documents,
  onRemove,
}: {
  documents: readonly ChatDocument[];
  onRemove: (documentId: string) => void;
}) {
  const { t } = useTranslation();
  if (documents.length === 0) return null;
  return (
    <ul className={styles.waiting} aria-label={t('chat.files', 'Files in this message')}>
      {documents.map((document) => (
        <li key={document.documentId}>
          {isPicture(document) ? <img src={document.url} alt="" /> : <IconFile size={22} aria-hidden />}
          <span translate="no">{shortFileName(document.fileName)}</span>
          <button
            type="button"
            aria-label={t('photos.remove', 'Remove {{name}}', { name: shortFileName(document.fileName) })}
            onClick={() => onRemove(document.documentId)}
          >
            <IconX size={18} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

export function AddFile({ busy, onFiles }: { busy: boolean; onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation();
  return (
    <label
      className={styles.add}
      title={t('chat.attach', 'Add photos or a PDF')}
      data-busy={busy || undefined}
    >
      <input
        type="file"
        accept={fileKinds.filter((kind) => !kind.startsWith('audio/')).join(',')}
        multiple
        disabled={busy}
        aria-label={t('chat.attach', 'Add photos or a PDF')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <IconAttach size={24} aria-hidden />
    </label>
  );
}
