import { Stack, Text } from '@mantine/core';
import type { OfficePaymentStory } from '@nukkad/contract/money/payment/office-payment.api';
import type { ReactNode } from 'react';
import { unpaidNames } from '../../nouns/payment/unpaid-words.ts';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { attemptWords } from './payment-words.ts';

function Rows({ nothing, children }: { nothing: string; children: readonly ReactNode[] }) {
  return children.length === 0 ? (
    <Text size="sm" c="dimmed">
      {nothing}
    </Text>
  ) : (
    <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
      {children}
    </Stack>
  );
}

/** How its customer tried to pay. */
export function PaymentAttempts({ payment: { attempts } }: { payment: OfficePaymentStory }) {
  return (
    <Panel title={t('payment.attempts', 'Attempts')}>
      <Rows nothing={t('payment.noAttempts', 'No payment was tried yet.')}>
        {attempts.map(
          ({ paymentId, providerPaymentId, amount, method, status, kept, at, reason, failure }) => (
            <li key={paymentId}>
              <Text size="sm" fw={650} style={{ overflowWrap: 'anywhere' }}>
                {attemptWords[status]}, {inRupees(amount)}
                {reason && `: ${unpaidNames[reason]}`}
              </Text>
              <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                <Moment at={at} /> · {method} · {providerPaymentId}
                {status === 'captured' && !kept ? ` · ${t('payment.notOwed', 'not owed, goes back')}` : ''}
              </Text>
              {failure && (
                <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
                  {t('payment.gatewaySaid', 'The gateway said: {{failure}}', { failure })}
                </Text>
              )}
            </li>
          ),
        )}
      </Rows>
    </Panel>
  );
}

/** What the gateway signed, the newest first. */
export function PaymentEvents({ payment: { events } }: { payment: OfficePaymentStory }) {
  return (
    <Panel title={t('payment.events', 'Messages of the gateway')}>
      <Rows nothing={t('payment.noEvents', 'The gateway has sent nothing yet.')}>
        {events.map(({ eventId, name, outcome, receivedAt }) => (
          <li key={eventId}>
            <Text size="sm">{t('payment.event', '{{name}}: {{outcome}}', { name, outcome })}</Text>
            <Text size="xs" c="dimmed">
              <Moment at={receivedAt} />
            </Text>
          </li>
        ))}
      </Rows>
    </Panel>
  );
}
