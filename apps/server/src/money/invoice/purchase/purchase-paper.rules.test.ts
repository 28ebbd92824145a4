import fc from 'fast-check';
import { expect, test } from 'vitest';
import { purchasePaper, rateWithin } from './purchase-paper.rules.ts';

const party = (stateCode: string) => ({
  name: 'Lakshmi Home',
  address: '',
  gstin: '29AANCN4821Q1ZM',
  stateName: '',
  stateCode,
});

test('promise 23: an invoice of any purchase sums to what was paid, its tax to what is in it, by the states of both', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 10_000_000_000 }),
      fc.constantFrom(0, 5, 12, 18, 28),
      fc.constantFrom('29', '27', '04'),
      (amountPaise, percent, stateCode) => {
        const taxPaise = amountPaise - Math.round((amountPaise * 100) / (100 + percent));
        const paper = purchasePaper({
          brand: 'Nukkad',
          number: { of: 'Project', text: 'P7QXMK-4TZP2' },
          issuedAt: new Date('2026-11-24T06:00:00Z'),
          paidAt: new Date('2026-11-24T05:00:00Z'),
          supplier: party('29'),
          recipient: party(stateCode),
          place: { stateCode, stateName: '' },
          description: 'Cabinets',
          sac: '995472',
          percent,
          amountPaise,
          taxPaise,
          notes: [],
        });
        const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = paper;
        expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(amountPaise);
        expect(cgstPaise + sgstPaise + igstPaise).toBe(taxPaise);
        expect(Math.abs(cgstPaise - sgstPaise)).toBeLessThanOrEqual(1);
        expect(stateCode === '29' ? igstPaise : cgstPaise + sgstPaise).toBe(0);
        if (amountPaise > 10_000) expect(rateWithin(amountPaise, taxPaise)).toBe(percent);
      },
    ),
  );
});
