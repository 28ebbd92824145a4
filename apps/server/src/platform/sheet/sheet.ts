import type { SheetList } from '@nukkad/contract/kernel/list-export';
import type { AnyEndpoint, EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import type { Permission } from '@nukkad/contract/kernel/roles';
import { type Language, type Said, momentOf } from '../spoken.rules.ts';

/** What a column holds: rupees are handed in as paise, moments and days as the call answers them. */
export type CellKind = 'text' | 'whole' | 'rupees' | 'moment' | 'day';
export type CellValue = string | number | null;

export interface SheetColumn<Row> {
  readonly title: Said;
  readonly kind: CellKind;
  readonly of: (row: Row, language: Language) => CellValue;
}

/** What a list may be narrowed by, in words. */
export interface SheetFilter {
  readonly title: Said;
  /** Left out: the value as it was sent. */
  readonly value?: (value: string, language: Language) => string;
}

interface SheetSpec<Row> {
  readonly list: SheetList;
  readonly title: Said;
  /** Needed for the file, where the call also answers people’s own rows. */
  readonly permission?: Permission;
  readonly columns: readonly SheetColumn<Row>[];
  /** By the name in the query; what is not here, such as the id of a person, is not said. */
  readonly filters: Readonly<Record<string, SheetFilter>>;
}

/** A list as a file: its call, which reads and presents the rows, and what of them the file holds. */
export interface Sheet extends SheetSpec<never> {
  readonly endpoint: AnyEndpoint;
  /** One of the rows that the call answered, as the cells of the file. */
  readonly cells: (row: unknown, language: Language) => CellValue[];
}

type RowOf<E> = EndpointAnswer<E> extends { items: readonly (infer Row)[] } ? Row : never;

/** `sheet(listEarnings, { list, title, columns, filters })`: the rows are typed by the call. */
export const sheet = <E extends AnyEndpoint>(endpoint: E, spec: SheetSpec<RowOf<E>>): Sheet => ({
  endpoint,
  ...spec,
  cells: (row, language) => spec.columns.map(({ of }) => of(row as RowOf<E>, language)),
});

/** Words by value; a value without words is said as it is. */
export const inWords =
  (words: Readonly<Record<string, Said>>) =>
  (value: string, language: Language): string =>
    words[value]?.[language] ?? value;

/** An instant of a filter, in India's time. */
export const momentWords = (value: string, language: Language): string => momentOf(new Date(value))[language];

export const said = (en: string, hi: string): Said => ({ en, hi });

export const fromDay: SheetFilter = { title: said('From', 'कब से') };
export const toDay: SheetFilter = { title: said('To', 'कब तक') };
export const fromMoment: SheetFilter = { ...fromDay, value: momentWords };
export const beforeMoment: SheetFilter = { title: said('Before', 'इससे पहले'), value: momentWords };
export const searched: SheetFilter = { title: said('Search', 'खोज') };
