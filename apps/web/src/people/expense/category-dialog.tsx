import { addExpenseCategory, editExpenseCategory } from '@nukkad/contract/people/expense/expense.api';
import { type ExpenseCategory, expenseCategoryBody } from '@nukkad/contract/people/expense/expense.model';
import { useSend } from '../../platform/api/send.ts';
import { fieldsAt } from '../../platform/forms/fields-at.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { SentForm } from '../../platform/forms/use-sent-form.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import type { CategoryBody } from './expense.queries.ts';
import { Grid } from '../../ui/page/parts.tsx';

const receiptRules = ['never', 'always', 'above'] as const;
type ReceiptRule = (typeof receiptRules)[number];

interface Typed extends Omit<CategoryBody, 'receiptAbove'> {
  readonly isByDistance: boolean;
  readonly rule: ReceiptRule;
  readonly receiptAbove: number | null;
}

function typedOf(category: ExpenseCategory | undefined): Typed {
  const above = category ? category.receiptAbove : 0;
  return {
    name: category?.name ?? '',
    isByDistance: category?.ratePerKm != null,
    ratePerKm: category?.ratePerKm ?? null,
    mostPerClaim: category?.mostPerClaim ?? null,
    mostPerMonth: category?.mostPerMonth ?? null,
    rule: above === null ? 'never' : above === 0 ? 'always' : 'above',
    receiptAbove: above || null,
    isActive: category?.isActive ?? true,
  };
}

const bodyOf = ({ isByDistance, rule, receiptAbove, ratePerKm, ...rest }: Typed): CategoryBody => ({
  ...rest,
  // An empty rate is not "none" here: the field says what is missing.
  ratePerKm: isByDistance ? (ratePerKm ?? 0) : null,
  receiptAbove: rule === 'never' ? null : rule === 'always' ? 0 : (receiptAbove ?? 0),
});

type Parts = Pick<SentForm<Typed>, 'fields' | 'errors' | 'change'>;

function Limits(form: Parts) {
  const { moneyAt } = fieldsAt(form);
  const { t } = useTranslation();
  return (
    <Grid least={12} gap={1}>
      <MoneyField
        label={t('expense.category.claim', 'Most for one expense')}
        hint={t('expense.category.none', 'Empty: no limit')}
        {...moneyAt('mostPerClaim')}
      />
      <MoneyField
        label={t('expense.category.month', 'Most per person and month')}
        hint={t('expense.category.none', 'Empty: no limit')}
        {...moneyAt('mostPerMonth')}
      />
    </Grid>
  );
}

function ReceiptRules({ fields, errors, change }: Parts) {
  const { t } = useTranslation();
  const names: Readonly<Record<ReceiptRule, string>> = {
    always: t('expense.rule.always', 'Always'),
    above: t('expense.rule.above', 'Above an amount'),
    never: t('expense.rule.never', 'Not needed'),
  };
  return (
    <>
      <SelectField
        label={t('expense.category.receipt', 'Receipt needed')}
        value={fields.rule}
        options={receiptRules.map((value) => ({ value, label: names[value] }))}
        onChange={({ target }) =>
          change({ rule: receiptRules.find((one) => one === target.value) ?? 'always' })
        }
      />
      {fields.rule === 'above' && (
        <MoneyField
          label={t('expense.category.above', 'Above')}
          name="receiptAbove"
          paise={fields.receiptAbove}
          error={errors['receiptAbove']}
          onPaise={(receiptAbove) => change({ receiptAbove })}
        />
      )}
    </>
  );
}

function Fields({ category, onDone }: { category: ExpenseCategory | undefined; onDone: () => void }) {
  const { t } = useTranslation();
  const add = useSend(addExpenseCategory);
  const edit = useSend(editExpenseCategory);
  return (
    <SentFields
      save={t('expense.category.save', 'Save')}
      send={async (body: CategoryBody) => {
        if (category) {
          const { expenseCategoryId, version } = category;
          return edit.mutateAsync({ expenseCategoryId, version, ...body });
        }
        return add.mutateAsync(body);
      }}
      said={t('expense.category.saved', 'Category saved')}
      initial={typedOf(category)}
      schema={expenseCategoryBody}
      bodyOf={bodyOf}
      about={{ expense_category_name_taken: 'name' }}
      onSent={onDone}
    >
      {(parts) => {
        const { fields, errors, change } = parts;
        return (
          <>
            <HindiField
              label={t('expense.category.name', 'Name')}
              name="name"
              value={fields.name}
              maxLength={60}
              error={errors['name']}
              onText={(name) => change({ name })}
            />
            <SwitchLine
              title={t('expense.category.distance', 'Paid by distance')}
              about={t(
                'expense.category.distance.about',
                'Your team enters kilometres, and the amount is calculated.',
              )}
              checked={fields.isByDistance}
              onChange={(isByDistance) => change({ isByDistance })}
            />
            {fields.isByDistance && (
              <MoneyField
                label={t('expense.category.rate', 'Amount per kilometre')}
                name="ratePerKm"
                paise={fields.ratePerKm}
                error={errors['ratePerKm']}
                onPaise={(ratePerKm) => change({ ratePerKm })}
              />
            )}
            <Limits {...parts} />
            <ReceiptRules {...parts} />
            {category && (
              <SwitchLine
                title={t('expense.category.open', 'Open for new expenses')}
                checked={fields.isActive}
                onChange={(isActive) => change({ isActive })}
              />
            )}
          </>
        );
      }}
    </SentFields>
  );
}

/** Behind `?dialog=category`; with `categoryId` of one that is there. */
export function CategoryDialog({ categories }: { categories: readonly ExpenseCategory[] }) {
  const { t } = useTranslation();
  const { get } = useUrlDialog('category', ['categoryId']);
  const category = categories.find(({ expenseCategoryId }) => expenseCategoryId === get('categoryId'));
  return (
    <UrlModal
      name="category"
      owns={['categoryId']}
      title={
        category ? t('expense.category.edit', 'Edit category') : t('expense.category.add', 'Add a category')
      }
    >
      {(close) => <Fields key={category?.expenseCategoryId ?? ''} category={category} onDone={close} />}
    </UrlModal>
  );
}
