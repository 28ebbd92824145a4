import { Text } from '@mantine/core';
import {
  type OfficeCashRefund,
  decideCashRefund,
} from '@nukkad/contract/money/cash-refund/office-cash-refund.api';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { DecideForm } from '../../ui/decide-form.tsx';
import { Facts } from '../../ui/facts.tsx';
import { accountWords } from '../../nouns/payment/cash-refund-words.ts';

/** Agree, or ask the customer for another account; above the limit two Admins have to agree. */
export function DecideCashRefund({ refund, onClose }: { refund: OfficeCashRefund; onClose: () => void }) {
  const { refundId, version, status } = refund;
  const name = t('cashRefund.of', 'Refund of {{number}}', { number: refund.bookingNumber });
  return (
    <DecideForm
      title={name}
      name={name}
      endpoint={decideCashRefund}
      bodyOf={(answer) => ({ ...answer, version })}
      params={{ refundId }}
      onClose={onClose}
    >
      <Facts
        columns={{ base: 1, xs: 2 }}
        facts={[
          [t('cashRefund.customer', 'Customer'), refund.customerName],
          [t('cashRefund.amount', 'Amount'), inRupees(refund.amount)],
          [t('cashRefund.account', 'Account'), accountWords(refund)],
          [
            t('cashRefund.name', 'Name at the bank'),
            refund.to?.nameChecked
              ? t('cashRefund.nameChecked', 'Matches')
              : t('cashRefund.nameUnchecked', 'Not compared'),
          ],
        ]}
      />
      <Text size="sm">
        {status === 'Checked'
          ? t('cashRefund.sendsNow', '{{name}} approved it. It is sent once you approve it.', {
              name: refund.checkedBy ?? '',
            })
          : t('cashRefund.firstOfTwo', 'It is sent after another Admin has approved it, too.')}{' '}
        {t('cashRefund.rejecting', 'If you reject it, the customer reads your reason and chooses again.')}
      </Text>
    </DecideForm>
  );
}
