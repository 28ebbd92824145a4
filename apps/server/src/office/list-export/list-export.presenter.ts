import { filtersOf } from './list-export.rules.ts';
import type { ListExport } from '@nukkad/contract/kernel/list-export';
import type { Sheet } from '../../platform/sheet/sheet.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import { exportAddress } from './list-export-keys.ts';
import type { ListExportRow } from './list-export.store.ts';

type Filters = Readonly<Record<string, string>>;

/** What the list was narrowed by, in words; what has no words, such as the id of a person, is left out. */
export function filterWords(sheet: Sheet, filters: Filters, language: Language): ListExport['filters'] {
  return Object.entries(filters).flatMap(([name, sent]) => {
    const filter = sheet.filters[name];
    if (!filter) return [];
    return [{ name: filter.title[language], value: filter.value?.(sent, language) ?? sent }];
  });
}

interface Showing {
  readonly sheet: Sheet;
  readonly language: Language;
  /** Of who looks at it: the link is for this session alone. */
  readonly sessionId: string;
  readonly secret: string;
  readonly now: Date;
}

export function presentListExport(
  row: ListExportRow,
  { sheet, language, sessionId, secret, now }: Showing,
): ListExport {
  const { exportId, status, readyAt } = row;
  return {
    exportId,
    list: sheet.list,
    title: sheet.title[language],
    filters: filterWords(sheet, filtersOf(row), language),
    format: row.format,
    state: status,
    failure: row.failure,
    rows: row.rowCount,
    bytes: row.byteCount,
    isCut: row.isCut,
    askedAt: row.askedAt.toISOString(),
    readyAt: readyAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
    link: status === 'ready' ? exportAddress(secret, { exportId, sessionId }, now) : null,
  };
}
