import { Anchor, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import {
  type OfficeReview,
  hideReview,
  hideReviewPhoto,
  keepReview,
  restoreReview,
  restoreReviewPhoto,
} from '@nukkad/contract/market/review/review-office.api';
import type { OwnReviewPhoto } from '@nukkad/contract/market/review/review.model';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { call } from '../../platform/call.ts';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Moment } from '../../ui/moment.tsx';
import { useDialogForm } from '../../ui/use-dialog-form.ts';
import { useToast } from '../../ui/use-toast.ts';
import { ReviewPhotos } from './review-photos.tsx';
import { reasonWords, writtenBy } from './review-words.ts';

/** The review, the visit and both sides of it, and what is said against it. */
function WhatIsSaid({
  review,
  busy,
  onPhoto,
}: {
  review: OfficeReview;
  busy: boolean;
  onPhoto: (photo: OwnReviewPhoto) => void;
}) {
  const { buyerId, organisationId, reports, words, reply, hiddenReason } = review;
  const facts = [
    [t('visitReview.booking', 'Booking'), review.bookingNumber],
    [t('visitReview.by', 'Written by'), writtenBy(review)],
    [t('visitReview.stars', 'Stars'), String(review.stars)],
    [t('visitReview.service', 'Service'), review.serviceName],
    [t('visitReview.written', 'Written'), <Moment key="written" at={review.createdAt} />],
    [t('visitReview.words', 'Review'), words || '–'],
    [t('visitReview.reply', 'Reply'), reply?.words ?? '–'],
    ...(hiddenReason ? [[t('visitReview.hiddenFor', 'Hidden because'), hiddenReason] as const] : []),
  ] as const;
  return (
    <Stack gap="sm">
      <Facts facts={facts} />
      <Group gap="md">
        <Anchor component={Link} to={`/people/${buyerId}`} size="sm">
          {t('support.viewCustomer', 'View customer')}
        </Anchor>
        <Anchor component={Link} to={`/partners/${organisationId}`} size="sm">
          {t('support.viewPartner', 'View partner')}
        </Anchor>
      </Group>
      <ReviewPhotos review={review} onDecide={onPhoto} busy={busy} />
      {reports.map((report) => (
        <div key={report.at + report.reason}>
          <Text size="xs" c="dimmed">
            {reasonWords[report.reason]}
            {report.photoId ? ` · ${t('visitReview.aPhoto', 'a photo')}` : ''} · <Moment at={report.at} />
            {report.isDecided ? ` · ${t('visitReview.decided', 'decided')}` : ''}
          </Text>
          {report.note ? (
            <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {report.note}
            </Text>
          ) : null}
        </div>
      ))}
    </Stack>
  );
}

/** Showing it again has nothing to check. */
const nothing = z.object({});
const hide = hideReview.spec.body ?? nothing;

/** An Admin hides it with a reason that its author reads, or lets it stay; a hidden one can be shown again. */
export function ReviewDialog({ review, onClose }: { review: OfficeReview; onClose: () => void }) {
  const say = useToast();
  const { reviewId, version, can } = review;
  const params = { reviewId };
  const { fields, errors, change, run, dialog } = useDialogForm({
    endpoint: hideReview,
    schema: () => (can.hide ? hide : nothing),
    initial: { reason: '' },
    bodyOf: ({ reason }) => ({ reason, version }),
    send: async ({ reason }) => {
      if (can.hide) await call(hideReview, { params, body: { version, reason } });
      else await call(restoreReview, { params, body: { version } });
      say(
        can.hide
          ? t('visitReview.isHidden', 'Review hidden. We’ve told its author why.')
          : t('visitReview.isShown', 'Review shown again.'),
      );
      onClose();
    },
  });
  const keep = () =>
    run(async () => {
      await call(keepReview, { params, body: { version } });
      say(t('visitReview.isKept', 'Review kept.'));
      onClose();
    });
  const decidePhoto = ({ photoId, hiddenReason }: OwnReviewPhoto) =>
    run(async () => {
      const photo = { ...params, photoId };
      const isHidden = hiddenReason !== '';
      if (isHidden) await call(restoreReviewPhoto, { params: photo, body: { version } });
      else await call(hideReviewPhoto, { params: photo, body: { version, reason: fields.reason } });
      say(
        isHidden
          ? t('visitReview.photo.isShown', 'Photo shown again.')
          : t('visitReview.photo.isHidden', 'Photo hidden. We’ve told the author why.'),
      );
      onClose();
    });
  return (
    <DialogForm
      title={t('visitReview.of', 'Review of {{number}}', { number: review.bookingNumber })}
      doIt={can.hide ? t('visitReview.hide', 'Hide review') : t('visitReview.restore', 'Show again')}
      {...(can.hide ? { colour: 'sindoor' } : {})}
      size="lg"
      {...dialog}
      onClose={onClose}
    >
      <WhatIsSaid review={review} busy={dialog.busy} onPhoto={decidePhoto} />
      {can.hide ? (
        <Textarea
          label={t('visitReview.why', 'Reason to hide the review or a photo')}
          description={t('visitReview.whyHint', 'The author reads this. Say which rule it breaks.')}
          autosize
          minRows={2}
          maxLength={500}
          value={fields.reason}
          error={errors['reason']}
          onChange={(event) => change({ reason: event.currentTarget.value })}
        />
      ) : null}
      {can.keep ? (
        <Group>
          <Button variant="default" loading={dialog.busy} onClick={keep}>
            {t('visitReview.keep', 'Keep review')}
          </Button>
        </Group>
      ) : null}
    </DialogForm>
  );
}
