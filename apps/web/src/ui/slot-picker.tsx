import type { Slot } from '@nukkad/contract/booking/booking.model';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { EmptyState } from './empty-state.tsx';
import { formatInstant } from './date-time.tsx';
import styles from './slot-picker.module.css';

const parts = [
  { key: 'night', english: 'Night', until: 1112 },
  { key: 'morning', english: 'Morning', until: 1124 },
  { key: 'afternoon', english: 'Afternoon', until: 1134 },
  { key: 'evening', english: 'Evening', until: 1148 },
] as const;

/** The times of one day at which somebody is really free, by part of the day. Busy hours carry a mark. */
export function SlotPicker({
  slots,
  value,
  onChange,
  label,
  name = 'slot',
}: {
  slots: readonly Slot[];
  /** slotId, 1100 to 1147. */
  value: number | null;
  onChange: (slot: Slot) => void;
  label?: string;
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
  let from = 1100;
  return (
    <fieldset className={styles.picker}>
      <legend>{label ?? t('slot.time', 'What time?')}</legend>
      {parts.map((part) => {
        const start = from;
        from = part.until;
        const inside = slots.filter((slot) => slot.slotId >= start && slot.slotId < part.until);
        if (!inside.some((slot) => slot.available)) return null;
        return (
          <div key={part.key} className={styles.part}>
            <span className={styles.partName}>{t(`slot.${part.key}`, part.english)}</span>
            <div className={styles.slots}>
              {inside.map((slot) => (
                <label key={slot.slotId} className={styles.slot}>
                  <input
                    type="radio"
                    name={name}
                    checked={slot.slotId === value}
                    disabled={!slot.available}
                    onChange={() => onChange(slot)}
                  />
                  <span className={styles.face}>
                    {formatInstant(slot.from, 'time', locale)}
                    {slot.primeTime && <small>{t('slot.prime', 'busy hour')}</small>}
                  </span>
                </label>
              ))}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
