import { Button, Group, Stack, Text } from '@mantine/core';
import {
  type OfficePaymentStory,
  type OfficeRefund,
  resendRefund,
} from '@nukkad/contract/money/payment/office-payment.api';
import { sentenceOf } from '../../platform/api-error.ts';
import { useSend } from '../../platform/asked.ts';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useToast } from '../../ui/use-toast.ts';
import { refundWords } from './payment-words.ts';

/** Once more to the gateway; it is never made twice. */
function SendAgain({ refundId }: { refundId: string }) {
  const say = useToast();
  const { mutate, isPending } = useSend(resendRefund, {
    given: () => ({ params: { refundId } }),
    onSuccess: () => say(t('payment.refundSent', 'The gateway has the refund.')),
    onError: (error) => say(sentenceOf(error)),
  });
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate()}>
      {t('payment.sendAgain', 'Send again')}
    </Button>
  );
}

function Refund({ refund }: { refund: OfficeRefund }) {
  const { refundId, providerRefundId, amount, status, askedAt, settledAt } = refund;
  return (
    <Group justify="space-between" wrap="nowrap" align="start">
      <div>
        <Text size="sm" fw={650}>
          {inRupees(amount)}: {refundWords[status]}
        </Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          <Moment at={askedAt} />
          {settledAt ? (
            <>
              {' – '}
              <Moment at={settledAt} />
            </>
          ) : null}
          {providerRefundId ? ` · ${providerRefundId}` : ''}
        </Text>
      </div>
      {status === 'pending' ? <SendAgain refundId={refundId} /> : null}
    </Group>
  );
}

/** Money of this payment that went or goes back. */
export function PaymentRefunds({ payment: { refunds } }: { payment: OfficePaymentStory }) {
  return (
    <Panel title={t('payment.refunds', 'Refunds')}>
      {refunds.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('payment.noRefunds', 'Nothing was refunded.')}
        </Text>
      ) : (
        <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
          {refunds.map((refund) => (
            <li key={refund.refundId}>
              <Refund refund={refund} />
            </li>
          ))}
        </Stack>
      )}
    </Panel>
  );
}
