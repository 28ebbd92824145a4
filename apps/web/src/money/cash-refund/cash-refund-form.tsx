import { bankDestination, upiDestination } from '@nukkad/contract/money/cash-refund/cash-refund.model';
import type { CashRefund } from '@nukkad/contract/money/cash-refund/cash-refund.model';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { BankAccountFields, HolderField } from '../../nouns/bank-account/bank-account-fields.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import styles from './cash-refund.module.css';
import { sendToAccount, takeAsCredit } from './cash-refund.queries.ts';

interface Props {
  refund: CashRefund;
  holderName: string;
}

/** The word on the button, with the sum. */
function useGet({ amount }: CashRefund) {
  const { t, locale } = useTranslation();
  return t('cashRefund.send', 'Get {{sum}} here', { sum: formatMoney(amount, locale) });
}

function BankForm({ refund, holderName }: Props) {
  return (
    <SentFields
      save={useGet(refund)}
      send={(to: z.input<typeof bankDestination>) => sendToAccount(refund, to)}
      initial={{ kind: 'bank' as const, holderName, accountNumber: '', ifsc: '' }}
      schema={bankDestination}
    >
      {(form) => <BankAccountFields {...form} />}
    </SentFields>
  );
}

function UpiForm({ refund, holderName }: Props) {
  const { t } = useTranslation();
  return (
    <SentFields
      save={useGet(refund)}
      send={(to: z.input<typeof upiDestination>) => sendToAccount(refund, to)}
      initial={{ kind: 'upi' as const, holderName, upiId: '' }}
      schema={upiDestination}
    >
      {({ fields, errors, change }) => (
        <>
          <TextField
            label={t('cashRefund.upiId', 'UPI ID')}
            hint={t('cashRefund.upiId.hint', 'Your UPI app shows it on your profile, e.g. meera@okaxis.')}
            name="upiId"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            value={fields.upiId}
            error={errors['upiId']}
            onChange={({ target }) => change({ upiId: target.value.trim() })}
          />
          <HolderField fields={fields} errors={errors} change={change} />
        </>
      )}
    </SentFields>
  );
}

function CreditForm({ refund }: { refund: CashRefund }) {
  const { t, locale } = useTranslation();
  return (
    <SentFields
      save={t('cashRefund.takeCredit', 'Take {{sum}} as credit', { sum: formatMoney(refund.amount, locale) })}
      send={() => takeAsCredit(refund)}
      initial={{}}
    >
      {() => (
        <p className={styles.standing}>
          {t('cashRefund.creditUntil', 'You have it right away and can use it until {{day}}.', {
            day: formatInstant(refund.creditUntil, 'day', locale),
          })}
        </p>
      )}
    </SentFields>
  );
}

type Way = 'upi' | 'bank' | 'credit';

/** Three ways for cash to come back; none is preselected. */
export function CashRefundForm(props: Props) {
  const { t } = useTranslation();
  const [way, setWay] = useState<Way | null>(null);
  return (
    <div className={styles.ways}>
      <RadioList<Way>
        label={t('cashRefund.how', 'How do you want it back?')}
        name="way"
        options={[
          { value: 'upi', label: t('cashRefund.way.upi', 'To a UPI ID') },
          { value: 'bank', label: t('cashRefund.way.bank', 'To a bank account') },
          { value: 'credit', label: t('cashRefund.way.credit', 'As credit for your next booking') },
        ]}
        value={way}
        onChange={setWay}
      />
      {way === 'upi' && <UpiForm {...props} />}
      {way === 'bank' && <BankForm {...props} />}
      {way === 'credit' && <CreditForm refund={props.refund} />}
    </div>
  );
}
