import { type Expense, outsideMethods, payBody } from '@nukkad/contract/people/expense/expense.model';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { UrlModal } from '../../ui/url-modal.tsx';
import { type PayBody, usePayExpense } from './expense.queries.ts';
import { methodNames } from './expense-words.ts';
import styles from './expense.module.css';

type Typed = Omit<PayBody, 'amount' | 'requestId' | 'version'> & { readonly amount: number | null };

function Fields({ expense, onDone }: { expense: Expense; onDone: () => void }) {
  const { t } = useTranslation();
  const pay = usePayExpense();
  const { requestId, version } = expense.request;
  const { fields, errors, busy, change, submit } = useForm<Typed, PayBody>({
    initial: { amount: expense.toPay, method: 'bank', reference: '' },
    schema: payBody,
    bodyOf: ({ amount, ...rest }) => ({ requestId, version, ...rest, amount: amount ?? 0 }),
    send: async (body) => {
      await pay.mutateAsync(body);
      toast.success(t('expense.pay.done', 'Marked as paid'));
      onDone();
    },
    about: { expense_pay_more: 'amount', expense_pay_reference: 'reference' },
  });
  return (
    <Form onSubmit={submit}>
      <p className={styles.note}>
        {t('expense.pay.note', 'Only if you paid it yourself. Otherwise it is paid with the next salary.')}
      </p>
      <MoneyField
        label={t('expense.amount', 'Amount')}
        name="amount"
        paise={fields.amount}
        error={errors['amount']}
        onPaise={(amount) => change({ amount })}
      />
      <SelectField
        label={t('expense.pay.method', 'Paid by')}
        value={fields.method}
        options={outsideMethods.map((value) => ({ value, label: methodNames[value](t) }))}
        onChange={({ target }) =>
          change({ method: outsideMethods.find((one) => one === target.value) ?? 'bank' })
        }
      />
      {fields.method !== 'cash' && (
        <TextField
          label={t('expense.pay.reference', 'Number of the payment')}
          name="reference"
          value={fields.reference}
          maxLength={60}
          autoComplete="off"
          error={errors['reference']}
          onChange={({ target }) => change({ reference: target.value })}
        />
      )}
      {errors['form'] && (
        <p role="alert" className={styles.refused}>
          {errors['form']}
        </p>
      )}
      <Button type="submit" busy={busy}>
        {t('expense.pay', 'Mark as paid')}
      </Button>
    </Form>
  );
}

/** Behind `?dialog=pay`. */
export function PayDialog({ expense }: { expense: Expense }) {
  const { t } = useTranslation();
  if (!expense.can.pay) return null;
  return (
    <UrlModal name="pay" title={t('expense.pay', 'Mark as paid')}>
      {(close) => <Fields expense={expense} onDone={close} />}
    </UrlModal>
  );
}
