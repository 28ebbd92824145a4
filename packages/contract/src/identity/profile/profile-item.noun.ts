import { lifecycle } from '../../kernel/lifecycle.ts';

export const profileItemLifeStates = ['Active', 'Inactive', 'deleted'] as const;
export type ProfileItemState = (typeof profileItemLifeStates)[number];

/** Catalogue items and assets: shown or archived, and deleted when removed. */
export const profileItemLifecycle = lifecycle({
  name: 'belonging',
  states: profileItemLifeStates,
  actors: ['Owner'],
  moves: {
    add: { from: [null], to: ['Active'], by: ['Owner'], why: 'In use, or on offer.' },
    update: {
      from: ['Active', 'Inactive'],
      to: ['Active', 'Inactive'],
      by: ['Owner'],
      why: 'Words, picture and amount; the state stays.',
    },
    shelve: { from: ['Active'], to: ['Inactive'], by: ['Owner'], why: 'Not at present.' },
    restore: { from: ['Inactive'], to: ['Active'], by: ['Owner'], why: 'Again.' },
    remove: {
      from: ['Active', 'Inactive'],
      to: ['deleted'],
      by: ['Owner'],
      why: 'Its row stays for what points to it; it is shown nowhere.',
    },
  },
});
