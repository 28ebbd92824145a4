import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { PhotoGrid } from '../../nouns/booking/photo-grid.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { maximumPhotos } from '../../ui/field/photo-picker.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';

/** What is to be done, and how it looked before and after. */
export function BookingPhotos({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  const add = useDialogLink('photos');
  const { photos, can } = booking;
  const room = can.addPhotos && photos.length < maximumPhotos;
  if (photos.length === 0 && !room) return null;
  return (
    <Section
      title={t('booking.photos', 'Photos')}
      lead={
        photos.length === 0
          ? t('booking.photos.lead', 'Show what needs doing so the professional brings the right tools.')
          : undefined
      }
      action={
        room && (
          <ButtonLink {...add} tone="plain" small icon={<IconCamera size={20} aria-hidden />}>
            {t('booking.photos.add', 'Add photos')}
          </ButtonLink>
        )
      }
    >
      {photos.length > 0 && <PhotoGrid photos={photos} />}
    </Section>
  );
}
