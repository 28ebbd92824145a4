import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { seenOfEarlier } from '@nukkad/contract/market/earlier/earlier.api';
import type { EarlierOffer as Offer } from '@nukkad/contract/market/earlier/earlier.model';
import { serverNow } from '../../platform/server-clock.ts';
import { TwoTimes } from '../../nouns/booking/two-times.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Countdown, useSecondsUntil } from '../../ui/time/countdown.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { Section } from '../../ui/page/section.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { Row, Stack } from '../../ui/page/parts.tsx';
import { type BookingKeeper, useAnswerEarlier, useEarlierRequest } from './earlier.queries.ts';

interface Asked {
  readonly booking: BookingDetails;
  readonly offer: Offer;
  readonly keeper: BookingKeeper;
}

/** The question behind `?dialog=takeEarlier`. */
function TakeEarlier({ booking, offer, keeper }: Asked) {
  const { t, locale } = useTranslation();
  const dialog = useUrlDialog('takeEarlier');
  const send = useAnswerEarlier(booking.bookingId, keeper);
  const when = formatInstant(offer.startsAt, 'short', locale);
  return (
    <Question
      dialog={dialog}
      title={t('earlier.take.title', 'Move your visit to {{when}}?', { when })}
      consequences={[
        t('earlier.take.free', 'Your price stays the same. There is no charge.'),
        t('earlier.take.told', 'We’ll notify the partner right away.'),
      ]}
      confirm={t('earlier.take.confirm', 'Move to {{when}}', { when })}
      send={send}
      request={(seen) => ({
        offerId: offer.offerId,
        answer: 'accept',
        seen: seen(seenOfEarlier(booking, offer)),
      })}
      said={t('earlier.take.done', 'Your visit is now on {{when}}', { when })}
    />
  );
}

function Offered({ booking, offer, keeper }: Asked) {
  const { t } = useTranslation();
  const take = useUrlDialog('takeEarlier');
  const decline = useAnswerEarlier(booking.bookingId, keeper);
  const seconds = useSecondsUntil(offer.answerBefore, serverNow);
  if (seconds === 0) return null;
  const keep = () =>
    decline.mutate(
      { offerId: offer.offerId, answer: 'decline', seen: seenOfEarlier(booking, offer) },
      { onError: (error) => toast.info(error.message) },
    );
  return (
    <Section title={t('earlier.free', 'An earlier time is free')}>
      <Card>
        <Stack gap={0.75} flat>
          <TwoTimes booked={booking.startsAt} wanted={offer.startsAt} />
          <p>
            {t('earlier.until', 'Offered to you for')} <Countdown seconds={seconds} />
          </p>
          <Row gap={0.6}>
            <Button disabled={decline.isPending} onClick={() => take.open()}>
              {t('earlier.take', 'Take this time')}
            </Button>
            <Button tone="plain" busy={decline.isPending} onClick={keep}>
              {t('earlier.keep', 'Keep my time')}
            </Button>
          </Row>
        </Stack>
      </Card>
      <TakeEarlier booking={booking} offer={offer} keeper={keeper} />
    </Section>
  );
}

/** An earlier time that became free, as long as it is offered to this customer; nothing otherwise. */
export function EarlierOffer({ booking, keeper }: Omit<Asked, 'offer'>) {
  const offer = useEarlierRequest(booking.bookingId).data?.offer;
  return offer ? <Offered key={offer.offerId} booking={booking} offer={offer} keeper={keeper} /> : null;
}
