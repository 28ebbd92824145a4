import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import type { payExpense } from '@nukkad/contract/people/expense/expense.api';
import { outsideMethods, payBody } from '@nukkad/contract/people/expense/expense.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { Note } from '../../ui/page/parts.tsx';
import { methodWords } from './repayment-words.ts';

export type PayBody = EndpointInput<typeof payExpense>['body'];
type Typed = Pick<PayBody, 'method'> & { readonly amount: number | null; readonly reference: string };

interface Paid {
  readonly request: { readonly requestId: string; readonly version: number };
  /** What is left of it, in paise. */
  readonly toPay: number;
  readonly send: (body: PayBody) => Promise<unknown>;
}

function Fields({ request: { requestId, version }, toPay, send, onDone }: Paid & { onDone: () => void }) {
  const { t } = useTranslation();
  const initial: Typed = { amount: toPay, method: 'bank', reference: '' };
  return (
    <SentFields
      save={t('approval.pay', 'Mark as paid')}
      send={send}
      said={t('approval.pay.done', 'Marked as paid')}
      initial={initial}
      schema={payBody}
      bodyOf={({ amount, ...rest }) => ({ requestId, version, ...rest, amount: amount ?? 0 })}
      about={{ expense_pay_more: 'amount', expense_pay_reference: 'reference' }}
      onSent={onDone}
    >
      {({ fields, change, moneyAt, lineAt }) => (
        <>
          <Note breaks above={0.25}>
            {t('approval.pay.note', 'Only if you paid it yourself. Otherwise it’s paid with the salary.')}
          </Note>
          <MoneyField label={t('approval.pay.amount', 'Amount')} {...moneyAt('amount')} />
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
              {...lineAt('reference')}
              maxLength={60}
              autoComplete="off"
            />
          )}
        </>
      )}
    </SentFields>
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
