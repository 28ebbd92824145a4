import { Button, Group, Stack, Text } from '@mantine/core';
import {
  type OfficePaymentStory,
  type OfficeRefund,
  resendRefund,
} from '@nukkad/contract/money/payment/office-payment.api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../platform/api-error.ts';
import { call } from '../../platform/call.ts';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useToast } from '../../ui/use-toast.ts';
import { refundWords } from './payment-words.ts';

/** Once more to the gateway; it is never made twice. */
function SendAgain({ refundId }: { refundId: string }) {
  const client = useQueryClient();
  const say = useToast();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await call(resendRefund, { params: { refundId } });
      say(t('payment.refundSent', 'The gateway has the refund.'));
    } catch (error) {
      say(sentenceOf(error));
    } finally {
      setBusy(false);
      void client.invalidateQueries({ queryKey: ['payment'] });
    }
  };
  return (
    <Button variant="default" loading={busy} onClick={() => void send()}>
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
