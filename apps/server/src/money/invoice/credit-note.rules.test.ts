import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftCreditNotes } from './credit-note.rules.ts';
import type { InvoiceDocument } from './invoice-document.rules.ts';

const party = { name: 'Lakshmi Home', address: '', gstin: null, stateName: 'Karnataka', stateCode: '29' };

function invoice(
  lines: readonly (readonly [taxable: number, tax: number])[],
  rounding: number,
  charges: number,
) {
  const written = lines.map(([taxablePaise, tax]) => ({
    description: 'Tap repair',
    sac: '998719',
    quantity: 1,
    percent: 18,
    taxablePaise,
    cgstPaise: tax,
    sgstPaise: tax,
    igstPaise: 0,
    totalPaise: taxablePaise + 2 * tax,
  }));
  const below = [
    { label: 'Cancellation charges of earlier bookings', amountPaise: charges },
    { label: 'Rounding', amountPaise: rounding },
  ];
  const own = written.reduce((sum, line) => sum + line.totalPaise, rounding);
  const paper = {
    brand: 'Nukkad',
    title: 'Tax invoice',
    number: 'PABCD/2627/00001',
    bookingNumber: 'BABCDE-FGHIJ',
    issuedOn: '2026-11-23',
    servedOn: '2026-11-23',
    supplier: party,
    recipient: party,
    place: { stateName: 'Karnataka', stateCode: '29', stateTax: 'SGST' },
    lines: written,
    below,
    totalPaise: own + charges,
  } as unknown as InvoiceDocument;
  return { paper, own };
}

test('promise 23: credit notes of any part take off exactly that much, each its lines and tax, never a charge of another booking', () => {
  const line = fc.tuple(fc.integer({ min: 100, max: 2_000_000 }), fc.integer({ min: 0, max: 100_000 }));
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.array(line, { minLength: 1, maxLength: 1 }),
      fc.integer({ min: -49, max: 50 }),
      fc.integer({ min: 0, max: 30_000 }),
      fc.integer({ min: 1, max: 1_000 }),
      (work, fee, rounding, charges, part) => {
        const invoices = [invoice(work, rounding, charges), invoice(fee, 0, 0)];
        const whole = invoices.reduce((sum, { own }) => sum + own, 0);
        const amount = Math.max(1, Math.floor((whole * part) / 1_000));
        const notes = draftCreditNotes(invoices, amount, new Date('2026-11-25T10:00:00Z'));
        expect(notes.reduce((sum, { paper }) => sum + paper.totalPaise, 0)).toBe(amount);
        for (const { paper } of notes) {
          const lines = paper.lines.reduce((sum, one) => sum + one.totalPaise, 0);
          const below = paper.below.reduce((sum, one) => sum + one.amountPaise, 0);
          expect(lines + below).toBe(paper.totalPaise);
          expect(paper.taxablePaise + paper.cgstPaise + paper.sgstPaise + paper.igstPaise).toBe(lines);
        }
      },
    ),
  );
});
