import type { ReadModel } from './foreign-tables.ts';

/** Stores of projects that read tables of other domains. */
export const workReadModels: Readonly<Record<string, ReadModel>> = {
  'work/scope-change/scope-records.store.ts': {
    of: { 'work/project': ['project'] },
    why: 'Changes are found by number and title of their project, and the newest of all of them are one page.',
  },
};
