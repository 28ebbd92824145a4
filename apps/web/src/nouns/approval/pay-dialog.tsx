import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import type { payExpense } from '@nukkad/contract/people/expense/expense.api';
import { outsideMethods, payBody } from '@nukkad/contract/people/expense/expense.model';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { UrlModal } from '../../ui/url-modal.tsx';
import { Note } from '../../ui/parts.tsx';
import { methodWords } from './repayment-words.ts';

export type PayBody = EndpointInput<typeof payExpense>['body'];
type Typed = Omit<PayBody, 'amount' | 'requestId' | 'version'> & { readonly amount: number | null };

interface Paid {
  readonly request: { readonly requestId: string; readonly version: number };
  /** What is left of it, in paise. */
  readonly toPay: number;
  readonly send: (body: PayBody) => Promise<unknown>;
}

function Fields({ request, toPay, send, onDone }: Paid & { onDone: () => void }) {
  const { t } = useTranslation();
  const { requestId, version } = request;
  const { fields, errors, busy, change, submit } = useForm<Typed, PayBody>({
    initial: { amount: toPay, method: 'bank', reference: '' },
    schema: payBody,
    bodyOf: ({ amount, ...rest }) => ({ requestId, version, ...rest, amount: amount ?? 0 }),
    send: async (body) => {
      await send(body);
      toast.success(t('approval.pay.done', 'Marked as paid'));
      onDone();
    },
    about: { expense_pay_more: 'amount', expense_pay_reference: 'reference' },
  });
  return (
    <Form onSubmit={submit}>
      <Note breaks above={0.25}>
        {t('approval.pay.note', 'Only if you paid it yourself. Otherwise it’s paid with the salary.')}
      </Note>
      <MoneyField
        label={t('approval.pay.amount', 'Amount')}
        name="amount"
        paise={fields.amount}
        error={errors['amount']}
        onPaise={(amount) => change({ amount })}
      />
      <SelectField
        label={t('approval.pay.method', 'Paid by')}
        value={fields.method}
        options={outsideMethods.map((value) => ({ value, label: methodWords[value](t) }))}
        onChange={({ target }) =>
          change({ method: outsideMethods.find((one) => one === target.value) ?? 'bank' })
        }
      />
      {fields.method !== 'cash' && (
        <TextField
          label={t('approval.pay.reference', 'Payment reference')}
          name="reference"
          value={fields.reference}
          maxLength={60}
          autoComplete="off"
          error={errors['reference']}
          onChange={({ target }) => change({ reference: target.value })}
        />
      )}
      <Refusal>{errors['form']}</Refusal>
      <Button type="submit" busy={busy}>
        {t('approval.pay', 'Mark as paid')}
      </Button>
    </Form>
  );
}

/** Behind `?dialog=pay`: what was approved was paid outside of the salary. */
export function PayDialog(paid: Paid) {
  const { t } = useTranslation();
  return (
    <UrlModal name="pay" title={t('approval.pay', 'Mark as paid')}>
      {(close) => <Fields {...paid} onDone={close} />}
    </UrlModal>
  );
}
