import { lifecycle } from '../../kernel/lifecycle.ts';

export const listExportStates = ['making', 'ready', 'failed', 'gone'] as const;
export type ListExportState = (typeof listExportStates)[number];

/** A list that a person has made into a file. */
export const listExportLifecycle = lifecycle({
  name: 'list_export',
  states: listExportStates,
  actors: ['Person', 'System'],
  moves: {
    ask: {
      from: [null],
      to: ['making'],
      by: ['Person'],
      why: 'The filter is kept as it is now; a job reads the list. Two at a time for each person.',
      tells: ['list_export.asked'],
      times: ['export.sweep'],
    },
    finish: {
      from: ['making'],
      to: ['ready'],
      by: ['System'],
      why: 'The file lies in storage; the person is told.',
      tells: ['list_export.ready'],
    },
    fail: {
      from: ['making'],
      to: ['failed'],
      by: ['System'],
      why: 'The person may not read the list any more, or the file could not be written.',
    },
    remove: {
      from: ['making', 'ready', 'failed'],
      to: ['gone'],
      by: ['Person'],
      why: 'Stopped, or not wanted any more: the file, and then the row.',
    },
    forget: {
      from: ['making', 'ready', 'failed'],
      to: ['gone'],
      by: ['System'],
      why: 'It has had its week.',
    },
  },
});
