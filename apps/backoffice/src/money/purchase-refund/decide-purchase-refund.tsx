import { Text, TextInput } from '@mantine/core';
import {
  type OfficePurchaseRefund,
  markPurchaseRefundPaid,
  retryPurchaseRefund,
} from '@nukkad/contract/money/payment/office-purchase-refund.api';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { WhyField } from '../../ui/why-field.tsx';
import { WhyForm } from '../../ui/why-form.tsx';
import { whose } from './purchase-refund-words.ts';

export interface RefundDialog {
  readonly refund: OfficePurchaseRefund;
  readonly onClose: () => void;
}

/** The gateway is asked again, with all its tries. */
export function RetryPurchaseRefund({ refund, onClose }: RefundDialog) {
  const { refundId, version } = refund;
  return (
    <WhyForm
      title={t('purchaseRefund.retryOf', 'Retry refund of {{name}}', { name: whose(refund) })}
      doIt={t('purchaseRefund.retry', 'Retry')}
      endpoint={retryPurchaseRefund}
      bodyOf={(why) => ({ why, version })}
      params={{ refundId }}
      said={({ amount }) =>
        t('purchaseRefund.retried', '{{amount}} is being sent again.', { amount: inRupees(amount) })
      }
      onClose={onClose}
    />
  );
}

/** It was paid from the bank account: the bank's reference is kept with it. */
export function MarkPurchaseRefundPaid({ refund, onClose }: RefundDialog) {
  const { refundId, version } = refund;
  const amount = inRupees(refund.amount);
  const { fields, errors, change, dialog } = useSaving({
    endpoint: markPurchaseRefundPaid,
    initial: { reference: '', why: '' },
    bodyOf: (typed) => ({ ...typed, version }),
    params: { refundId },
    said: () => t('purchaseRefund.marked', '{{amount}} is marked as paid.', { amount }),
    onClose,
  });
  return (
    <DialogForm
      title={t('purchaseRefund.markPaidOf', 'Mark refund of {{name}} as paid', { name: whose(refund) })}
      doIt={t('purchaseRefund.markPaid', 'Mark as paid')}
      {...dialog}
    >
      <Text size="sm">
        {t(
          'purchaseRefund.markAbout',
          'Transfer {{amount}} from the bank account first, then enter its reference.',
          {
            amount,
          },
        )}
      </Text>
      <TextInput
        label={t('purchaseRefund.reference', 'Bank reference')}
        description={t('purchaseRefund.referenceAbout', 'The UTR or reference number of the transfer.')}
        value={fields.reference}
        error={errors['reference']}
        required
        withAsterisk={false}
        data-autofocus
        onChange={(event) => change({ reference: event.currentTarget.value })}
      />
      <WhyField why={fields.why} error={errors['why']} onChange={(why) => change({ why })} />
    </DialogForm>
  );
}
