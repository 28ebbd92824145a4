import { Button } from '@mantine/core';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { ExportedList } from '@nukkad/contract/office/backoffice/export.api';
import type { ListAddress, Values } from '@nukkad/lists/address';
import { type DeclaredList, useShownList } from '@nukkad/lists/declared-list';
import { listsIn } from '@nukkad/lists/list-rows';
import { useListAddress } from '@nukkad/lists/use-list-address';
import type IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import { Fragment, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { type Answering, asking } from '../../platform/asked.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyNotice } from '../../ui/query-states.tsx';
import { OfficeList } from './office-list.tsx';
import type { OfficeSheet } from './sheet-app.tsx';

/** A list as it stands on the screen. */
export interface At<Row, Filters = Values> {
  readonly rows: readonly Row[];
  readonly filters: Filters;
  readonly change: (filters: Values) => void;
  /** The dialog that the address names; empty: none. */
  readonly open: string;
  readonly turnTo: (dialog: string) => void;
  readonly close: () => void;
}

/** What one list of the back office is; its call says the rest. */
export interface ListPart<Row, Filters> extends DeclaredList<Row, Filters, At<Row, Filters>> {
  /** What the call is asked for, where the address says it in another way. */
  readonly query?: (filters: Filters) => Values;
  /** The file of the list, made in the browser of the pages of its call. */
  readonly exported?: ExportedList;
  /** The file of the list, made by the server. */
  readonly sheet?: OfficeSheet;
  readonly empty: {
    readonly title: string;
    readonly words?: string;
    readonly Icon?: typeof IconInbox;
    readonly action?: ReactNode;
  };
  /** The dialog of a row, opened by the row's key in the address. */
  readonly opened?: (row: Row, close: () => void) => ReactNode;
  /** The dialog that adds a row, under `new` in the address. */
  readonly added?: (close: () => void) => ReactNode;
  /** Other dialogs. */
  readonly dialogs?: (at: At<Row, Filters>) => ReactNode;
}

const useList = listsIn(asking);

/** What the address of a list asks for, and the dialog that it opens. */
function useAt<Filters>(address: ListAddress<Filters>) {
  const asked = useListAddress(address);
  const open = useSearchParams()[0].get('open') ?? '';
  const turnTo = (dialog: string) => asked.change({ open: dialog });
  return {
    asked,
    at: { filters: asked.filters, change: asked.change, open, turnTo, close: () => turnTo('') },
  };
}

/** A list with its dialogs, as a part of a page. */
export function listPart<Row, Filters extends Values>(
  endpoint: Answering<{ readonly query: object }, CountedPage<Row>>,
  { query, exported, sheet, empty, opened, added, dialogs, ...list }: ListPart<Row, Filters>,
) {
  return function List() {
    const { asked, at: shown } = useAt(list.address);
    const filters: Values = query ? query(asked.filters) : asked.filters;
    const { pages, rows, readPage } = useList(endpoint, filters);
    const at: At<Row, Filters> = { ...shown, rows };
    const row = opened && rows.find((one) => list.keyOf(one) === at.open);
    return (
      <>
        <OfficeList
          {...useShownList(list, at)}
          asked={asked}
          pages={pages}
          {...(exported && { exported: { list: exported, readPage } })}
          {...(sheet && { sheet: { list: sheet, filters } })}
          empty={
            <EmptyNotice title={empty.title} Icon={empty.Icon} action={empty.action}>
              {empty.words}
            </EmptyNotice>
          }
        />
        {at.open === 'new' ? added?.(at.close) : null}
        {row ? <Fragment key={list.keyOf(row)}>{opened(row, at.close)}</Fragment> : null}
        {dialogs?.(at)}
      </>
    );
  };
}

/** What a page is besides its list. */
interface ListFrame<Filters> {
  readonly title: string;
  readonly about: string;
  /** The words of the button that opens the dialog `new`. */
  readonly add?: string;
  /** What else can be done on the whole. */
  readonly actions?: ReactNode;
  /** Between the title and the list. */
  readonly above?: ReactNode | ((at: Omit<At<never, Filters>, 'rows'>) => ReactNode);
}

/** A page that is a list: what it holds is declared, how a list looks and behaves is the same everywhere. */
export function listPage<Row, Filters extends Values>(
  endpoint: Answering<{ readonly query: object }, CountedPage<Row>>,
  {
    title,
    about,
    add,
    actions,
    above,
    label = title,
    ...part
  }: ListFrame<Filters> &
    Omit<ListPart<Row, Filters>, 'label'> &
    Partial<Pick<ListPart<Row, Filters>, 'label'>>,
) {
  const List = listPart<Row, Filters>(endpoint, { ...part, label });
  return function ListPage() {
    const { at } = useAt(part.address);
    return (
      <PageFrame
        title={title}
        about={about}
        actions={add ? <Button onClick={() => at.turnTo('new')}>{add}</Button> : actions}
      >
        {typeof above === 'function' ? above(at) : above}
        <List />
      </PageFrame>
    );
  };
}
