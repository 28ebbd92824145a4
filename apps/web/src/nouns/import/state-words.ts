import type { Translate } from '../../platform/i18n/i18n.ts';
import type { RowFilter, RowState } from './import-rows.ts';

const states: Readonly<Record<RowState, (t: Translate) => string>> = {
  checking: (t) => t('import.state.checking', 'Checking…'),
  ready: (t) => t('import.state.ready', 'Ready'),
  faulty: (t) => t('import.state.faulty', 'To fix'),
  known: (t) => t('import.state.known', 'Already there'),
  added: (t) => t('import.state.added', 'Added'),
  out: (t) => t('import.state.out', 'Left out'),
};

export const stateWords = (t: Translate, state: RowState): string => states[state](t);
export const filterWords = (t: Translate, filter: RowFilter): string =>
  filter === 'all' ? t('import.state.all', 'All') : stateWords(t, filter);
