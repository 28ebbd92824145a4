import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { seenOfCreditGift } from '@nukkad/contract/money/credit/credit.api';
import { giveCredit, previewCreditGift } from '@nukkad/contract/money/credit/office-credit.api';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../platform/api-error.ts';
import { useAsked } from '../../platform/asked.ts';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Moment } from '../../ui/moment.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { WhyField } from '../../ui/why-field.tsx';

export interface CreditOwner {
  readonly userId: string;
  /** For which booking it is given. */
  readonly bookingId?: string;
}

/** What it would make, asked when the typing pauses. */
function useEffectOf(userId: string, amount: number | null) {
  const [asked] = useDebouncedValue(amount, 300);
  return useAsked(
    previewCreditGift,
    { params: { userId }, body: { amount: asked ?? 0 } },
    { enabled: asked !== null && asked >= 100, placeholderData: keepPreviousData, retry: false },
  );
}

/** Credit for a customer: the sum, what it makes, and why. */
export function GiveCreditDialog({
  owner: { userId, bookingId },
  onClose,
}: {
  owner: CreditOwner;
  onClose: () => void;
}) {
  const [amount, setAmount] = useState<number | null>(null);
  const { data: effect, error } = useEffectOf(userId, amount);
  const nothing = { before: 0, after: 0, needsSecond: false };
  const { fields, errors, change, dialog } = useSaving({
    endpoint: giveCredit,
    initial: { why: '' },
    bodyOf: ({ why }) => ({
      amount: amount ?? 0,
      ...(bookingId && { bookingId }),
      why,
      seen: seenOfCreditGift(effect ?? nothing),
    }),
    params: { userId },
    said: ({ waits, balance }) =>
      waits
        ? t('common.anotherAdminMustDecide', 'Another Admin must decide.')
        : t('credit.given', 'The customer now has {{sum}} credit.', { sum: inRupees(balance) }),
    onClose,
  });
  return (
    <DialogForm
      title={t('credit.give', 'Give credit')}
      doIt={
        effect?.needsSecond ? t('credit.askSecond', 'Ask another Admin') : t('credit.give', 'Give credit')
      }
      {...dialog}
    >
      <MoneyField
        label={t('credit.amount', 'Amount')}
        paise={amount}
        error={errors['amount']}
        onPaise={setAmount}
        required
      />
      {error ? (
        <Text size="sm" role="alert">
          {sentenceOf(error)}
        </Text>
      ) : null}
      {effect && !error ? (
        <Facts
          columns={{ base: 2 }}
          facts={[
            [t('credit.before', 'Credit now'), inRupees(effect.before)],
            [t('credit.after', 'Credit afterwards'), inRupees(effect.after)],
            [t('credit.until', 'Expires'), <Moment key="until" at={effect.until} />],
          ]}
        />
      ) : null}
      {effect?.paidBookings === 0 ? (
        <Text size="sm" fw={650}>
          {t(
            'credit.neverPaid',
            'This account has no paid booking yet. Check that the person is a customer.',
          )}
        </Text>
      ) : null}
      {effect?.needsSecond ? (
        <Text size="sm">
          {t(
            'credit.aboveLimit',
            'This is above what one Admin can give to a customer in a month, or to all customers in a day. Another Admin must agree.',
          )}
        </Text>
      ) : null}
      <WhyField why={fields.why} error={errors['why']} onChange={(why) => change({ why })} />
    </DialogForm>
  );
}
