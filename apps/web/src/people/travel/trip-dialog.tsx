import { addTrip, editTrip } from '@nukkad/contract/people/travel/travel.api';
import { type Trip, tripBody } from '@nukkad/contract/people/travel/travel.model';
import { useNavigate } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { type OpenDialog, FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { TripLegs } from './leg-fields.tsx';
import { TripBookings } from './trip-bookings.tsx';
import { bodyOf, typedOf } from './trip-form.ts';
import { type TripBody, useTravelSetting } from './travel.queries.ts';
import { Note } from '../../ui/page/parts.tsx';

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

function WriteTrip({ trip, dialog }: { trip: Trip | null; dialog: OpenDialog }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const add = useSend(addTrip);
  const edit = useSend(editTrip);
  return (
    <FormDialog
      dialog={dialog}
      title={trip ? t('trip.edit', 'Edit trip') : t('trip.new', 'Plan a trip')}
      save={t('trip.send', 'Send for review')}
      send={async (body: TripBody) => {
        if (trip) {
          const { requestId, version } = trip.request;
          return edit.mutateAsync({ requestId, version, ...body });
        }
        return add.mutateAsync(body);
      }}
      said={t('trip.sent', 'Sent for review')}
      initial={typedOf(trip)}
      schema={tripBody}
      bodyOf={bodyOf}
      about={{
        trip_leg_order: 'legs',
        trip_too_long: 'legs',
        trip_past: 'legs',
        trip_overlaps: 'legs',
        trip_booking_unknown: 'bookingIds',
      }}
      onSent={({ requestId }) => {
        if (trip) dialog.close();
        else void navigate(`/people/trips/${requestId}`, { replace: true });
      }}
    >
      {({ fields, errors, change, textAt, moneyAt }) => (
        <>
          <HindiField
            label={t('trip.purpose', 'What is the trip for?')}
            {...textAt('purpose')}
            maxLength={300}
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
            {...moneyAt('estimate')}
            zero
          />
          <MoneyField
            label={t('trip.advance', 'Advance needed (optional)')}
            {...moneyAt('advanceAsked')}
            zero
          />
          <AllowanceNote />
        </>
      )}
    </FormDialog>
  );
}

/** The form behind `?dialog=trip`: of a new trip, or of the one whose page this is. */
export function TripDialog({ trip }: { trip: Trip | null }) {
  const dialog = useUrlDialog('trip');
  const mayWrite = !trip || trip.request.can.edit || trip.request.can.resubmit;
  if (!dialog.opened || !mayWrite) return null;
  return <WriteTrip key={trip?.request.requestId ?? ''} trip={trip} dialog={dialog} />;
}
