import { gstNumber } from '@nukkad/contract/kernel/patterns/gst-number';
import { ifscCode } from '@nukkad/contract/kernel/patterns/ifsc';
import { panNumber } from '@nukkad/contract/kernel/patterns/pan';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { makeDemoCity } from '../seed/city/demo-city.ts';

test('the papers of the demo shops pass the rules for everybody’s, and no two shops share a number', () => {
  const { shops } = makeDemoCity('large');
  for (const { papers, gstRegistered } of shops) {
    expect(z.safeParse(panNumber, papers.pan).success).toBe(true);
    expect(z.safeParse(ifscCode, papers.ifsc).success).toBe(true);
    expect(papers.gstNumber !== null).toBe(gstRegistered);
    if (papers.gstNumber === null) continue;
    expect(z.safeParse(gstNumber, papers.gstNumber).success).toBe(true);
    expect(papers.gstNumber.slice(2, 12)).toBe(papers.pan);
  }
  expect(new Set(shops.map(({ papers }) => papers.pan)).size).toBe(shops.length);
  expect(new Set(shops.map(({ papers }) => papers.accountNumber)).size).toBe(shops.length);
});
