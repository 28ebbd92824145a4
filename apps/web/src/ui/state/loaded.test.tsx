import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiError } from '@nukkad/contract/kernel/client';
import { Listed } from '../page/listed.tsx';
import { Loaded } from './loaded.tsx';

const refetch = () => undefined;
const away = <a href="/buyer/bookings">All your bookings</a>;

function drawn(data: string | undefined, error: Error | null, wayOn?: ReactNode): string {
  return renderToStaticMarkup(
    <Loaded query={{ data, error, refetch }} waiting={<i>waiting</i>} away={wayOn}>
      {(text) => <b>{text}</b>}
    </Loaded>,
  );
}

const refused = (status: number, message = '') => new ApiError(status, message);

test('a query on its way is a skeleton, then its data', () => {
  expect(drawn(undefined, null)).toBe('<i>waiting</i>');
  expect(drawn('Tap repair', null)).toBe('<b>Tap repair</b>');
});

test('a failed query says the server’s sentence and may be asked again', () => {
  const html = drawn(undefined, refused(500, 'Something went wrong in the server. Please try again'));
  expect(html).toContain('role="alert"');
  expect(html).toContain('Something went wrong in the server. Please try again');
  expect(html).toContain('Try again</');
  expect(html).not.toContain('waiting');
});

test('a session that has ended is said by the login it leads to, not here as well', () => {
  expect(drawn(undefined, refused(401, 'Session Expired'))).toBe('<i>waiting</i>');
});

test('without an answer the screen says that the network is missing', () => {
  expect(drawn(undefined, refused(0))).toContain('You’re offline');
});

test('a refusal has its own words and no second try', () => {
  const html = drawn(undefined, refused(403, 'Only the owner may see this.'), away);
  expect(html).toContain('Unauthorized to use this section');
  expect(html).toContain('All your bookings');
  expect(html).not.toContain('Try again');
});

test.each([404, 400])('what is not there, by status %i, leads on instead of asking again', (status) => {
  const html = drawn(undefined, refused(status), away);
  expect(html).toContain('Resource is not available');
  expect(html).toContain('All your bookings');
  expect(html).not.toContain('Try again');
});

test('data on the screen stays through a fault, but not when it is gone', () => {
  expect(drawn('Tap repair', refused(500))).toBe('<b>Tap repair</b>');
  expect(drawn('Tap repair', refused(0))).toBe('<b>Tap repair</b>');
  expect(drawn('Tap repair', refused(404))).not.toContain('Tap repair');
});

function listed(pages: readonly (readonly string[])[], hasNextPage = false): string {
  return renderToStaticMarkup(
    <Listed
      list={{
        data: { pages: pages.map((items) => ({ items })) },
        error: null,
        refetch,
        hasNextPage,
        isFetchingNextPage: false,
        fetchNextPage: refetch,
      }}
      waiting={<i>waiting</i>}
      empty={<p>No services yet</p>}
    >
      {(items) => <b>{items.join(', ')}</b>}
    </Listed>,
  );
}

test('a list without rows is its empty screen, one with rows shows all pages and the way to more', () => {
  expect(listed([[]])).toBe('<p>No services yet</p>');
  const html = listed([['Tap repair'], ['Geyser repair']], true);
  expect(html).toContain('<b>Tap repair, Geyser repair</b>');
  expect(html).toContain('2 shown');
  expect(html).toContain('Show more');
  expect(listed([['Tap repair']])).not.toContain('Show more');
});
