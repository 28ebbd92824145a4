import type { MilestoneDispute, MilestoneDisputePhoto } from '@nukkad/contract/work/project/project.model';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { PhotoPicker } from '../../ui/field/photo-picker.tsx';
import { Note } from '../../ui/page/parts.tsx';
import styles from './project.module.css';
import { useSendDisputePhotos } from './project.queries.ts';

/** What one side shows as evidence. */
export function DisputePhotos({
  dispute,
  of,
}: {
  dispute: MilestoneDispute;
  of: MilestoneDisputePhoto['side'];
}) {
  const { t } = useTranslation();
  const photos = dispute.photos.filter(({ side }) => side === of);
  if (photos.length === 0) return null;
  const whose =
    of === 'client'
      ? t('milestoneDispute.photosOf.client', 'Photos of the customer')
      : t('milestoneDispute.photosOf.partner', 'Photos of the business');
  return (
    <>
      <Note>{whose}</Note>
      <ul className={styles.photos} aria-label={whose}>
        {photos.map(({ photoId, url }, index) => (
          <li key={photoId}>
            <a href={url} target="_blank" rel="noreferrer">
              <img
                src={url}
                loading="lazy"
                alt={
                  of === 'client'
                    ? t('milestoneDispute.photo.client', 'Photo {{number}} of the customer', {
                        number: index + 1,
                      })
                    : t('milestoneDispute.photo.partner', 'Photo {{number}} of the business', {
                        number: index + 1,
                      })
                }
              />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Further photos of one's own side, while the dispute is open. */
export function MoreDisputePhotos({ milestoneId, room }: { milestoneId: string; room: number }) {
  const { t } = useTranslation();
  const [files, setFiles] = useState<File[]>([]);
  const send = useSendDisputePhotos();
  return (
    <>
      <PhotoPicker
        files={files}
        onChange={setFiles}
        label={t('milestoneDispute.photos', 'Add photos as evidence')}
        hint={t('milestoneDispute.photos.hint', 'The other side and our team see them.')}
        limit={room}
        progress={send.isPending ? 0 : null}
        failure={send.error?.message ?? null}
      />
      {files.length > 0 && (
        <Button
          small
          busy={send.isPending}
          onClick={() => send.mutate({ milestoneId, files }, { onSuccess: () => setFiles([]) })}
        >
          {t('milestoneDispute.photos.send', 'Send photos')}
        </Button>
      )}
    </>
  );
}
