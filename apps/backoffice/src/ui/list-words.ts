import type { ListWords } from '@nukkad/lists/words';
import { plural, t } from '../platform/words.ts';

const figure = (count: number) => count.toLocaleString('en-IN');

/** What every list of the back office says. */
export const listWords: ListWords = {
  loading: t('ui.loading', 'Loading'),
  filters: t('list.filters', 'Filters'),
  all: t('common.all', 'All'),
  clear: t('list.clear', 'Clear filters'),
  more: t('ui.showMore', 'Show more'),
  views: t('list.views', 'Views'),
  columns: t('list.columns', 'Columns'),
  export: t('list.export', 'Export'),
  saveView: t('list.saveView', 'Save view'),
  viewName: t('list.viewName', 'Name for these filters'),
  viewNote: t('list.viewNote', 'Saved for you on this device.'),
  remove: (name) => t('list.remove', 'Delete view: {{name}}', { name }),
  everything: t('list.everything', 'Everything'),
  selectAll: t('list.selectAll', 'Select all rows shown'),
  select: (name) => t('list.select', 'Select {{name}}', { name }),
  selected: (count) => t('list.selected', '{{count}} selected', { count }),
  clearSelection: t('list.clearSelection', 'Clear selection'),
  details: (name) => t('list.details', 'Details: {{name}}', { name }),
  sortBy: (title) => t('list.sortBy', 'Sort by {{title}}', { title }),
  rows: (count, isMore) =>
    isMore
      ? t('list.manyRows', '{{figure}}+ results', { figure: figure(count) })
      : plural('list.rows', count, { one: '{{count}} result', other: '{{count}} results' }),
  noMatch: t('list.noMatch', 'No match for these filters'),
  noMatchHint: t('list.noMatchHint', 'Change a filter, or clear them all.'),
  undo: t('list.undo', 'Undo'),
  undone: t('list.undone', 'Undone. Nothing was changed.'),
  close: t('ui.close', 'Close'),
  back: t('ui.cancel', 'Cancel'),
  cancel: t('list.cancelExport', 'Stop export'),
  exporting: (rows, total) =>
    total === null
      ? t('list.exporting', 'Exporting: {{rows}} rows so far', { rows: figure(rows) })
      : t('list.exportingOf', 'Exporting: {{rows}} of {{total}} rows', {
          rows: figure(rows),
          total: figure(total),
        }),
  exported: (rows) => t('list.exported', 'Export saved. Rows: {{rows}}.', { rows: figure(rows) }),
  exportCut: (rows) =>
    t('list.exportCut', 'Export saved with the first {{rows}} rows. Filter to get the rest.', {
      rows: figure(rows),
    }),
  exportFailed: t('list.exportFailed', 'Couldn’t export. Try again.'),
  notDone: (failed, all) => t('list.notDone', 'Not done: {{failed}} of {{all}}', { failed, all }),
};
