import { type Trip, tripBody } from '@nukkad/contract/people/travel/travel.model';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { HindiField } from '../../ui/hindi-field.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { TripLegs } from './leg-fields.tsx';
import { TripBookings } from './trip-bookings.tsx';
import { type Typed, bodyOf, typedOf } from './trip-form.ts';
import { type TripBody, useAddTrip, useEditTrip, useTravelSetting } from './travel.queries.ts';
import { Note } from '../../ui/parts.tsx';

function useTripForm(trip: Trip | null, onClose: () => void) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [key] = useState(newIdempotencyKey);
  const add = useAddTrip(key);
  const edit = useEditTrip();
  return useForm<Typed, TripBody>({
    initial: typedOf(trip),
    schema: tripBody,
    bodyOf,
    send: async (body) => {
      if (trip) {
        const { requestId, version } = trip.request;
        await edit.mutateAsync({ requestId, version, ...body });
        onClose();
      } else {
        const { requestId } = await add.mutateAsync(body);
        void navigate(`/people/trips/${requestId}`, { replace: true });
      }
      toast.success(t('trip.sent', 'Sent for review'));
    },
    about: {
      trip_leg_order: 'legs',
      trip_too_long: 'legs',
      trip_past: 'legs',
      trip_overlaps: 'legs',
      trip_booking_unknown: 'bookingIds',
    },
  });
}

/** What every day of the trip pays. */
function AllowanceNote() {
  const { t, locale } = useTranslation();
  const perDiem = useTravelSetting().data?.perDiem ?? 0;
  if (perDiem === 0) return null;
  return (
    <Note>
      {t('trip.allowance.note', 'Each day pays {{amount}}.', { amount: formatMoney(perDiem, locale) })}
    </Note>
  );
}

function WriteTrip({ trip, onClose }: { trip: Trip | null; onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const { fields, errors, busy, change, submit } = useTripForm(trip, onClose);
  return (
    <Dialog
      opened
      onClose={() => !busy && onClose()}
      title={trip ? t('trip.edit', 'Edit trip') : t('trip.new', 'Plan a trip')}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {t('trip.send', 'Send for review')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <HindiField
          label={t('trip.purpose', 'What is the trip for?')}
          name="purpose"
          value={fields.purpose}
          maxLength={300}
          error={errors['purpose']}
          onText={(purpose) => change({ purpose })}
        />
        <TripLegs legs={fields.legs} errors={errors} onLegs={(legs) => change({ legs })} />
        <TripBookings
          legs={fields.legs}
          known={trip?.bookings ?? []}
          chosen={fields.bookingIds}
          error={errors['bookingIds']}
          onChoose={(bookingIds) => change({ bookingIds })}
        />
        <MoneyField
          label={t('trip.estimate', 'Expected costs (optional)')}
          hint={t('trip.estimate.hint', 'Tickets and rooms. Claim them as expenses afterwards.')}
          name="estimate"
          zero
          paise={fields.estimate}
          error={errors['estimate']}
          onPaise={(estimate) => change({ estimate })}
        />
        <MoneyField
          label={t('trip.advance', 'Advance needed (optional)')}
          name="advanceAsked"
          zero
          paise={fields.advanceAsked}
          error={errors['advanceAsked']}
          onPaise={(advanceAsked) => change({ advanceAsked })}
        />
        <AllowanceNote />
        <Refusal>{errors['form']}</Refusal>
      </Form>
    </Dialog>
  );
}

/** The form behind `?dialog=trip`: of a new trip, or of the one whose page this is. */
export function TripDialog({ trip }: { trip: Trip | null }) {
  const dialog = useUrlDialog('trip');
  const mayWrite = !trip || trip.request.can.edit || trip.request.can.resubmit;
  if (!dialog.opened || !mayWrite) return null;
  return <WriteTrip key={trip?.request.requestId ?? ''} trip={trip} onClose={dialog.close} />;
}
