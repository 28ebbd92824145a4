import { Anchor, Badge, Button, Group, Text } from '@mantine/core';
import {
  type OfficePaymentStory,
  inquirePayment,
  getOfficePayment,
} from '@nukkad/contract/money/payment/office-payment.api';
import { Link, useParams } from 'react-router';
import { orderWords, paymentWords } from '../../nouns/payment/order-words.ts';
import { sentenceOf } from '../../platform/api-error.ts';
import { useAsked, useSend } from '../../platform/asked.ts';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ErrorNotice, LoadingSkeleton } from '../../ui/query-states.tsx';
import { useToast } from '../../ui/use-toast.ts';
import { PaymentAttempts, PaymentEvents } from './payment-history.tsx';
import { PaymentRefunds } from './payment-refunds.tsx';
import { orderColours, providerWords } from './payment-words.ts';

/** Asks the gateway what became of the newest attempt. */
function Inquiry({ orderId }: { orderId: string }) {
  const say = useToast();
  const { mutate, isPending } = useSend(inquirePayment, {
    given: () => ({ params: { orderId } }),
    onSuccess: ({ status }) =>
      say(t('payment.answered', 'The gateway has answered: {{status}}.', { status: orderWords[status] })),
    onError: (error) => say(sentenceOf(error)),
  });
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate()}>
      {t('payment.inquire', 'Ask the gateway')}
    </Button>
  );
}

function Summary({ payment }: { payment: OfficePaymentStory }) {
  const { orderId, bookingId, bookingNumber, status, failure, unsureSince, can } = payment;
  return (
    <Panel
      title={inRupees(payment.amount)}
      beside={
        <Badge color={orderColours[status]} miw="max-content">
          {paymentWords(payment)}
        </Badge>
      }
    >
      <Facts
        columns={{ base: 2, sm: 3, md: 4 }}
        facts={[
          [
            t('payment.booking', 'Booking'),
            <Anchor key="booking" component={Link} to={`/bookings/${bookingId}`} size="sm">
              {bookingNumber}
            </Anchor>,
          ],
          [t('payment.customer', 'Customer'), payment.customerName || t('common.noName', 'No name')],
          [t('payment.gateway', 'Gateway'), providerWords[payment.provider]],
          [t('payment.taken', 'Received'), inRupees(payment.taken)],
          [t('payment.refunded', 'Refunded'), inRupees(payment.returned)],
          ...(payment.refunded > payment.returned
            ? [
                [
                  t('payment.refundDue', 'Refund on its way'),
                  inRupees(payment.refunded - payment.returned),
                ] as const,
              ]
            : []),
          [t('payment.opened', 'Opened'), <Moment key="opened" at={payment.createdAt} />],
          [t('payment.expires', 'Open until'), <Moment key="expires" at={payment.expiresAt} />],
          ...(payment.paidAt
            ? [[t('payment.paidAt', 'Paid on'), <Moment key="paid" at={payment.paidAt} />] as const]
            : []),
          ...(unsureSince
            ? [
                [
                  t('payment.unsureSince', 'Gateway silent since'),
                  <Moment key="unsure" at={unsureSince} />,
                ] as const,
              ]
            : []),
        ]}
      />
      {failure ? <Text size="sm">{failure}</Text> : null}
      {can.inquire ? (
        <Group>
          <Inquiry orderId={orderId} />
        </Group>
      ) : null}
    </Panel>
  );
}

/** One payment: its attempts, its refunds, and what the gateway said of it. */
export function PaymentPage() {
  const { orderId = '' } = useParams();
  const { data: payment, error, refetch } = useAsked(getOfficePayment, { params: { orderId } });
  return (
    <PageFrame
      title={payment?.providerOrderId ?? t('payment.one', 'Payment')}
      back={{ to: '/payments', label: t('payment.all', 'All payments') }}
    >
      {error && !payment ? <ErrorNotice error={error} again={() => void refetch()} /> : null}
      {payment || error ? null : <LoadingSkeleton rows={4} />}
      {payment ? (
        <>
          <Summary payment={payment} />
          <PaymentRefunds payment={payment} />
          <PaymentAttempts payment={payment} />
          <PaymentEvents payment={payment} />
        </>
      ) : null}
    </PageFrame>
  );
}
