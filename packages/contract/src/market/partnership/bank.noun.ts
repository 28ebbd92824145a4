import { lifecycle } from '../../kernel/lifecycle.ts';

export const bankStates = ['waiting', 'code_sent', 'verified', 'failed'] as const;
export type BankState = (typeof bankStates)[number];

/** The account that a partner is paid to, and its check by one rupee. */
export const bankLifecycle = lifecycle({
  name: 'partner_bank',
  states: bankStates,
  actors: ['Service Partner', 'Admin', 'System'],
  moves: {
    give: {
      from: [null, 'waiting', 'code_sent', 'verified', 'failed'],
      to: ['waiting'],
      by: ['Service Partner', 'Admin'],
      why: 'A new account in place of the old one; of a live partner by the Admin who approves the change.',
      tells: ['partner.bank_given'],
    },
    answer: {
      from: ['waiting'],
      to: ['code_sent', 'verified', 'failed'],
      by: ['System'],
      why: 'The bank has answered: the rupee was sent with a code, the holder was confirmed, or there is no such account.',
    },
    verify: {
      from: ['code_sent'],
      to: ['verified'],
      by: ['Service Partner'],
      why: 'The owner said the code of the rupee.',
    },
  },
});
