import { gstNumber } from '@nukkad/contract/kernel/patterns/gst-number';
import { ifscCode } from '@nukkad/contract/kernel/patterns/ifsc';
import { panNumber } from '@nukkad/contract/kernel/patterns/pan';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { makeDemoCity } from '../seed/city/demo-city.ts';

test('the documents of the demo partners pass the usual rules, and no two partners share a number', () => {
  const { shops } = makeDemoCity('large');
  for (const { documents, gstRegistered } of shops) {
    expect(z.safeParse(panNumber, documents.pan).success).toBe(true);
    expect(z.safeParse(ifscCode, documents.ifsc).success).toBe(true);
    expect(documents.gstNumber !== null).toBe(gstRegistered);
    if (documents.gstNumber === null) continue;
    expect(z.safeParse(gstNumber, documents.gstNumber).success).toBe(true);
    expect(documents.gstNumber.slice(2, 12)).toBe(documents.pan);
  }
  expect(new Set(shops.map(({ documents }) => documents.pan)).size).toBe(shops.length);
  expect(new Set(shops.map(({ documents }) => documents.accountNumber)).size).toBe(shops.length);
});
