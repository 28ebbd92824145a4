import { lifecycle } from '../../kernel/lifecycle.ts';

export const payLaterLimitStates = ['Waiting', 'Set', 'Refused'] as const;
export type PayLaterLimitState = (typeof payLaterLimitStates)[number];

/** A limit that support sets for a customer, in place of the one by the rules. */
export const payLaterLimitLifecycle = lifecycle({
  name: 'pay_later_limit',
  states: payLaterLimitStates,
  actors: ['Admin', 'Another Admin'],
  moves: {
    set: { from: [null], to: ['Set'], by: ['Admin'], why: 'Within what one Admin may allow.' },
    propose: {
      from: [null],
      to: ['Waiting'],
      by: ['Admin'],
      why: 'Above it: the limit stays as it is before another Admin agrees.',
    },
    approve: { from: ['Waiting'], to: ['Set'], by: ['Another Admin'], why: 'It counts from now on.' },
    refuse: { from: ['Waiting'], to: ['Refused'], by: ['Another Admin'], why: 'The limit stays as it is.' },
  },
});
