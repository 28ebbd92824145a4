import { type ExportedList, recordWorkExport } from '@nukkad/contract/office/backoffice/export.api';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { ListProps, Pages } from '@nukkad/lists/list-props';
import type { SheetFile } from '@nukkad/lists/sheet-file';
import { WorkList } from '@nukkad/lists/work-list';
import type { ReactNode } from 'react';
import { call } from '../../platform/api/client.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Loaded } from '../../ui/state/loaded.tsx';
import { type WorkSheet, sheetCalls } from './sheet.queries.ts';
import { useSheetApp } from './use-sheet-app.tsx';

const loaded = <Row,>(pages: Pages<Row>, waiting: ReactNode, draw: () => ReactNode): ReactNode => (
  <Loaded query={pages} waiting={waiting}>
    {draw}
  </Loaded>
);

type ListingProps<Row> = Omit<ListProps<Row>, 'file' | 'sheet'> & {
  /** Left out: the list is not saved as a file. */
  readonly exported?: {
    readonly list: ExportedList;
    /** A page of a hundred rows by the list's own call; empty cursor: the first. */
    readonly readPage: (cursor: string) => Promise<CountedPage<Row>>;
  };
  /** In place of `exported` where the server makes the file: the list's name, and the query of its call. */
  readonly sheet?: { readonly list: WorkSheet; readonly filters: SheetFile['filters'] };
};

/** A work list of a partner and its staff. */
export function Listing<Row>({ exported, sheet, ...list }: ListingProps<Row>) {
  const app = useSheetApp();
  const personId = useSession().profile?.userId ?? '';
  const file = exported && {
    name: exported.list,
    readPage: exported.readPage,
    record: (facts: { columns: string[]; filters: Record<string, string>; rows: number | null }) =>
      call(recordWorkExport, { body: { list: exported.list, ...facts }, quiet: true }),
  };
  return (
    <WorkList
      {...list}
      {...(file && { file })}
      {...(sheet && { sheet: { filters: sheet.filters, calls: sheetCalls(sheet.list) } })}
      app={{ ...app, personId, loaded }}
    />
  );
}
