import { lifecycle } from '../../kernel/lifecycle.ts';
import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';

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

export const listExportEvents = {
  asked: event('list_export.asked', {
    summary: 'A list is to be made into a file.',
    facts: z.object({ exportId: ref('export') }),
  }),
  ready: event('list_export.ready', {
    summary: 'The file of a list can be downloaded.',
    facts: z.object({ exportId: ref('export'), userId: ref('user') }),
  }),
};

export const listExportErrors = defineErrors({
  export_not_found: [404, 'This export is no longer there.'],
  export_limit: [409, 'Two exports are already being made. Wait for one to finish.'],
});

export const listExportActs = [
  'list.ask_export',
  'list.finish_export',
  'list.fail_export',
  'list.remove_export',
  'list.forget_export',
  'list.open_export',
] as const;
