import type { ListWords } from '@nukkad/lists/words';
import type { Plural, Translate } from '../platform/i18n/i18n.ts';

const figure = (count: number) => count.toLocaleString('en-IN');

const aboutViews = (t: Translate) => ({
  views: t('list.views', 'Views'),
  columns: t('list.columns', 'Columns'),
  saveView: t('list.saveView', 'Save view'),
  viewName: t('list.viewName', 'Name for these filters'),
  viewNote: t('list.viewNote', 'Saved for you on this device.'),
  remove: (name: string) => t('list.remove', 'Delete view: {{name}}', { name }),
  everything: t('list.everything', 'Everything'),
});

const aboutRows = (t: Translate, plural: Plural) => ({
  selectAll: t('list.selectAll', 'Select all rows shown'),
  select: (name: string) => t('list.select', 'Select {{name}}', { name }),
  selected: (count: string) => t('list.selected', '{{count}} selected', { count }),
  clearSelection: t('list.clearSelection', 'Clear selection'),
  details: (name: string) => t('list.details', 'Details: {{name}}', { name }),
  sortBy: (title: string) => t('list.sortBy', 'Sort by {{title}}', { title }),
  rows: (count: number, isMore: boolean) =>
    isMore
      ? t('list.manyRows', '{{figure}}+ results', { figure: figure(count) })
      : plural('list.rows', count, { one: '{{count}} result', other: '{{count}} results' }),
  noMatch: t('list.noMatch', 'No match for these filters'),
  noMatchHint: t('list.noMatchHint', 'Change a filter, or clear them all.'),
});

const aboutActs = (t: Translate) => ({
  undo: t('list.undo', 'Undo'),
  undone: t('list.undone', 'Undone. Nothing was changed.'),
  notDone: (failed: number, all: number) =>
    t('list.notDone', 'Not done: {{failed}} of {{all}}', { failed, all }),
  cancel: t('list.cancelExport', 'Stop export'),
  exporting: (rows: number, total: number | null) =>
    total === null
      ? t('list.exporting', 'Exporting: {{rows}} rows so far', { rows: figure(rows) })
      : t('list.exportingOf', 'Exporting: {{rows}} of {{total}} rows', {
          rows: figure(rows),
          total: figure(total),
        }),
  exported: (rows: number) => t('list.exported', 'Export saved. Rows: {{rows}}.', { rows: figure(rows) }),
  exportCut: (rows: number) =>
    t('list.exportCut', 'Export saved with the first {{rows}} rows. Filter to get the rest.', {
      rows: figure(rows),
    }),
  exportFailed: t('list.exportFailed', 'Couldn’t export. Try again.'),
});

/** What every work list of the web app says. */
export const listWords = (t: Translate, plural: Plural): ListWords => ({
  loading: t('list.loading', 'Loading'),
  filters: t('list.filters', 'Filters'),
  all: t('list.all', 'All'),
  clear: t('list.clear', 'Clear filters'),
  more: t('list.more', 'Show more'),
  export: t('list.export', 'Export'),
  close: t('action.close', 'Close'),
  back: t('list.back', 'Cancel'),
  ...aboutViews(t),
  ...aboutRows(t, plural),
  ...aboutActs(t),
});
