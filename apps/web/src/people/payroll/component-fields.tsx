import { calculationKinds, componentTypes } from '@nukkad/contract/people/payroll/salary-structure.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { type TypedComponent, basesFor } from './structure-fields.ts';
import { calculationNames, typeNames } from './payroll-words.ts';
import styles from './payroll.module.css';

interface Part {
  readonly component: TypedComponent;
  readonly at: number;
  readonly all: readonly TypedComponent[];
  readonly error: (field: string) => string | undefined;
  readonly change: (changes: Partial<TypedComponent>) => void;
}

function HowMuch({ component, at, all, error, change }: Part) {
  const { t } = useTranslation();
  const { calculation, amount, percent, base, formula } = component;
  if (calculation === 'Percentage')
    return (
      <FieldPair>
        <TextField
          label={t('salary.percent', 'Percent')}
          inputMode="decimal"
          value={percent}
          error={error('percent')}
          onChange={({ target }) => change({ percent: target.value })}
        />
        <SelectField
          label={t('salary.base', 'Of')}
          value={base}
          hint={error('base')}
          options={basesFor(all, at).map((value) => ({
            value,
            label: value === 'MONTHLY' ? t('salary.monthly', 'Monthly pay') : value,
          }))}
          onChange={({ target }) => change({ base: target.value })}
        />
      </FieldPair>
    );
  if (calculation === 'Inclusive')
    return (
      <TextField
        label={t('salary.formula', 'Formula')}
        hint={t('salary.formula.hint', 'Use {{names}}, numbers, + − * / ( ), MIN, MAX, ROUND.', {
          names: basesFor(all, at).join(', '),
        })}
        value={formula}
        maxLength={300}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        error={error('formula')}
        onChange={({ target }) => change({ formula: target.value })}
      />
    );
  return (
    <MoneyField
      label={t('salary.amount', 'Amount a month')}
      zero
      paise={amount || null}
      error={error('amount')}
      onPaise={(paise) => change({ amount: paise ?? 0 })}
    />
  );
}

/** One component of a structure in its form. */
export function ComponentFields(part: Part & { readonly remove: (() => void) | null }) {
  const { t } = useTranslation();
  const { component, at, error, change, remove } = part;
  return (
    <fieldset className={styles.component}>
      <legend>{component.name || t('salary.component', 'Component {{count}}', { count: at + 1 })}</legend>
      <FieldPair>
        <HindiField
          label={t('salary.component.name', 'Name on the payslip')}
          value={component.name}
          maxLength={60}
          error={error('name')}
          onText={(name) => change({ name })}
        />
        <TextField
          label={t('salary.component.code', 'Short code for formulas')}
          value={component.code}
          maxLength={20}
          autoCapitalize="characters"
          autoComplete="off"
          error={error('code')}
          onChange={({ target }) => change({ code: target.value.toUpperCase().replace(/[^A-Z0-9_]/g, '') })}
        />
      </FieldPair>
      <FieldPair>
        <SelectField
          label={t('salary.component.type', 'Type')}
          value={component.type}
          options={componentTypes.map((value) => ({ value, label: typeNames[value](t) }))}
          onChange={({ target }) =>
            change({ type: componentTypes.find((one) => one === target.value) ?? 'EARNING' })
          }
        />
        <SelectField
          label={t('salary.component.how', 'How it is calculated')}
          value={component.calculation}
          options={calculationKinds.map((value) => ({ value, label: calculationNames[value](t) }))}
          onChange={({ target }) =>
            change({ calculation: calculationKinds.find((one) => one === target.value) ?? 'Fixed Amount' })
          }
        />
      </FieldPair>
      <HowMuch {...part} />
      {component.type === 'EARNING' && (
        <SwitchLine
          title={t('salary.isWages', 'Basic pay or dearness allowance')}
          about={t('salary.isWages.about', 'Provident fund and overtime go by it.')}
          checked={component.isWages}
          onChange={(isWages) => change({ isWages })}
        />
      )}
      {remove && (
        <Button small tone="plain" onClick={remove}>
          {t('salary.component.remove', 'Remove component')}
        </Button>
      )}
    </fieldset>
  );
}
