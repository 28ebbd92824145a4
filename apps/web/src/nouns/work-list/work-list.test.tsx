import { type Column, heading, told } from '@nukkad/lists/columns';
import { WorkList } from '@nukkad/lists/work-list';
import { listWords } from '@nukkad/lists/list.words';
import { sortOptions } from '@nukkad/lists/sort-options';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Words } from '../../platform/i18n/i18n.ts';

interface Person {
  readonly name: string;
  readonly joined: string;
}

const { t, plural } = new Words('en', {});
const speech = { t, plural };
const columns: readonly Column<Person>[] = [
  told('name', 'Name', ({ name }) => name, heading),
  told('joined', 'Joined', ({ joined }) => joined, { sort: ['newest', 'oldest'] }),
  told('age', 'Age', () => 3, { sort: ['-age', 'age'], startsHidden: true }),
  told('city', 'City', () => 'Pune', { sort: ['city', '-city'], sortNames: ['A to Z', 'Z to A'] }),
];
const people = ['Asha', 'Dev', 'Lakshmi'].map((name) => ({ name, joined: '22 Nov' }));
const nothing = async () => undefined;

function drawn(filters: Readonly<Record<string, string>>, total = { count: 340, isMore: false }): string {
  const act = {
    id: 'end',
    label: 'End',
    fits: () => true,
    said: String,
    foresee: () => null,
    send: async () => [],
  };
  return renderToStaticMarkup(
    <WorkList<Person>
      app={{
        speech,
        personId: 'p',
        failureOf: String,
        loaded: (_pages, _waiting, draw) => <>{draw()}</>,
      }}
      name="people"
      label="People"
      columns={columns}
      keyOf={({ name }) => name}
      nameOf={({ name }) => name}
      asked={{ filters, change: () => undefined, replace: () => undefined }}
      fields={[]}
      pages={{
        data: { pages: [{ items: people, nextCursor: 'more', total }] },
        error: null,
        hasNextPage: true,
        isFetchingNextPage: false,
        isPlaceholderData: false,
        fetchNextPage: nothing,
        refetch: nothing,
      }}
      ownSort="newest"
      acts={[act]}
      file={{ name: 'people', readPage: async () => ({ items: people, nextCursor: null }), record: nothing }}
      empty={null}
    />,
  );
}

test('a phone has one box for all rows that are shown, with their count, and names the present order', () => {
  expect(drawn({})).toContain('Select all 3 shown');
  expect(drawn({})).toContain('Sort: Newest first');
  expect(drawn({ sort: 'oldest' })).toContain('Sort: Oldest first');
  expect(drawn({ sort: '-age' })).toContain('Sort: Age, descending');
});

test('every order of a list has a name, also that of a hidden column', () => {
  expect(sortOptions(columns, listWords(speech)).map(({ value, name }) => `${value}: ${name}`)).toEqual([
    'newest: Newest first',
    'oldest: Oldest first',
    '-age: Age, descending',
    'age: Age, ascending',
    'city: A to Z',
    '-city: Z to A',
  ]);
});

test('the export says that it holds all results, not only the rows that are loaded', () => {
  expect(drawn({})).toContain('aria-label="Export all 340 results as CSV"');
  expect(drawn({}, { count: 1_000, isMore: true })).toContain('aria-label="Export all results as CSV"');
});
