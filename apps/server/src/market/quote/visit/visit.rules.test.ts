import { istDay } from '@nukkad/contract/kernel/time';
import type { QuoteVisit } from '@nukkad/contract/market/quote/visit.model';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressRefusal, endOf, isAhead, startOf, visitChanges } from './visit.rules.ts';

const aVisit = fc.record({
  day: fc.constantFrom('2026-12-01', '2026-12-02', '2027-03-31'),
  slotId: fc.integer({ min: 1100, max: 1147 }),
  minutes: fc.integer({ min: 30, max: 600 }),
  title: fc.constantFrom('Measuring', 'Fitting', 'Handing over'),
});
const some = fc.array(aVisit, { maxLength: 5 });

test('a visit begins on its day in India, takes as long as it says, and is ahead until that moment', () => {
  fc.assert(
    fc.property(aVisit, (visit) => {
      const start = startOf(visit);
      expect(istDay(start)).toBe(visit.day);
      expect(endOf(visit).getTime() - start.getTime()).toBe(visit.minutes * 60_000);
      expect(isAhead(visit, new Date(start.getTime() - 1))).toBe(true);
      expect(isAhead(visit, start)).toBe(false);
    }),
  );
});

const sorted = (visits: readonly QuoteVisit[]) => visits.map((one) => JSON.stringify(one)).toSorted();

test('what is changed leads from the visits before to those after, and alike lists have no changes', () => {
  fc.assert(
    fc.property(some, some, (before, after) => {
      const changes = visitChanges({ visits: before }, { visits: after });
      const left = sorted(before);
      for (const { before: gone } of changes) if (gone) left.splice(left.indexOf(JSON.stringify(gone)), 1);
      const come = changes.flatMap((change) => change.after ?? []);
      expect([...left, ...sorted(come)].toSorted()).toEqual(sorted(after));
      expect(visitChanges({ visits: before }, { visits: before.toReversed() })).toEqual([]);
    }),
  );
});

test('an address is in the city of the request and has its PIN code', () => {
  const asked = { cityCode: '1277333', pincode: '560038' };
  expect(addressRefusal(asked, asked)).toBeNull();
  expect(addressRefusal({ ...asked, pincode: '560024' }, asked)?.code).toBe('quote_address_other_pincode');
  expect(addressRefusal({ cityCode: '', pincode: '560038' }, asked)?.code).toBe('quote_address_elsewhere');
});
