import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { SwitchLine } from '../../ui/switch-line.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Typed, type TypedPayment, emptyPayment } from './builder-fields.ts';
import styles from './quote.module.css';

type Errors = Readonly<Record<string, string>>;

/** In which parts it is paid: percents that add up to the whole. */
export function PaymentFields({
  fields: { milestones, hasAdvance },
  advanceHours,
  errors,
  change,
}: {
  fields: Pick<Typed, 'milestones' | 'hasAdvance'>;
  advanceHours: number;
  errors: Errors;
  change: (changes: Partial<Typed>) => void;
}) {
  const { t, plural } = useTranslation();
  const set = (at: number, changes: Partial<TypedPayment>) =>
    change({ milestones: milestones.map((one, index) => (index === at ? { ...one, ...changes } : one)) });
  return (
    <div className={styles.groups}>
      {milestones.map(({ key, title, percent }, at) => (
        <fieldset key={key} className={styles.group}>
          <legend>{t('offers.payment', 'Payment {{number}}', { number: at + 1 })}</legend>
          <div className={styles.pair}>
            <TextField
              label={t('offers.payment.title', 'Due when')}
              name={`milestones.${at}.title`}
              maxLength={80}
              value={title}
              error={errors[`milestones.${at}.title`]}
              onChange={({ target }) => set(at, { title: target.value })}
            />
            <TextField
              label={t('offers.payment.percent', 'Percent of the total')}
              name={`milestones.${at}.percent`}
              inputMode="decimal"
              value={percent}
              error={errors[`milestones.${at}.percent`]}
              onChange={({ target }) => set(at, { percent: target.value })}
            />
          </div>
          {milestones.length > 1 && (
            <Button
              tone="quiet"
              small
              onClick={() => change({ milestones: milestones.filter((_, index) => index !== at) })}
            >
              {t('offers.payment.remove', 'Remove payment {{number}}', { number: at + 1 })}
            </Button>
          )}
        </fieldset>
      ))}
      {errors['milestones'] && (
        <p role="alert" className={styles.wrong}>
          {errors['milestones']}
        </p>
      )}
      <Button tone="plain" onClick={() => change({ milestones: [...milestones, emptyPayment()] })}>
        {t('offers.payment.add', 'Add payment')}
      </Button>
      <SwitchLine
        title={t('offers.advance', 'The first payment is an advance')}
        about={plural('offers.advance.about', advanceHours, {
          one: 'The customer pays it within {{count}} hour of agreeing.',
          other: 'The customer pays it within {{count}} hours of agreeing.',
        })}
        checked={hasAdvance}
        onChange={(on) => change({ hasAdvance: on })}
      />
    </div>
  );
}
