import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Refusal } from '../../ui/state/refusal.tsx';
import { Button } from '../../ui/press/button.tsx';
import { PhotoPicker } from '../../ui/field/photo-picker.tsx';
import { useSendEvidence } from './dispute.queries.ts';

/** Further photos of one's own side, while the dispute is open. */
export function MorePhotos({ bookingId, room }: { bookingId: string; room: number }) {
  const { t } = useTranslation();
  const [files, setFiles] = useState<File[]>([]);
  const send = useSendEvidence();
  return (
    <>
      <PhotoPicker
        files={files}
        onChange={setFiles}
        label={t('dispute.photos.more', 'Add photos as evidence')}
        limit={room}
        progress={send.isPending ? 0 : null}
      />
      <Refusal>{send.error?.message}</Refusal>
      {files.length > 0 && (
        <Button
          busy={send.isPending}
          onClick={() => send.mutate({ bookingId, files }, { onSuccess: () => setFiles([]) })}
        >
          {t('dispute.photos.send', 'Send photos')}
        </Button>
      )}
    </>
  );
}
