import { lifecycle } from '../../kernel/lifecycle.ts';

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
