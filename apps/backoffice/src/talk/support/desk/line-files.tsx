import { ActionIcon, Anchor, FileButton, Group, Text } from '@mantine/core';
import type { ChatDocument } from '@nukkad/contract/talk/chat/chat.model';
import { addDeskFiles } from '@nukkad/contract/talk/support/session-office.api';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconAttach from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { t } from '../../../platform/words.ts';
import styles from './desk.module.css';

const isPicture = ({ mediaType }: ChatDocument) => mediaType.startsWith('image/');

/** Pictures as pictures, papers by their names; each opens on its own. */
export function LineFiles({ documents }: { documents: readonly ChatDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <Group gap="xs" py={4}>
      {documents.map((document) => {
        const { documentId, url, fileName } = document;
        return isPicture(document) ? (
          <a
            key={documentId}
            className={styles.picture}
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={t('talks.openPhoto', 'Open photo {{name}}', { name: fileName })}
          >
            <img src={url} alt="" loading="lazy" />
          </a>
        ) : (
          <Anchor key={documentId} href={url} target="_blank" rel="noreferrer" size="sm" translate="no">
            {fileName}
          </Anchor>
        );
      })}
    </Group>
  );
}

/** What goes with the next words; each can be taken away again. */
export function WaitingFiles({
  documents,
  failure,
  onRemove,
}: {
  documents: readonly ChatDocument[];
  failure: string | null;
  onRemove: (documentId: string) => void;
}) {
  return (
    <>
      {documents.map(({ documentId, fileName }) => (
        <Group key={documentId} gap="xs" wrap="nowrap">
          <IconFile size={20} aria-hidden />
          <Text size="sm" truncate translate="no">
            {fileName}
          </Text>
          <ActionIcon
            variant="subtle"
            aria-label={t('talks.removeFile', 'Remove {{name}}', { name: fileName })}
            onClick={() => onRemove(documentId)}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {failure ? (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {failure}
        </Text>
      ) : null}
    </>
  );
}

const kinds = (addDeskFiles.spec.upload?.mediaTypes ?? []).filter((kind) => !kind.startsWith('audio/'));

export function AddFile({ busy, onFiles }: { busy: boolean; onFiles: (files: readonly File[]) => void }) {
  return (
    <FileButton multiple accept={kinds.join(',')} disabled={busy} onChange={onFiles}>
      {(props) => (
        <ActionIcon
          {...props}
          variant="default"
          size="lg"
          loading={busy}
          aria-label={t('talks.attach', 'Add photos or a PDF')}
          title={t('talks.attach', 'Add photos or a PDF')}
        >
          <IconAttach size={20} aria-hidden />
        </ActionIcon>
      )}
    </FileButton>
  );
}
