import { ApiError } from '@nukkad/contract/kernel/client';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import { type ExportedList, recordExport } from '@nukkad/contract/office/backoffice/export.api';
import type { ListProps, Pages } from '@nukkad/lists/list-props';
import type { SheetFile } from '@nukkad/lists/sheet-file';
import { WorkList } from '@nukkad/lists/work-list';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../platform/api-error.ts';
import { call } from '../../platform/call.ts';
import { useSignedInAdmin } from '../../platform/signed-in-admin.ts';
import { speech, t } from '../../platform/words.ts';
import { EmptyNotice, ErrorNotice } from '../../ui/query-states.tsx';
import { type OfficeSheet, sheetCalls, sheetDialog } from './sheet-app.tsx';

/** Why there is no row to draw, or the rows. */
function loaded<Row>(pages: Pages<Row>, waiting: ReactNode, draw: () => ReactNode): ReactNode {
  const { data, error } = pages;
  if (data) return draw();
  if (error instanceof ApiError && error.status === 403)
    return (
      <EmptyNotice title={t('list.deniedTitle', 'No access')}>
        {t('list.denied', 'You don’t have permission to see this list.')}
      </EmptyNotice>
    );
  if (error instanceof ApiError && error.status === 0)
    return (
      <ErrorNotice
        title={t('list.offlineTitle', 'You’re offline')}
        error={error}
        again={() => void pages.refetch()}
      />
    );
  return error ? <ErrorNotice error={error} again={() => void pages.refetch()} /> : waiting;
}

type OfficeListProps<Row> = Omit<ListProps<Row>, 'file' | 'sheet'> & {
  /** Left out: the list is not saved as a file. */
  readonly exported?: {
    readonly list: ExportedList;
    /** A page of a hundred rows by the list's own call; empty cursor: the first. */
    readonly readPage: (cursor: string) => Promise<CountedPage<Row>>;
  };
  /** In place of `exported` where the server makes the file: the list's name, and the query of its call. */
  readonly sheet?: { readonly list: OfficeSheet; readonly filters: SheetFile['filters'] };
};

/** A list of the back office. */
export function OfficeList<Row>({ exported, sheet, ...list }: OfficeListProps<Row>) {
  const personId = useSignedInAdmin();
  const file = exported && {
    name: exported.list,
    readPage: exported.readPage,
    record: (facts: { columns: string[]; filters: Record<string, string>; rows: number | null }) =>
      call(recordExport, { body: { list: exported.list, ...facts } }),
  };
  return (
    <WorkList
      {...list}
      {...(file && { file })}
      {...(sheet && { sheet: { filters: sheet.filters, calls: sheetCalls(sheet.list) } })}
      app={{ speech, personId, failureOf: sentenceOf, loaded, dialog: sheetDialog }}
    />
  );
}
