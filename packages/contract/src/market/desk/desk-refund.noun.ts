import { lifecycle } from '../../kernel/lifecycle.ts';

export const deskRefundStates = ['Waiting', 'Granted', 'Refused'] as const;
export type DeskRefundState = (typeof deskRefundStates)[number];

/** A refund of finished work by support. Its booking moves with it when it is granted. */
export const deskRefundLifecycle = lifecycle({
  name: 'booking_refund',
  states: deskRefundStates,
  actors: ['Admin', 'Another Admin'],
  moves: {
    grant: { from: [null], to: ['Granted'], by: ['Admin'], why: 'Within the limit: it goes back at once.' },
    propose: {
      from: [null],
      to: ['Waiting'],
      by: ['Admin'],
      why: 'Above the limit: nothing goes back before another Admin agrees.',
    },
    approve: {
      from: ['Waiting'],
      to: ['Granted'],
      by: ['Another Admin'],
      why: 'It goes back, if the booking still allows it.',
    },
    refuse: { from: ['Waiting'], to: ['Refused'], by: ['Another Admin'], why: 'Nothing goes back.' },
  },
});
