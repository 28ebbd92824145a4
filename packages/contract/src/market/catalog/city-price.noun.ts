import { lifecycle } from '../../kernel/lifecycle.ts';

export const cityPriceStatuses = ['Waiting', 'Set', 'Refused', 'Withdrawn'] as const;
export type CityPriceStatus = (typeof cityPriceStatuses)[number];

/** Whether a price of the back office holds on its days. An Admin cannot approve a price of their own. */
export const cityPriceLifecycle = lifecycle({
  name: 'city price',
  states: cityPriceStatuses,
  actors: ['Admin', 'Another Admin'],
  moves: {
    set: {
      from: [null],
      to: ['Set'],
      by: ['Admin'],
      why: 'Within the bounds of the configuration.',
      tells: ['catalog.city_price_changed'],
    },
    propose: { from: [null], to: ['Waiting'], by: ['Admin'], why: 'Beyond them: it holds for no one yet.' },
    approve: {
      from: ['Waiting'],
      to: ['Set'],
      by: ['Another Admin'],
      why: 'It holds on its days to come.',
      tells: ['catalog.city_price_changed'],
    },
    refuse: { from: ['Waiting'], to: ['Refused'], by: ['Another Admin'], why: 'It never held.' },
    withdraw: {
      from: ['Waiting', 'Set'],
      to: ['Withdrawn'],
      by: ['Admin'],
      why: 'Before its first day.',
      tells: ['catalog.city_price_changed'],
    },
    changeEnd: {
      from: ['Waiting', 'Set'],
      to: ['Waiting', 'Set'],
      by: ['Admin'],
      why: 'Days to come only.',
      tells: ['catalog.city_price_changed'],
    },
  },
});
