import type { cancelByCustomer } from '@nukkad/contract/market/booking/booking.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { cancelReason } from '../../nouns/booking/booking-moments.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { TextField } from '../../ui/text-field.tsx';
import styles from './cancel-reasons.module.css';

type Reason = EndpointInput<typeof cancelByCustomer>['body']['reason'];

const reasons: readonly Reason[] = [
  'changed_plan',
  'booked_by_mistake',
  'too_expensive',
  'found_other',
  'partner_late',
  'other',
];

/** Why: one of the known reasons, and a word more if one likes. */
export function CancelReasons({
  reason,
  onReason,
  note,
  onNote,
}: {
  reason: Reason | null;
  onReason: (reason: Reason) => void;
  note: string;
  onNote: (note: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <fieldset className={styles.reasons}>
        <legend>{t('cancel.why', 'Why are you cancelling?')}</legend>
        {reasons.map((known) => (
          <label key={known}>
            <input
              type="radio"
              name="reason"
              value={known}
              checked={reason === known}
              onChange={() => onReason(known)}
            />
            {cancelReason(t, known)}
          </label>
        ))}
      </fieldset>
      <TextField
        label={t('cancel.note', 'Anything else? (optional)')}
        value={note}
        maxLength={300}
        onChange={(event) => onNote(event.target.value)}
      />
    </>
  );
}
