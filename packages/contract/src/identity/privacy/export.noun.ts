import { lifecycle } from '../../kernel/lifecycle.ts';

export const exportStates = ['asked', 'ready', 'gone'] as const;
export type ExportState = (typeof exportStates)[number];

/** A copy of all that is kept of a person (DPDP Act 2023). */
export const exportLifecycle = lifecycle({
  name: 'data_export',
  states: exportStates,
  actors: ['Person', 'System'],
  moves: {
    ask: {
      from: [null],
      to: ['asked'],
      by: ['Person'],
      why: 'Once a day at most; the copy is made from the outbox.',
      tells: ['privacy.export_asked'],
    },
    make: {
      from: ['asked'],
      to: ['ready'],
      by: ['System'],
      why: 'Both files are there; the person is told.',
      tells: ['privacy.export_ready'],
      times: ['privacy.sweep_exports'],
    },
    forget: {
      from: ['asked', 'ready'],
      to: ['gone'],
      by: ['System'],
      why: 'It has had its time: the files, and then the row.',
    },
  },
});
