import type { ChatMessage } from '@nukkad/contract/talk/chat/chat.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { PhotoViewer } from '../../ui/dialog/photo-viewer.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { isPicture, photoDialog } from './bubble-files.tsx';
import { shortFileName } from '../../nouns/message/file-name.ts';

const owns = ['photo'] as const;

/** The photos of a conversation, large: `?dialog=chat-photo&photo=<id>`. */
export function ChatPhoto({ messages }: { messages: readonly ChatMessage[] }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog(photoDialog, owns);
  if (!dialog.opened) return null;
  const photos = messages
    .flatMap(({ documents }) => documents)
    .filter(isPicture)
    .map(({ documentId, url, fileName }) => ({ photoId: documentId, url, alt: shortFileName(fileName) }));
  return (
    <PhotoViewer
      photos={photos}
      photoId={dialog.get('photo')}
      title={t('chat.photos', 'Photos')}
      onTurn={(photo) => dialog.open({ photo })}
      onClose={dialog.close}
    />
  );
}
