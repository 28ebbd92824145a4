import type { VisitReview, VisitReviews as Visit } from '@nukkad/contract/market/review/review.model';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { ReviewWords } from './one-review.tsx';
import { RateDialog, rateDialog } from './rate-dialog.tsx';
import { ReplyDialog, replyDialog } from './reply-dialog.tsx';
import { reportReviewDialog } from './report-dialog.tsx';
import { ReviewPhotoDialog } from './review-photo-dialog.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import { useVisitReviews } from './review.queries.ts';
import { StarLinks } from './star-links.tsx';
import { Note, Paragraph, Row, Text } from '../../ui/page/parts.tsx';
import styles from './rate-dialog.module.css';

function AskToRate({ visit }: { visit: Visit }) {
  const { t, locale } = useTranslation();
  const { pathname } = useLocation();
  return (
    <Card>
      <Paragraph size="lg" weight={650}>
        {visit.side === 'customer'
          ? t('review.ask.customer', 'How was {{name}}?', {
              name: visit.professionalName || visit.companyName,
            })
          : t('review.ask.partner', 'How was {{name}} as a customer?', {
              name: visit.customerName || t('review.nameless', 'A customer'),
            })}
      </Paragraph>
      <StarLinks to={pathname} />
      <Note size="sm">
        {t('review.until', 'You can rate until {{when}}.', {
          when: formatInstant(visit.writeBefore, 'short', locale),
        })}
      </Note>
    </Card>
  );
}

/** The own review: as it is, why no one reads it, and the way to change it. */
function Own({ visit, own }: { visit: Visit; own: VisitReview }) {
  const { t, locale } = useTranslation();
  const change = useDialogLink(rateDialog);
  const day = formatInstant(visit.writeBefore, 'weekday', locale);
  return (
    <Card as="section" quiet>
      <Text as="h3" size="md">
        {t('review.own', 'Your review')}
      </Text>
      <ReviewWords review={own}>
        <ReviewPhotos photos={own.photos} />
      </ReviewWords>
      {own.status === 'Written' && (
        <Note size="sm">
          {t(
            'review.own.unseen',
            'Not visible to the other side yet. It shows once both reviews are in, or on {{day}}.',
            {
              day,
            },
          )}
        </Note>
      )}
      {own.status === 'Hidden' && (
        <Paragraph tone="bad">
          {t('review.own.hidden', 'We hid this review: {{reason}}', { reason: own.hiddenReason })}
        </Paragraph>
      )}
      {own.can.change && (
        <ButtonLink {...change} tone="plain" small>
          {t('review.edit', 'Edit')}
        </ButtonLink>
      )}
    </Card>
  );
}

function Theirs({ visit, theirs }: { visit: Visit; theirs: VisitReview }) {
  const { t } = useTranslation();
  const reply = useDialogLink(replyDialog);
  const { pathname } = useLocation();
  const name = visit.side === 'customer' ? visit.companyName : visit.customerName;
  return (
    <Card as="section" quiet>
      <Text as="h3" size="md">
        {t('review.theirs', 'Review by {{name}}', { name: name || t('review.nameless', 'A customer') })}
      </Text>
      <ReviewWords review={theirs}>
        <ReviewPhotos photos={theirs.photos} />
      </ReviewWords>
      <Row gap={[0.5, 1]} align="center">
        {theirs.can.reply && (
          <ButtonLink {...reply} tone="plain" small>
            {t('review.reply', 'Reply')}
          </ButtonLink>
        )}
        {theirs.can.report && (
          <Link
            className={styles.report}
            to={`${pathname}?dialog=${reportReviewDialog}&review=${theirs.reviewId}`}
            preventScrollReset
          >
            {t('review.report', 'Report')}
          </Link>
        )}
      </Row>
    </Card>
  );
}

/** What the two sides of a finished visit say of each other, and the way to say it. */
export function VisitReviews({ bookingId, version }: { bookingId: string; version: number }) {
  const { t } = useTranslation();
  const { data: visit } = useVisitReviews(bookingId, version);
  if (!visit || !(visit.own || visit.theirs || visit.can.write)) return null;
  return (
    <Section title={t('review.title', 'Reviews')}>
      <div className={styles.reviews} id="reviews">
        {visit.can.write && <AskToRate visit={visit} />}
        {visit.theirs && <Theirs visit={visit} theirs={visit.theirs} />}
        {visit.own && <Own visit={visit} own={visit.own} />}
      </div>
      <RateDialog visit={visit} />
      {visit.theirs && <ReplyDialog reviews={[visit.theirs]} />}
      <ReviewPhotoDialog
        reviews={[visit.own, visit.theirs].filter((review) => review !== null)}
        own={visit.own?.reviewId}
      />
    </Section>
  );
}
