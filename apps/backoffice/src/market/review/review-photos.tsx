import { Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core';
import type { OfficeReview } from '@nukkad/contract/market/review/review-office.api';
import type { OwnReviewPhoto } from '@nukkad/contract/market/review/review.model';
import { t } from '../../platform/words.ts';

const side = 132;

/** The photos of a review, each with what was reported of it; one can be hidden while the review stays. */
export function ReviewPhotos({
  review: { photos, reports, can },
  busy,
  onDecide,
}: {
  review: OfficeReview;
  busy: boolean;
  onDecide: (photo: OwnReviewPhoto) => void;
}) {
  const isReported = (id: string) => reports.some(({ photoId, isDecided }) => photoId === id && !isDecided);
  return (
    <Group gap="sm" align="start">
      {photos.map((photo, place) => (
        <Stack key={photo.photoId} gap={6} w={side}>
          <Anchor href={photo.url} target="_blank" rel="noreferrer">
            <img
              src={photo.url}
              width={side}
              height={side}
              loading="lazy"
              alt={t('visitReview.photo', 'Photo {{place}}', { place: place + 1 })}
              style={{ objectFit: 'cover', borderRadius: 8, opacity: photo.hiddenReason ? 0.45 : 1 }}
            />
          </Anchor>
          {isReported(photo.photoId) ? (
            <Badge color="sindoor" variant="light">
              {t('visitReview.photo.reported', 'Reported')}
            </Badge>
          ) : null}
          {photo.hiddenReason ? (
            <Text size="xs">
              {t('visitReview.photo.hiddenFor', 'Hidden: {{reason}}', { reason: photo.hiddenReason })}
            </Text>
          ) : null}
          {photo.hiddenReason || can.hide ? (
            <Button
              variant="default"
              size="xs"
              mih={44}
              loading={busy}
              onClick={() => onDecide(photo)}
              aria-label={
                photo.hiddenReason
                  ? t('visitReview.photo.restoreOne', 'Show photo {{place}} again', { place: place + 1 })
                  : t('visitReview.photo.hideOne', 'Hide photo {{place}}', { place: place + 1 })
              }
            >
              {photo.hiddenReason
                ? t('visitReview.restore', 'Show again')
                : t('visitReview.photo.hide', 'Hide photo')}
            </Button>
          ) : null}
        </Stack>
      ))}
    </Group>
  );
}
