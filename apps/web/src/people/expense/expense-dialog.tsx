import { addExpense, editExpense } from '@nukkad/contract/people/expense/expense.api';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import {
  type Expense,
  type ExpenseCategory,
  expenseBackDays,
  expenseBody,
} from '@nukkad/contract/people/expense/expense.model';
import { useNavigate } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { fieldsAt } from '../../platform/forms/fields-at.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Refusal } from '../../ui/state/refusal.tsx';
import type { SentForm } from '../../platform/forms/use-sent-form.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { type OpenDialog, FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { FactsSkeleton } from '../../ui/state/skeletons.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { type Typed, bodyOf, typedOf } from './expense-form.ts';
import { type ExpenseBody, useCategories } from './expense.queries.ts';
import type { Voice } from './expense-words.ts';
import { ReceiptField } from './receipt-field.tsx';
import { ReceiptReadings } from './receipt-reading.tsx';
import { Note } from '../../ui/page/parts.tsx';

interface Writing {
  readonly expense: Expense | null;
  readonly categories: readonly ExpenseCategory[];
  readonly bookingId: string | null;
  readonly tripId: string | null;
  readonly dialog: OpenDialog;
}

const linksOf = ({ expense, bookingId, tripId }: Writing) => ({
  ...((expense?.bookingId ?? bookingId) && { bookingId: expense?.bookingId ?? bookingId ?? '' }),
  ...(expense?.projectId && { projectId: expense.projectId }),
  ...((expense?.tripId ?? tripId) && { tripId: expense?.tripId ?? tripId ?? '' }),
});

/** What a category allows, said before one writes. */
function limitWords(
  { mostPerClaim, mostPerMonth, receiptAbove }: ExpenseCategory,
  { t, locale }: Voice,
): string {
  const money = (paise: number) => formatMoney(paise, locale);
  return [
    mostPerClaim !== null &&
      t('expense.limit.claim', 'Up to {{amount}} each', { amount: money(mostPerClaim) }),
    mostPerMonth !== null &&
      t('expense.limit.month', 'up to {{amount}} a month', { amount: money(mostPerMonth) }),
    receiptAbove === 0 && t('expense.limit.receipt', 'receipt needed'),
    receiptAbove !== null &&
      receiptAbove > 0 &&
      t('expense.limit.receiptAbove', 'receipt needed above {{amount}}', { amount: money(receiptAbove) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

type Parts = Pick<SentForm<Typed>, 'fields' | 'errors' | 'change'>;

/** The amount, or the distance where the category pays by it. */
function CostField({ fields, errors, change, category }: Parts & { category: ExpenseCategory | undefined }) {
  const { t, locale } = useTranslation();
  if (category?.ratePerKm == null)
    return (
      <MoneyField
        label={t('expense.amount', 'Amount')}
        name="amount"
        paise={fields.amount}
        error={errors['amount']}
        onPaise={(amount) => change({ amount })}
      />
    );
  return (
    <TextField
      label={t('expense.distance', 'Distance in kilometres')}
      name="metres"
      inputMode="decimal"
      autoComplete="off"
      value={fields.km}
      hint={t('expense.rate', '{{amount}} per kilometre', {
        amount: formatMoney(category.ratePerKm, locale),
      })}
      error={errors['metres'] ?? errors['amount']}
      onChange={({ target }) => change({ km: target.value })}
    />
  );
}

function Fields({ fields, errors, change, ...writing }: Parts & Writing) {
  const { dayAt, textAt } = fieldsAt({ fields, errors, change });
  const voice = useTranslation();
  const { t } = voice;
  const { categories, expense } = writing;
  const today = istDay(new Date());
  const category = categories.find((one) => one.expenseCategoryId === fields.expenseCategoryId);
  return (
    <>
      <SelectField
        label={t('expense.category', 'Category')}
        name="expenseCategoryId"
        value={fields.expenseCategoryId}
        hint={category && limitWords(category, voice)}
        options={categories.map(({ expenseCategoryId, name }) => ({ value: expenseCategoryId, label: name }))}
        onChange={({ target }) => change({ expenseCategoryId: target.value })}
      />
      <CostField fields={fields} errors={errors} change={change} category={category} />
      <ReceiptField files={fields.files} kept={expense?.files ?? []} onFiles={(files) => change({ files })} />
      {category?.ratePerKm === null && (
        <ReceiptReadings files={fields.files} typed={fields} onTake={change} />
      )}
      <DayField
        label={t('expense.day', 'Paid on')}
        {...dayAt('day')}
        min={addDays(today, -expenseBackDays)}
        max={today}
      />
      <HindiField
        long
        label={t('expense.note', 'What was it for? (optional)')}
        {...textAt('note')}
        maxLength={500}
      />
      <Refusal>{errors['expenseCategoryId']}</Refusal>
    </>
  );
}

function WriteExpense(writing: Writing) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { expense, categories, dialog } = writing;
  const add = useSend(addExpense);
  const edit = useSend(editExpense);
  return (
    <FormDialog
      dialog={dialog}
      title={expense ? t('expense.edit', 'Edit expense') : t('expense.new', 'New expense')}
      save={t('expense.send', 'Send for review')}
      send={async (body: ExpenseBody) => {
        if (expense) {
          const { requestId, version } = expense.request;
          return edit.mutateAsync({ requestId, version, ...body });
        }
        return add.mutateAsync(body);
      }}
      said={t('expense.sent', 'Sent for review')}
      initial={typedOf(expense, categories, istDay(new Date()))}
      schema={expenseBody}
      bodyOf={bodyOf(categories, linksOf(writing))}
      about={{
        expense_category_closed: 'expenseCategoryId',
        expense_day: 'day',
        expense_amount_missing: 'amount',
        expense_over_claim: 'amount',
        expense_over_month: 'amount',
        expense_distance_missing: 'metres',
      }}
      onSent={({ requestId }) => {
        if (expense) dialog.close();
        else void navigate(`/people/expenses/${requestId}`, { replace: true });
      }}
    >
      {(parts) => <Fields {...parts} {...writing} />}
    </FormDialog>
  );
}

function NoCategories({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog opened onClose={onClose} title={t('expense.new', 'New expense')}>
      <Note>
        {t('expense.noCategories', 'Your business hasn’t set up expense categories yet. Ask your office.')}
      </Note>
    </Dialog>
  );
}

/** The form behind `?dialog=expense`: of a new expense, also for a booking, or of the one whose page this is. */
export function ExpenseDialog({ expense }: { expense: Expense | null }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('expense', ['bookingId', 'tripId']);
  const categories = useCategories();
  const mayWrite = !expense || expense.request.can.edit || expense.request.can.resubmit;
  if (!dialog.opened || !mayWrite) return null;
  const waiting = (
    <Dialog opened onClose={dialog.close} title={t('expense.new', 'New expense')}>
      <FactsSkeleton count={4} />
    </Dialog>
  );
  return (
    <Loaded query={categories} waiting={waiting}>
      {({ items }) => {
        const offered = items.filter(
          ({ isActive, expenseCategoryId }) => isActive || expenseCategoryId === expense?.expenseCategoryId,
        );
        if (offered.length === 0) return <NoCategories onClose={dialog.close} />;
        return (
          <WriteExpense
            key={expense?.request.requestId ?? ''}
            expense={expense}
            categories={offered}
            bookingId={dialog.get('bookingId')}
            tripId={dialog.get('tripId')}
            dialog={dialog}
          />
        );
      }}
    </Loaded>
  );
}
