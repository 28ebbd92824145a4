import { lifecycle } from '../../kernel/lifecycle.ts';
import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { paise, ref } from '../../kernel/schema.ts';
import { socketDelivery } from '../../kernel/socket-message.ts';
import { moneyChanged } from './payout.live.ts';
import { defineErrors } from '../../kernel/errors.ts';

export const payoutStatuses = ['PENDING', 'PROCESSING', 'PAID', 'FAILED', 'CANCELED'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

/** A payout to a partner's bank account, in the provider's words. */
export const payoutLifecycle = lifecycle({
  name: 'payout',
  states: payoutStatuses,
  actors: ['System', 'Admin'],
  moves: {
    make: {
      from: [null],
      to: ['PENDING'],
      by: ['System'],
      why: 'The run collected what is due; each earning is in one payout.',
      tells: ['payout.requested'],
      times: ['payout.run_daily'],
    },
    retry: {
      from: [null],
      to: ['PENDING'],
      by: ['Admin'],
      why: 'Of a failed one, once: all that is due to the partner now.',
      tells: ['payout.requested'],
    },
    send: {
      from: ['PENDING'],
      to: ['PROCESSING'],
      by: ['System'],
      why: 'The provider has taken it; once, by its idempotency key.',
    },
    settle: {
      from: ['PENDING', 'PROCESSING'],
      to: ['PAID'],
      by: ['System'],
      why: 'The provider signed that the bank has it; its word may come before its answer.',
      tells: ['payout.paid'],
    },
    fail: {
      from: ['PENDING', 'PROCESSING', 'PAID'],
      to: ['FAILED'],
      by: ['System'],
      why: 'Refused, or returned by the bank, also after it was paid: its earnings are due again.',
      tells: ['payout.failed'],
    },
    cancel: {
      from: ['PENDING', 'PROCESSING'],
      to: ['CANCELED'],
      by: ['System', 'Admin'],
      why: 'The run was rejected, or the provider canceled it: its earnings are due again.',
    },
  },
});

export const payoutRunStatuses = ['Collecting', 'Needs Approval', 'Checked', 'Sent', 'Rejected'] as const;
export type PayoutRunStatus = (typeof payoutRunStatuses)[number];

/** A night's run over all partners. */
export const payoutRunLifecycle = lifecycle({
  name: 'payout_run',
  states: payoutRunStatuses,
  actors: ['System', 'Admin', 'Another Admin'],
  moves: {
    begin: { from: [null], to: ['Collecting'], by: ['System'], why: 'Once a day, at the time that is set.' },
    collect: {
      from: ['Collecting'],
      to: ['Collecting', 'Sent', 'Needs Approval'],
      by: ['System'],
      why: 'Partner by partner in batches; what comes to more than the limit waits for two people.',
      times: ['payout.run_daily'],
    },
    check: {
      from: ['Needs Approval'],
      to: ['Checked'],
      by: ['Admin'],
      why: 'The first of two who agree to a large run.',
    },
    approve: { from: ['Checked'], to: ['Sent'], by: ['Another Admin'], why: 'Its payouts are sent.' },
    reject: {
      from: ['Needs Approval', 'Checked'],
      to: ['Rejected'],
      by: ['Admin'],
      why: 'Its payouts are canceled, and what is due goes into the next run.',
    },
  },
});

const facts = z.object({
  payoutId: ref('payout'),
  organisationId: ref('organisation'),
  amountPaise: paise(),
});

const tells = socketDelivery(moneyChanged, ({ organisationId }: { readonly organisationId: string }) => ({
  rooms: [`money:${organisationId}`],
  data: { organisationId },
}));

export const payoutEvents = {
  requested: event('payout.requested', { summary: 'A payout is to be sent.', facts, tells }),
  paid: event('payout.paid', {
    summary: 'A payout reached the bank account of the partner.',
    facts,
    tells,
  }),
  failed: event('payout.failed', { summary: 'A payout failed; its money is due again.', facts, tells }),
  earningsChanged: event('payout.earnings_changed', {
    summary: 'A partner earned or owes something, or what it earned became due, was held or released.',
    facts: z.object({ organisationId: ref('organisation') }),
    tells,
  }),
  sandboxEventSigned: event('sandbox.payout_event_signed', {
    summary: 'The built-in payout provider has a webhook to deliver.',
    facts: z.object({ sandboxEventId: z.string() }),
  }),
};

export const payoutErrors = defineErrors({
  payout_not_found: [404, 'Resource is not available'],
  earning_not_found: [404, 'Resource is not available'],
  own_payout_check: [403, 'You’ve already agreed to this run. Another Admin must send it.'],
  account_refused: [
    409,
    'The bank refused this account. The partner needs to add another one before a payout can be made.',
  ],
  payout_retry_too_large: [
    409,
    'This is more than one Admin may send. It goes with the next run, which a second Admin checks.',
  ],
  nothing_to_pay: [409, 'Nothing can be paid to this partner now.'],
});

export const payoutActs = [
  'payout.paid',
  'payout.failed',
  'payout.canceled',
  'payout.retried',
  'payout.held',
  'payout.released',
  'payout_run.began',
  'payout_run.collected',
  'payout_run.checked',
  'payout_run.approved',
  'payout_run.rejected',
  'earning.held',
  'earning.released',
] as const;
