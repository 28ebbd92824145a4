import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { maximumPhotos, PhotoPicker } from '../../ui/field/photo-picker.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { useAddPhotos } from './booking.queries.ts';

function Choose({ booking, onClose }: { booking: BookingDetails; onClose: () => void }) {
  const { t, plural } = useTranslation();
  const [files, setFiles] = useState<File[]>([]);
  const [progress, setProgress] = useState(0);
  const add = useAddPhotos(booking.bookingId, setProgress);
  const send = () =>
    add.mutate(files, {
      onSuccess: () => {
        toast.success(t('booking.photos.sent', 'Photos added to your booking'));
        onClose();
      },
    });
  return (
    <Dialog
      opened
      onClose={() => !add.isPending && onClose()}
      title={t('booking.photos.add', 'Add photos')}
      footer={
        <Button wide onClick={send} busy={add.isPending} disabled={files.length === 0}>
          {files.length === 0
            ? t('booking.photos.choose', 'Choose photos first')
            : plural('booking.photos.send', files.length, {
                one: 'Send {{count}} photo',
                other: 'Send {{count}} photos',
              })}
        </Button>
      }
    >
      <PhotoPicker
        files={files}
        onChange={setFiles}
        label={t('booking.photos.lead', 'Show what needs doing so the professional brings the right tools.')}
        limit={maximumPhotos - booking.photos.length}
        progress={add.isPending ? progress : null}
      />
    </Dialog>
  );
}

/** Photos of the work to be done, behind `?dialog=photos`; the partner sees them with the booking. */
export function AddPhotosDialog({ booking }: { booking: BookingDetails }) {
  const dialog = useUrlDialog('photos');
  if (!dialog.opened || !booking.can.addPhotos) return null;
  return <Choose booking={booking} onClose={dialog.close} />;
}
