import { answerRemedy } from '@nukkad/contract/market/dispute/dispute.api';
import type { Dispute } from '@nukkad/contract/market/dispute/dispute.model';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Voice } from '../../nouns/booking/booking.screen-row.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Refusal } from '../../ui/state/refusal.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { type BookingSide, bookingPath } from '../../nouns/booking/booking.paths.ts';
import type { Disputing } from './disputing.ts';
import { Row, Stack, Text } from '../../ui/page/parts.tsx';
import styles from './dispute.module.css';
import { kindWords, requestWords } from './dispute-words.ts';
import { MorePhotos } from './more-photos.tsx';

type Told = Disputing & { readonly dispute: Dispute };

function Photos({ dispute, of }: { dispute: Dispute; of: BookingSide }) {
  const { t } = useTranslation();
  const photos = dispute.photos.filter(({ side }) => side === of);
  if (photos.length === 0) return null;
  return (
    <ul className={styles.photos}>
      {photos.map((photo) => (
        <li key={photo.photoId}>
          <a href={photo.url} target="_blank" rel="noreferrer">
            <img src={photo.url} loading="lazy" alt={t('dispute.photo', 'Photo as evidence')} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Where it stands, in a sentence. */
function standing(voice: Voice, { dispute, side }: Told): string {
  const { t, locale } = voice;
  const { status, decision, answerBefore } = dispute;
  if (decision) return decided(voice, dispute);
  if (status === 'offered')
    return side === 'customer'
      ? t('dispute.now.offered', 'The partner made you an offer.')
      : t('dispute.now.offer_waits', 'The customer has your offer.');
  if (status === 'open' && Date.now() < Date.parse(answerBefore)) {
    const when = formatInstant(answerBefore, 'short', locale);
    return side === 'customer'
      ? t('dispute.now.asked', 'We asked the partner. They can answer until {{when}}.', { when })
      : t('dispute.now.answer', 'Tell your side until {{when}}. The payout of this job is on hold.', {
          when,
        });
  }
  return t('dispute.now.staff', 'We’re looking into it and will tell you how we decide.');
}

function decided({ t, locale }: Voice, { decision }: Dispute): string {
  if (decision?.outcome === 'refund')
    return t('dispute.end.refund', 'Decided: {{sum}} goes back to the customer.', {
      sum: formatMoney(decision.amount ?? 0, locale),
    });
  return decision?.outcome === 'rework'
    ? t('dispute.end.rework', 'Decided: the work is done again for free.')
    : t('dispute.end.dismissed', 'Decided: we couldn’t grant this.');
}

/** The claim, the answer, the decision; each in its side's own words. */
export function DisputeStory(told: Told) {
  const voice = useTranslation();
  const { t } = voice;
  const { dispute, side } = told;
  return (
    <Section title={t('dispute.title', 'Dispute')} lead={standing(voice, told)}>
      <Card quiet={dispute.status === 'decided'}>
        <Stack gap={0.75} flat>
          <Text as="p" weight={650}>
            {side === 'customer' ? t('dispute.you', 'You') : t('dispute.customer', 'The customer')}
            {': '}
            {kindWords(t, dispute.kind)} · {requestWords(t, dispute.request)}
          </Text>
          <blockquote className={styles.words}>{dispute.words}</blockquote>
          <Photos dispute={dispute} of="customer" />
          {dispute.answer && (
            <>
              <Text as="p" weight={650}>
                {side === 'partner' ? t('dispute.you', 'You') : t('dispute.partner', 'The partner')}
              </Text>
              <blockquote className={styles.words}>{dispute.answer.words}</blockquote>
            </>
          )}
          <Photos dispute={dispute} of="partner" />
          {dispute.decision?.reason && (
            <>
              <Text as="p" weight={650}>
                {t('dispute.reason', 'Why we decided so')}
              </Text>
              <blockquote className={styles.words}>{dispute.decision.reason}</blockquote>
            </>
          )}
          <Rework {...told} />
          <Offer {...told} />
          <Acts {...told} />
        </Stack>
      </Card>
    </Section>
  );
}

function Rework({ dispute: { rework, can }, side }: Told) {
  const { t, locale } = useTranslation();
  const choose = useDialogLink('rework');
  if (!rework) return null;
  const { booking } = rework;
  return (
    <>
      {booking && (
        <Link to={bookingPath(side, booking.bookingId)}>
          {t('dispute.rework.booked', 'Visit on {{when}}: booking {{number}}', {
            when: formatInstant(booking.startsAt, 'short', locale),
            number: booking.bookingNumber,
          })}
        </Link>
      )}
      {can.chooseTime && (
        <>
          <p>
            {t('dispute.rework.until', 'Choose a time until {{when}}.', {
              when: formatInstant(rework.chooseBefore, 'short', locale),
            })}
          </p>
          <Row gap={0.6}>
            <ButtonLink {...choose}>{t('dispute.rework.choose', 'Choose a time')}</ButtonLink>
          </Row>
        </>
      )}
    </>
  );
}

function offerWords({ t, locale }: Voice, offer: NonNullable<Dispute['offer']>): string {
  return offer.kind === 'rework'
    ? t('dispute.offer.rework', 'Offer: do the work again for free')
    : t('dispute.offer.refund', 'Offer: {{sum}} back', { sum: formatMoney(offer.amount ?? 0, locale) });
}

function Offer({ booking, about, dispute }: Told) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const remedy = useSend(answerRemedy);
  const { offer, can, version } = dispute;
  const [asCredit, setAsCredit] = useState(false);
  const { creditUntil } = about;
  const say = (accept: boolean) => {
    const refundTo = asCredit ? ('credit' as const) : ('original' as const);
    remedy.mutate({ bookingId: booking.bookingId, version, accept, refundTo });
  };
  if (!offer || dispute.status === 'decided') return null;
  return (
    <>
      <Text as="p" weight={650}>
        {offerWords(voice, offer)}
      </Text>
      <Refusal>{remedy.error?.message}</Refusal>
      {can.answerOffer && creditUntil && (
        <SwitchLine
          title={t('dispute.offer.credit', 'Take it as credit')}
          about={t(
            'dispute.offer.credit.about',
            'Right away, to use by {{day}}. Otherwise it goes back the way you paid.',
            {
              day: formatInstant(creditUntil, 'day', locale),
            },
          )}
          checked={asCredit}
          onChange={setAsCredit}
        />
      )}
      {can.answerOffer && (
        <Row gap={0.6}>
          <Button onClick={() => say(true)} busy={remedy.isPending}>
            {t('dispute.offer.accept', 'Accept offer')}
          </Button>
          <Button tone="plain" onClick={() => say(false)} disabled={remedy.isPending}>
            {t('dispute.offer.decline', 'Decline')}
          </Button>
        </Row>
      )}
    </>
  );
}

function Acts({ booking, about, dispute, side }: Told) {
  const { t } = useTranslation();
  const answer = useDialogLink('disputeAnswer');
  const room = about.photosASide - dispute.photos.filter((photo) => photo.side === side).length;
  return (
    <>
      {dispute.can.answer && (
        <Row gap={0.6}>
          <ButtonLink {...answer}>{t('dispute.answer', 'Tell your side')}</ButtonLink>
        </Row>
      )}
      {dispute.can.addPhotos && room > 0 && <MorePhotos bookingId={booking.bookingId} room={room} />}
    </>
  );
}
