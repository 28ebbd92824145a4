import { seenOfAssignment, seenOfRequest } from '@nukkad/contract/market/booking/booking.confirm';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { visitsTakenOn } from '@nukkad/contract/market/series/series.model';
import { useState } from 'react';
import { ApiError } from '@nukkad/contract/kernel/client';
import { useSeriesOf } from '../../nouns/series/series-of.queries.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useReconfirmation } from '../../ui/dialog/use-reconfirmation.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { WhatChanged } from '../../ui/state/what-changed.tsx';
import { useAccept, useAssign } from './fulfilment.moves.ts';
import { type FreeProfessional, usePartnerBooking, useProfessionals } from './fulfilment.queries.ts';
import { ProfessionalChoice } from './professional-choice.tsx';
import { RequestFacts } from './request-facts.tsx';
import fields from './fields.module.css';

/**
 * Open where the address says `?dialog=assign&booking=…`: who of the firm goes. A request is accepted with the choice.
 * `to` is the professional on whom the calendar dropped it.
 */
export function AssignDialog() {
  const dialog = useUrlDialog('assign', ['booking', 'to']);
  const bookingId = dialog.get('booking');
  if (!dialog.opened || !bookingId) return null;
  return <Assign key={bookingId} bookingId={bookingId} to={dialog.get('to')} onClose={dialog.close} />;
}

/** Assigns, and accepts the request before, if it is one. */
function useSend(bookingId: string) {
  const assign = useAssign(bookingId);
  const accept = useAccept(bookingId);
  const review = useReconfirmation();
  const visits = visitsTakenOn(useSeriesOf([bookingId]).get(bookingId));
  const send = ({ staffId, name }: FreeProfessional, booking: BookingDetails): Promise<unknown> =>
    booking.can.accept
      ? accept.mutateAsync({ staffId, seen: review.seen(seenOfRequest(booking, null, name, visits)) })
      : assign.mutateAsync({ staffId, seen: review.seen(seenOfAssignment(booking)) });
  return { send, review, busy: assign.isPending || accept.isPending, error: assign.error ?? accept.error };
}

function Assign({ bookingId, to, onClose }: { bookingId: string; to: string | null; onClose: () => void }) {
  const { t } = useTranslation();
  const people = useProfessionals(bookingId);
  const booking = usePartnerBooking(bookingId);
  const { send, review, busy, error } = useSend(bookingId);
  const [picked, setPicked] = useState<FreeProfessional | null>(null);
  const another = people.data?.items.some(({ assigned }) => assigned);
  const proposed = to ?? (booking.data?.can.accept ? null : booking.data?.proposed?.staffId);
  const chosen =
    picked ?? people.data?.items.find(({ staffId, free }) => free && staffId === proposed) ?? null;
  const confirm = async () => {
    if (!chosen || !booking.data) return;
    try {
      await send(chosen, booking.data);
      toast.success(t('assign.done', '{{name}} has been assigned and notified.', { name: chosen.name }));
      onClose();
    } catch (fault) {
      if (review.take(fault)) return;
      review.close();
      // Another person may have assigned it first: who is free has changed.
      if (fault instanceof ApiError && fault.status === 409) setPicked(null);
    }
  };
  const label = () => {
    if (review.differences.length > 0) return t('changed.confirm', 'Confirm these details');
    if (booking.data?.can.accept)
      return chosen
        ? t('offer.acceptWith', 'Accept with {{name}}', { name: chosen.name })
        : t('offer.accept', 'Accept');
    return chosen
      ? t('assign.confirm', 'Assign {{name}}', { name: chosen.name })
      : t('assign.open', 'Assign');
  };
  return (
    <Dialog
      opened
      onClose={() => !busy && onClose()}
      title={
        another ? t('assign.another', 'Assign someone else?') : t('assign.title', 'Assign a professional')
      }
      footer={
        <>
          <Button tone="plain" onClick={onClose} disabled={busy}>
            {t('action.back', 'Back')}
          </Button>
          <Button onClick={() => void confirm()} disabled={!chosen || !booking.data} busy={busy}>
            {label()}
          </Button>
        </>
      }
    >
      {booking.data?.can.accept && (
        <RequestFacts request={booking.data} professional={chosen?.name ?? null} />
      )}
      <Loaded query={people} waiting={<ListSkeleton count={3} />}>
        {({ items }) =>
          items.length > 0 ? (
            <ProfessionalChoice bookingId={bookingId} people={items} chosen={chosen} onChoose={setPicked} />
          ) : (
            <EmptyState scene="people" title={t('assign.none', 'Your business has no professionals yet')} />
          )
        }
      </Loaded>
      {review.differences.length > 0 && <WhatChanged differences={review.differences} />}
      {error && review.differences.length === 0 && (
        <p role="alert" className={fields.failure}>
          {error.message}
        </p>
      )}
    </Dialog>
  );
}
