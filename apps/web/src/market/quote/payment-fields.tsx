import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Refusal } from '../../ui/state/refusal.tsx';
import { Button } from '../../ui/press/button.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { SwitchRow } from '../../ui/field/switch-row.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { type Typed, type TypedPayment, emptyPayment } from './builder-fields.ts';
import { Grid, Stack } from '../../ui/page/parts.tsx';
import styles from './quote.module.css';

type Errors = Readonly<Record<string, string>>;

interface PartProps {
  readonly payment: TypedPayment;
  readonly at: number;
  readonly hasAmounts: boolean;
  readonly errors: Errors;
  readonly onPayment: (changes: Partial<TypedPayment>) => void;
}

/** How much a payment is: a percent, or an amount that stays whatever the total becomes. */
function PartField({
  payment: { key, kind, percent, amount },
  at,
  hasAmounts,
  errors,
  onPayment,
}: PartProps) {
  const { t } = useTranslation();
  const error = errors[`milestones.${at}.percent`];
  if (kind === 'amount')
    return (
      <MoneyField
        key={`${key} amount`}
        label={t('offers.payment.amount', 'Amount, with GST')}
        name={`milestones.${at}.amount`}
        paise={amount}
        error={errors[`milestones.${at}.amount`] ?? error}
        onPaise={(paise) => onPayment({ amount: paise })}
      />
    );
  return (
    <TextField
      label={
        hasAmounts
          ? t('offers.payment.percentOfRest', 'Percent of the rest')
          : t('offers.payment.percent', 'Percent of the total')
      }
      hint={hasAmounts ? t('offers.payment.rest.hint', 'Payments in rupees are taken off first') : undefined}
      name={`milestones.${at}.percent`}
      inputMode="decimal"
      value={percent}
      error={error}
      onChange={({ target }) => onPayment({ percent: target.value })}
    />
  );
}

/** In which parts it is paid: amounts, and percents that divide what those leave. */
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
  const hasAmounts = milestones.some(({ kind }) => kind === 'amount');
  return (
    <Stack gap={1}>
      {milestones.map((payment, at) => (
        <fieldset key={payment.key} className={styles.group}>
          <legend>{t('offers.payment', 'Payment {{number}}', { number: at + 1 })}</legend>
          <SwitchRow
            legend={t('offers.payment.kind', 'Set as')}
            options={[
              { value: 'percent', label: t('offers.payment.kind.percent', 'Percent') },
              { value: 'amount', label: t('offers.payment.kind.amount', 'Amount') },
            ]}
            value={payment.kind}
            onChange={(kind) => set(at, { kind })}
          />
          <Grid least={8.5} gap={0.75}>
            <TextField
              label={t('offers.payment.title', 'Due when')}
              name={`milestones.${at}.title`}
              maxLength={80}
              value={payment.title}
              error={errors[`milestones.${at}.title`]}
              onChange={({ target }) => set(at, { title: target.value })}
            />
            <PartField
              payment={payment}
              at={at}
              hasAmounts={hasAmounts}
              errors={errors}
              onPayment={(changes) => set(at, changes)}
            />
          </Grid>
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
      <Refusal>{errors['milestones']}</Refusal>
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
    </Stack>
  );
}
