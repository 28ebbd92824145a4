import type { Slot } from '@nukkad/contract/market/booking/booking.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Paragraph, Small } from '../../ui/page/parts.tsx';
import styles from './slot-picker.module.css';

const parts = [
  { key: 'night', name: (t: Translate) => t('slot.night', 'Night'), until: 1112 },
  { key: 'morning', name: (t: Translate) => t('slot.morning', 'Morning'), until: 1124 },
  { key: 'afternoon', name: (t: Translate) => t('slot.afternoon', 'Afternoon'), until: 1134 },
  { key: 'evening', name: (t: Translate) => t('slot.evening', 'Evening'), until: 1148 },
] as const;

/** What a busy hour adds, beside its time; where the sum is not known, that it is one. */
function BusyHour({ adds }: { adds: number | null }) {
  const { t, locale } = useTranslation();
  if (adds === 0) return null;
  return (
    <small>
      {adds === null
        ? t('slot.prime', 'busy hour')
        : t('slot.prime.adds', '+{{sum}} busy hour', { sum: formatMoney(adds, locale) })}
    </small>
  );
}

/** The taken times, folded away: one line that says how many there are. */
function TakenTimes({ slots }: { slots: readonly Slot[] }) {
  const { plural, locale } = useTranslation();
  if (slots.length === 0) return null;
  return (
    <details className={styles.taken}>
      <summary>
        {plural('slot.taken', slots.length, {
          one: '{{count}} slot taken or too soon',
          other: '{{count}} slots taken or too soon',
        })}
      </summary>
      <p>{slots.map((slot) => formatInstant(slot.from, 'time', locale)).join(', ')}</p>
    </details>
  );
}

/** The times of one day at which a professional is free, by part of the day. Busy hours show their surcharge. */
export function SlotPicker({
  slots,
  value,
  onChange,
  label,
  busyHours = null,
  name = 'slot',
}: {
  slots: readonly Slot[];
  /** slotId, 1100 to 1147. */
  value: number | null;
  onChange: (slot: Slot) => void;
  label?: string;
  /** Added to the total at a busy hour, tax included, in paise; null: not known. */
  busyHours?: number | null;
  name?: string;
}) {
  const { t, locale } = useTranslation();
  if (!slots.some((slot) => slot.available)) {
    return (
      <EmptyState scene="bookings" title={t('slot.none', 'No slots on this day')}>
        {t('slot.none.words', 'Choose another day.')}
      </EmptyState>
    );
  }
  // The chosen time is taken by its own hold.
  const isShown = (slot: Slot) => slot.available || slot.slotId === value;
  const shown = slots.filter(isShown);
  let from = 1100;
  return (
    <fieldset className={styles.picker}>
      <legend>
        {label ?? t('slot.time', 'What time?')}
        {busyHours !== null && busyHours > 0 && slots.some((slot) => slot.available && slot.primeTime) && (
          <small>
            {t('slot.prime.legend', 'Busy hours add {{sum}}, tax included.', {
              sum: formatMoney(busyHours, locale),
            })}
          </small>
        )}
      </legend>
      {parts.map((part) => {
        const start = from;
        from = part.until;
        const inside = shown.filter((slot) => slot.slotId >= start && slot.slotId < part.until);
        if (inside.length === 0) return null;
        return (
          <Paragraph key={part.key} as="div" above={0.6}>
            <Small>{part.name(t)}</Small>
            <div className={styles.slots}>
              {inside.map((slot) => (
                <label key={slot.slotId} className={styles.slot}>
                  <input
                    type="radio"
                    name={name}
                    checked={slot.slotId === value}
                    onChange={() => onChange(slot)}
                    // A suggested time is checked already, and a tap on it chooses it.
                    onClick={() => slot.slotId === value && onChange(slot)}
                  />
                  <span className={styles.face}>
                    {formatInstant(slot.from, 'time', locale)}
                    {slot.primeTime && <BusyHour adds={busyHours} />}
                  </span>
                </label>
              ))}
            </div>
          </Paragraph>
        );
      })}
      <TakenTimes slots={slots.filter((slot) => !isShown(slot))} />
    </fieldset>
  );
}
