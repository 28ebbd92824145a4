import type { cancelByCustomer } from '@nukkad/contract/market/booking/booking.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { cancelReason } from '../../nouns/booking/booking-moments.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Stack } from '../../ui/page/parts.tsx';

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
    <Stack gap={1}>
      <RadioList
        label={t('cancel.why', 'Why are you cancelling? Choose one.')}
        name="reason"
        options={reasons.map((known) => ({ value: known, label: cancelReason(t, known) }))}
        value={reason}
        onChange={onReason}
      />
      <TextField
        label={t('cancel.note', 'Anything else? (optional)')}
        value={note}
        maxLength={300}
        onChange={(event) => onNote(event.target.value)}
      />
    </Stack>
  );
}
