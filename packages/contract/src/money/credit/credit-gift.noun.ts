import { lifecycle } from '../../kernel/lifecycle.ts';

export const creditGiftStates = ['Waiting', 'Given', 'Refused'] as const;
export type CreditGiftState = (typeof creditGiftStates)[number];

/** Credit that support gives a customer. */
export const creditGiftLifecycle = lifecycle({
  name: 'credit_gift',
  states: creditGiftStates,
  actors: ['Admin', 'Another Admin'],
  moves: {
    give: {
      from: [null],
      to: ['Given'],
      by: ['Admin'],
      why: 'Within the limit: the customer has it at once.',
    },
    propose: {
      from: [null],
      to: ['Waiting'],
      by: ['Admin'],
      why: 'Above the limit: nothing is given before another Admin agrees.',
    },
    approve: { from: ['Waiting'], to: ['Given'], by: ['Another Admin'], why: 'The customer has it.' },
    refuse: { from: ['Waiting'], to: ['Refused'], by: ['Another Admin'], why: 'Nothing is given.' },
  },
});
