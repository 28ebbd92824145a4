import { lifecycle } from '../../kernel/lifecycle.ts';

export const settingChangeStatuses = ['Waiting', 'Set', 'Refused', 'Withdrawn'] as const;
export type SettingChangeStatus = (typeof settingChangeStatuses)[number];

/** A change of the configuration from a day on. What has begun is never edited: another change follows it. */
export const settingChangeLifecycle = lifecycle({
  name: 'setting change',
  states: settingChangeStatuses,
  actors: ['Admin', 'Another Admin'],
  moves: {
    set: { from: [null], to: ['Set'], by: ['Admin'], why: 'It moves no money: one Admin is enough.' },
    propose: {
      from: [null],
      to: ['Waiting'],
      by: ['Admin'],
      why: 'It moves money: it holds for no one yet.',
    },
    approve: {
      from: ['Waiting'],
      to: ['Set'],
      by: ['Another Admin'],
      why: 'It holds from its day on, at the earliest from now on.',
    },
    refuse: { from: ['Waiting'], to: ['Refused'], by: ['Another Admin'], why: 'It never held.' },
    withdraw: {
      from: ['Waiting', 'Set'],
      to: ['Withdrawn'],
      by: ['Admin'],
      why: 'Before it begins.',
    },
  },
});
