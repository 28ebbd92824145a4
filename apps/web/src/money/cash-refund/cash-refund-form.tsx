import { bankDestination, upiDestination } from '@nukkad/contract/money/cash-refund/cash-refund.model';
import type { CashRefund } from '@nukkad/contract/money/cash-refund/cash-refund.model';
import { useState } from 'react';
import * as z from 'zod/mini';
import { BankAccountFields, HolderField } from '../../nouns/bank-account/bank-account-fields.tsx';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Form } from '../../ui/field/form.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Paragraph } from '../../ui/page/parts.tsx';
import styles from './cash-refund.module.css';
import { sendToAccount, takeAsCredit } from './cash-refund.queries.ts';

const nothing = z.object({});

interface Props {
  refund: CashRefund;
  holderName: string;
}

function SendButton({ refund, busy }: { refund: CashRefund; busy: boolean }) {
  const { t, locale } = useTranslation();
  return (
    <Button type="submit" busy={busy}>
      {t('cashRefund.send', 'Get {{sum}} here', { sum: formatMoney(refund.amount, locale) })}
    </Button>
  );
}

function Refused({ error }: { error: string | undefined }) {
  return error ? (
    <Paragraph role="alert" tone="bad">
      {error}
    </Paragraph>
  ) : null;
}

function BankForm({ refund, holderName }: Props) {
  const { fields, change, errors, busy, submit } = useForm({
    initial: { kind: 'bank' as const, holderName, accountNumber: '', ifsc: '' },
    schema: bankDestination,
    send: async (to) => void (await sendToAccount(refund, to)),
  });
  return (
    <Form onSubmit={submit}>
      <BankAccountFields fields={fields} errors={errors} change={change} />
      <Refused error={errors['form']} />
      <SendButton refund={refund} busy={busy} />
    </Form>
  );
}

function UpiForm({ refund, holderName }: Props) {
  const { t } = useTranslation();
  const { fields, change, errors, busy, submit } = useForm({
    initial: { kind: 'upi' as const, holderName, upiId: '' },
    schema: upiDestination,
    send: async (to) => void (await sendToAccount(refund, to)),
  });
  return (
    <Form onSubmit={submit}>
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
      <Refused error={errors['form']} />
      <SendButton refund={refund} busy={busy} />
    </Form>
  );
}

function CreditForm({ refund }: { refund: CashRefund }) {
  const { t, locale } = useTranslation();
  const { errors, busy, submit } = useForm({
    initial: {},
    schema: nothing,
    send: async () => void (await takeAsCredit(refund)),
  });
  return (
    <Form onSubmit={submit}>
      <p className={styles.standing}>
        {t('cashRefund.creditUntil', 'You have it right away and can use it until {{day}}.', {
          day: formatInstant(refund.creditUntil, 'day', locale),
        })}
      </p>
      <Refused error={errors['form']} />
      <Button type="submit" busy={busy}>
        {t('cashRefund.takeCredit', 'Take {{sum}} as credit', { sum: formatMoney(refund.amount, locale) })}
      </Button>
    </Form>
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
