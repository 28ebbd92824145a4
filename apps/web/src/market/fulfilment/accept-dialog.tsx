import { seenOfRequest } from '@nukkad/contract/market/booking/booking.confirm';
import type { BookingCard } from '@nukkad/contract/market/booking/booking.model';
import { visitsTakenOn } from '@nukkad/contract/market/series/series.model';
import { useSeriesOf } from '../../nouns/series/series-of.queries.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSecondsUntil } from '../../ui/time/countdown.tsx';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { ReadFirst } from '../../ui/dialog/read-first.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { useAccept } from './fulfilment.moves.ts';
import { useRequest } from './fulfilment.queries.ts';
import { RequestFacts } from './request-facts.tsx';

/** Open where the address says `?dialog=accept&booking=…`: what is accepted, and who is assigned with it. */
export function AcceptDialog() {
  const { t } = useTranslation();
  const dialog = useUrlDialog('accept', ['booking']);
  const bookingId = dialog.opened ? dialog.get('booking') : null;
  const request = useRequest(bookingId);
  if (!bookingId) return null;
  return (
    <ReadFirst dialog={dialog} title={t('accept.title', 'Accept this request?')} query={request}>
      {(data) => <Accept key={bookingId} request={data} dialog={dialog} />}
    </ReadFirst>
  );
}

function Accept({ request, dialog }: { request: BookingCard; dialog: OpenDialog }) {
  const { t } = useTranslation();
  const accept = useAccept(request.bookingId);
  const over = useSecondsUntil(request.acceptBefore) === 0 && request.acceptBefore !== null;
  const name = request.proposed?.name;
  const visits = visitsTakenOn(useSeriesOf([request.bookingId]).get(request.bookingId));
  return (
    <Question
      dialog={dialog}
      title={t('accept.title', 'Accept this request?')}
      consequences={
        name
          ? [t('accept.told', 'We’ll notify {{name}} and the customer right away.', { name })]
          : [t('accept.later', 'You assign a professional next.')]
      }
      confirm={name ? t('offer.acceptWith', 'Accept with {{name}}', { name }) : t('offer.accept', 'Accept')}
      send={accept}
      request={(seen) =>
        over || !request.can.accept
          ? null
          : {
              seen: seen(seenOfRequest(request, null, name ?? null, visits)),
              ...(request.proposed && { staffId: request.proposed.staffId }),
            }
      }
      said={
        name
          ? t('accept.done', 'Request accepted. {{name}} has been assigned and notified.', { name })
          : t('offer.accepted', 'Request accepted. Assign a professional now.')
      }
    >
      <RequestFacts request={request} professional={name ?? null} />
    </Question>
  );
}
