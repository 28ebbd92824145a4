import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import IconCard from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { BilledToStep } from './billed-to-step.tsx';
import type { FieldErrors } from '@nukkad/forms/refused-fields';
import type { PayLimits } from '@nukkad/contract/market/booking/pay-limits.model';
import { limitWords } from './pay-limits.ts';
import { noteLimit, type PayChoice } from './pay-choice.ts';
import styles from './pay-step.module.css';

/** The last step: how it is paid, what the professional should know, and whom the invoice is made out to. */
export function PayStep({
  value,
  errors,
  credit,
  later,
  limits,
  onChange,
}: {
  value: PayChoice;
  /** Of the GST number's fields, once booking was tried. */
  errors: FieldErrors | null;
  /** The switch of the customer’s own credit. */
  credit: ReactNode;
  /** One more way, for those who may pay this later; handed the look of the others. */
  later: (className: string | undefined) => ReactNode;
  /** Null: not known yet, or nothing is closed. */
  limits: PayLimits | null;
  onChange: (next: PayChoice) => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  const modes = [
    {
      mode: 'online',
      Icon: IconCard,
      title: t('pay.online', 'Pay online now'),
      words: t('pay.online.words', 'UPI, card or net banking. Full refund if no one can come.'),
    },
    {
      mode: 'cash',
      Icon: IconCash,
      title: t('pay.cash', 'Cash after the work'),
      words: t('pay.cash.words', 'Pay the professional when the work is done. Nothing to pay today.'),
    },
  ] as const;
  return (
    <>
      <fieldset className={styles.modes}>
        <legend>{t('pay.how', 'How would you like to pay?')}</legend>
        {modes.map(({ mode, Icon, title, words }) => (
          <label key={mode} className={styles.mode} data-closed={!!limits?.[mode] || undefined}>
            <input
              type="radio"
              name="paymentMode"
              disabled={!!limits?.[mode]}
              checked={value.paymentMode === mode && !value.payLater}
              onChange={() => onChange({ ...value, paymentMode: mode, payLater: false })}
            />
            <Icon size={26} aria-hidden />
            <span>
              <b>{title}</b>
              <small>{limits?.[mode] ? limitWords(t, limits[mode]) : words}</small>
            </span>
          </label>
        ))}
        {later(styles.mode)}
      </fieldset>
      {credit}
      <div className={styles.note}>
        <label htmlFor={id}>{t('pay.note', 'Note (optional)')}</label>
        <textarea
          id={id}
          rows={3}
          maxLength={noteLimit}
          value={value.note}
          placeholder={t('pay.note.hint', 'The doorbell doesn’t work, please call. Two taps leak.')}
          onChange={(event) => onChange({ ...value, note: event.target.value })}
          aria-describedby={`${id}-left`}
        />
        <small id={`${id}-left`}>{t('pay.note.photos', 'You can add photos right after booking.')}</small>
      </div>
      <BilledToStep
        value={value.billedTo}
        errors={errors}
        onChange={(billedTo) => onChange({ ...value, billedTo })}
      />
    </>
  );
}
