import type { CountedPage, Total } from '@nukkad/contract/kernel/page';
import type { ExportedList } from '@nukkad/contract/office/backoffice/export.api';
import type { Values } from '@nukkad/lists/address';
import { type DeclaredList, useShownList } from '@nukkad/lists/declared-list';
import { listsIn } from '@nukkad/lists/list-rows';
import { useListAddress } from '@nukkad/lists/use-list-address';
import type { ReactNode } from 'react';
import { type Answering, asking } from '../../platform/api/asked.ts';
import { useLookAgain } from '../../platform/socket/use-look-again.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Listing } from './listing.tsx';
import type { WorkSheet } from './sheet.queries.ts';

export type Voice = ReturnType<typeof useTranslation>;

/** A list as it stands on the screen, with the reader's words. */
interface At<Row, Answer, Filters, Given> extends Voice {
  readonly voice: Voice;
  readonly rows: readonly Row[];
  /** The first page, once it is there; it may say more than its rows. */
  readonly first: Answer | undefined;
  readonly filters: Filters;
  readonly given: Given;
}

/** What one list of the web app is; its call says the rest. */
interface ListPart<Row, Query, Filters, Given, Here> extends DeclaredList<Row, Filters, Here> {
  /** What the call is asked for, where it is more than the filters, or is said in another way. */
  readonly query?: (filters: Filters, given: Given) => Partial<Query>;
  readonly pageSize?: number;
  /** While this part of what is asked is the same, rows stay until others come; left out: they always stay. */
  readonly staysFor?: (filters: Filters) => object;
  readonly looksAgainMs?: number;
  /** The same, but only while there is no connection by which it hears of changes. */
  readonly awayMs?: number;
  /** With another one, ticks and typed words begin anew. */
  readonly tab?: (at: Here) => string;
  /** The file of the list, made in the browser of the pages of its call. */
  readonly exported?: ExportedList;
  /** The file of the list, made by the server. */
  readonly sheet?: WorkSheet;
  readonly empty: (at: Here) => ReactNode;
  /** In place of the words of every list where the filters match nothing. */
  readonly noMatch?: (at: Here) => ReactNode;
  /** Where the pages do not say it. */
  readonly total?: (at: Here) => Total | undefined;
  readonly above?: (at: Here) => ReactNode;
  readonly dialogs?: (at: Here) => ReactNode;
}

const useList = listsIn(asking);

/**
 * A list that hangs on more than its address: of whom it is, its tab, a choice of the screen. `useGiven` makes that of what
 * the screen hands in.
 */
export function listPartOf<
  Row,
  Answer,
  Query extends object,
  Filters extends Values,
  Props extends object,
  Given,
>(
  endpoint: Answering<{ readonly query: Query }, Answer & CountedPage<Row>>,
  useGiven: (props: Props) => Given,
  list: ListPart<Row, Query, Filters, Given, At<Row, Answer, Filters, Given>>,
) {
  return function List(props: Props) {
    const voice = useTranslation();
    const asked = useListAddress(list.address);
    const { filters } = asked;
    const given = useGiven(props);
    const awayMs = useLookAgain(list.awayMs ?? 0) || undefined;
    const query = list.query ? list.query(filters, given) : filters;
    const { pages, rows, first, readPage } = useList<Row, Answer>(endpoint, query, {
      pageSize: list.pageSize,
      staysFor: list.staysFor?.(filters),
      looksAgainMs: list.looksAgainMs ?? awayMs,
    });
    const at = { ...voice, voice, rows, first, filters, given };
    return (
      <>
        {list.above?.(at)}
        <Listing
          key={list.tab?.(at)}
          {...useShownList(list, at)}
          asked={asked}
          pages={pages}
          {...(list.exported && { exported: { list: list.exported, readPage } })}
          {...(list.sheet && { sheet: { list: list.sheet, filters: query } })}
          total={list.total?.(at)}
          empty={list.empty(at)}
          noMatch={list.noMatch?.(at)}
        />
        {list.dialogs?.(at)}
      </>
    );
  };
}

const nothing = () => undefined;

/** A list with its dialogs: what it holds is declared, how a list looks and behaves is the same everywhere. */
export const listPart = <Row, Answer, Query extends object, Filters extends Values>(
  endpoint: Answering<{ readonly query: Query }, Answer & CountedPage<Row>>,
  list: ListPart<Row, Query, Filters, undefined, At<Row, Answer, Filters, undefined>>,
) => listPartOf(endpoint, nothing, list);
