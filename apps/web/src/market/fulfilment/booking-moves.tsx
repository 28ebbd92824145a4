import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { RequestActions } from './request-actions.tsx';

/** All that the firm may do with a booking now, the most pressing last, where the thumb is. */
export function BookingMoves({ booking }: { booking: BookingDetails }): ReactNode {
  const { t } = useTranslation();
  const assign = useDialogLink('assign', { booking: booking.bookingId });
  const start = useDialogLink('start');
  const addition = useDialogLink('addition');
  const complete = useDialogLink('complete');
  const cash = useDialogLink('cash');
  const { can, professionalName, status } = booking;
  return (
    <>
      {(can.accept || can.reject) && <RequestActions offer={booking} />}
      {can.assign && (
        <ButtonLink {...assign} wide tone={professionalName ? 'plain' : 'neel'}>
          {professionalName ? t('assign.change', 'Assign someone else') : t('assign.open', 'Assign')}
        </ButtonLink>
      )}
      {can.start && (
        <ButtonLink {...start} wide>
          {t('startWork.open', 'Start')}
        </ButtonLink>
      )}
      {can.addService && (
        <ButtonLink {...addition} wide tone="plain">
          {t('extra.title', 'Add a service')}
        </ButtonLink>
      )}
      {can.collectCash && status !== 'Inprogress' && (
        <ButtonLink {...cash} wide>
          {t('takeCash.payment', 'Collect payment')}
        </ButtonLink>
      )}
      {can.complete && (
        <ButtonLink {...complete} wide>
          {t('completeWork.open', 'Finish')}
        </ButtonLink>
      )}
    </>
  );
}

/** Whether there is anything to do, so that an empty bar is not drawn. */
export const hasMoves = ({ can }: BookingDetails) =>
  can.accept || can.reject || can.assign || can.start || can.addService || can.collectCash || can.complete;
