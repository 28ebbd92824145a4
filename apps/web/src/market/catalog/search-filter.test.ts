import { expect, it } from 'vitest';
import { filterCount, filterKey, filterOf, searchQueryOf } from './search-filter.ts';

const read = (search: string) => filterOf(new URLSearchParams(search));

it('reads words, category, prices in rupees, rating, today and order', () => {
  const filter = read(
    'q=  tap leaking &category=plumber&sub=taps&min=100&max=500&rating=4.5&today=true&sort=price',
  );
  expect(filter).toMatchObject({
    q: 'tap leaking',
    categoryId: 'plumber',
    subCategoryId: 'taps',
    minRating: 4.5,
  });
  expect(searchQueryOf(filter)).toMatchObject({
    minPrice: 10_000,
    maxPrice: 50_000,
    today: 'true',
    sort: 'price',
  });
  expect(filterCount(filter)).toBe(4);
});

it('leaves out what cannot be meant', () => {
  const filter = read('category=../etc&sub=taps&min=-5&max=1e9&rating=7&today=yes&sort=cheapest&type=shop');
  expect(searchQueryOf(filter)).toEqual({ sort: 'relevance' });
  expect(filterCount(filter)).toBe(0);
});

it('reads a price to the paisa, and never drops a point or a minus', () => {
  expect(searchQueryOf(read('min=449.50&max=1,250'))).toMatchObject({ minPrice: 44_950, maxPrice: 125_000 });
  expect(filterCount(read('min=-449&max=0'))).toBe(0);
});

it('takes a sub-category only within its category', () => {
  expect(read('sub=taps').subCategoryId).toBe('');
});

it('knows that a dialog changes nothing in the list', () => {
  expect(filterKey(new URLSearchParams('q=tap&dialog=filters'))).toBe(
    filterKey(new URLSearchParams('q=tap')),
  );
  expect(filterKey(new URLSearchParams('q=tap'))).not.toBe(filterKey(new URLSearchParams('q=fan')));
});
