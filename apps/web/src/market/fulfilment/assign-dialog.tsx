import { seenOfAssignment } from '@nukkad/contract/market/booking/booking.confirm';
import { useState } from 'react';
import { ApiError } from '@nukkad/contract/kernel/client';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { useReconfirmation } from '../../ui/use-reconfirmation.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { WhatChanged } from '../../ui/what-changed.tsx';
import { useAssign } from './fulfilment.moves.ts';
import { type FreeProfessional, usePartnerBooking, useProfessionals } from './fulfilment.queries.ts';
import { ProfessionalChoice } from './professional-choice.tsx';
import fields from './fields.module.css';

/** Open where the address says `?dialog=assign&booking=…`: who of the firm goes. */
export function AssignDialog() {
  const dialog = useUrlDialog('assign', ['booking']);
  const bookingId = dialog.get('booking');
  if (!dialog.opened || !bookingId) return null;
  return <Assign key={bookingId} bookingId={bookingId} onClose={dialog.close} />;
}

function Assign({ bookingId, onClose }: { bookingId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const people = useProfessionals(bookingId);
  const booking = usePartnerBooking(bookingId);
  const assign = useAssign(bookingId);
  const review = useReconfirmation();
  const [chosen, setChosen] = useState<FreeProfessional | null>(null);
  const another = people.data?.items.some(({ assigned }) => assigned);
  const send = () =>
    chosen &&
    booking.data &&
    assign.mutate(
      { staffId: chosen.staffId, seen: review.seen(seenOfAssignment(booking.data)) },
      {
        onSuccess: () => {
          toast.success(t('assign.done', '{{name}} has been assigned and notified.', { name: chosen.name }));
          onClose();
        },
        // Another person may have assigned it first: who is free has changed.
        onError: (error) => {
          if (review.take(error)) return;
          review.close();
          if (error instanceof ApiError && error.status === 409) setChosen(null);
        },
      },
    );
  return (
    <Dialog
      opened
      onClose={() => !assign.isPending && onClose()}
      title={
        another ? t('assign.another', 'Assign someone else?') : t('assign.title', 'Assign a professional')
      }
      footer={
        <>
          <Button tone="plain" onClick={onClose} disabled={assign.isPending}>
            {t('action.back', 'Back')}
          </Button>
          <Button onClick={send} disabled={!chosen || !booking.data} busy={assign.isPending}>
            {review.differences.length > 0
              ? t('changed.confirm', 'Review and confirm')
              : chosen
                ? t('assign.confirm', 'Assign {{name}}', { name: chosen.name })
                : t('assign.open', 'Assign')}
          </Button>
        </>
      }
    >
      <Loaded query={people} waiting={<ListSkeleton count={3} />}>
        {({ items }) =>
          items.length > 0 ? (
            <ProfessionalChoice people={items} chosen={chosen} onChoose={setChosen} />
          ) : (
            <EmptyState scene="people" title={t('assign.none', 'Your business has no professionals yet')} />
          )
        }
      </Loaded>
      {review.differences.length > 0 && <WhatChanged differences={review.differences} />}
      {assign.error && review.differences.length === 0 && (
        <p role="alert" className={fields.failure}>
          {assign.error.message}
        </p>
      )}
    </Dialog>
  );
}
