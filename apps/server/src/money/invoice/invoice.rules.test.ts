import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import { draftCreditNotes } from './credit-note.rules.ts';
import type { Party } from './invoice-document.rules.ts';
import { paidWords } from './paid-words.rules.ts';
import { type InvoiceFacts, draftInvoices, invoiceNumber } from './invoice.rules.ts';
import { financialYear } from '../../platform/financial-year.ts';

test('the financial year turns at midnight of 1 April in India', () => {
  expect(financialYear(new Date('2026-03-31T18:29:59.999Z'))).toBe('2526');
  expect(financialYear(new Date('2026-03-31T18:30:00.000Z'))).toBe('2627');
  expect(financialYear(new Date('2099-12-31T00:00:00.000Z'))).toBe('9900');
});

test('every number has the form that the law asks for', () => {
  const legal = /^[A-Za-z0-9][A-Za-z0-9\-/]{0,15}$/;
  fc.assert(
    fc.property(
      fc.constantFrom('NK', 'P0A1B', 'PZZZZ'),
      fc.integer({ min: 1, max: 99_999 }),
      (series, sequence) => {
        expect(invoiceNumber(series, '2627', sequence)).toMatch(legal);
        expect(invoiceNumber(series, '2627', sequence)).toHaveLength(16);
      },
    ),
  );
});

const party = (name: string, gstin: string | null): Party => ({
  name,
  address: 'Bengaluru',
  gstin,
  stateName: 'Karnataka',
  stateCode: '29',
});
const platform = party('Nukkad Home Services Private Limited', '29AANCN4821Q1ZM');

function facts(partner: Party, work: number, tax: number, fee: number, discount = 0): InvoiceFacts {
  const half = Math.floor(tax / 2);
  const feeHalf = Math.round(fee * 0.09);
  const total = work - discount + half * 2 + fee + feeHalf * 2;
  const price = {
    totalServicePrice: work,
    primeTimeCharge: 0,
    distanceFee: { amount: 0, info: '' },
    couponDiscount: discount,
    tax: {
      percent: 18,
      amount: 0,
      lines: [
        { label: 'CGST on convenience fee', percent: 9, taxable: fee, amount: feeHalf },
        { label: 'SGST on convenience fee', percent: 9, taxable: fee, amount: feeHalf },
      ],
    },
  } as unknown as PriceBreakdown;
  return {
    brand: 'Nukkad',
    bookingNumber: 'B00000-00000',
    issuedAt: new Date('2026-11-20T10:00:00Z'),
    servedAt: new Date('2026-11-20T09:00:00Z'),
    paidBy: [{ way: 'online', amount: total }],
    partner,
    platform,
    feeSac: '998599',
    recipient: party('Meera', null),
    place: { stateName: 'Karnataka', stateCode: '29', stateTax: 'SGST' },
    price,
    isUrgent: false,
    lines: [
      {
        kind: 'booked',
        name: 'Fan fitting',
        quantity: 1,
        pricePaise: Math.floor(work / 3),
        taxPaise: 0,
        sacCode: '998719',
      },
      {
        kind: 'booked',
        name: 'Wiring',
        quantity: 2,
        pricePaise: work - Math.floor(work / 3),
        taxPaise: 0,
        sacCode: '998719',
      },
    ],
    bill: {
      workPaise: work - discount,
      workTax: { cgst: half, sgst: half, igst: 0 },
      feePaise: fee,
      feeTax: { cgst: feeHalf, sgst: feeHalf, igst: 0 },
      chargesPaise: 0,
      roundingPaise: 0,
      totalPaise: total,
    },
  };
}

test('a registered partner supplies the work, the platform its own fee', () => {
  const [service, fee] = draftInvoices(
    facts(party('Asha Electricals', '29AAGCR4375J1ZU'), 100_000, 18_000, 4_900),
  );
  expect(service).toMatchObject({
    supply: 'service',
    suppliedBy: 'partner',
    paper: { title: 'Tax invoice', cgstPaise: 9_000, sgstPaise: 9_000, totalPaise: 118_000 },
  });
  expect(fee).toMatchObject({
    supply: 'platform_fee',
    suppliedBy: 'platform',
    paper: { totalPaise: 4_900 + 882 },
  });
});

test('the invoice and its credit note name what was added in the words of the price table', () => {
  const plain = facts(party('Asha Electricals', '29AAGCR4375J1ZU'), 100_000, 18_000, 4_900);
  const price = { ...plain.price, primeTimeCharge: 6_000, distanceFee: { amount: 4_000, info: '' } };
  const namesOf = (isUrgent: boolean) => {
    const [service] = draftInvoices({ ...plain, price, isUrgent });
    if (!service) throw new Error('The work is invoiced.');
    const paper = { ...service.paper, number: 'PABCD/2627/00001' };
    const [note] = draftCreditNotes([{ paper }], paper.totalPaise, plain.issuedAt);
    expect(note?.paper.lines.map(({ description }) => description)).toEqual(
      paper.lines.map(({ description }) => description),
    );
    return paper.lines.slice(2).map(({ description }) => description);
  };
  expect(namesOf(false)).toEqual(['Busy hours', 'Distance fee']);
  expect(namesOf(true)).toEqual(['Urgent visit and busy hours', 'Distance fee']);
});

test('housekeeping of an unregistered partner is the platform’s supply: one invoice for all', () => {
  const drafts = draftInvoices(facts(party('Asha', null), 100_000, 5_000, 4_900));
  expect(drafts).toHaveLength(1);
  expect(drafts[0]).toMatchObject({
    suppliedBy: 'platform',
    paper: { supplier: platform, totalPaise: 105_000 + 4_900 + 882 },
  });
  expect(drafts[0]?.paper.notes.join(' ')).toContain('section 9(5)');
});

test('where no tax is owed on the work, the partner’s document is no tax invoice', () => {
  const [service, fee] = draftInvoices(facts(party('Asha', null), 100_000, 0, 4_900));
  expect(service?.paper).toMatchObject({ title: 'Invoice', totalPaise: 100_000 });
  expect(fee?.paper.title).toBe('Tax invoice');
});

test('promise 23: lines sum to the tax and the total that were charged', () => {
  const amount = fc.integer({ min: 100, max: 9_000_000 });
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.nat(9_000),
      fc.nat(99),
      fc.constantFrom('29AAGCR4375J1ZU', null),
      (work, tax, fee, discount, gstin) => {
        const given = facts(party('Asha', gstin), work, tax, fee, discount);
        const documents = draftInvoices(given).map((draft) => draft.paper);
        expect(documents.reduce((sum, paper) => sum + paper.totalPaise, 0)).toBe(given.bill.totalPaise);
        for (const paper of documents) {
          const parts =
            paper.taxablePaise +
            paper.cgstPaise +
            paper.sgstPaise +
            paper.igstPaise +
            paper.below.reduce((sum, line) => sum + line.amountPaise, 0);
          expect(parts).toBe(paper.totalPaise);
        }
      },
    ),
    { numRuns: 1_000 },
  );
});

test('a service added at the door costs on the invoice what the customer agreed to, to the paisa', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500_000 }),
      fc.array(
        fc.record({ rupees: fc.integer({ min: 1, max: 900 }), quantity: fc.integer({ min: 1, max: 3 }) }),
        {
          minLength: 1,
          maxLength: 4,
        },
      ),
      fc.boolean(),
      (work, additions, isInterState) => {
        const before = facts(
          party('Asha Electricals', '29AAGCR4375J1ZU'),
          work,
          Math.round(work * 0.18),
          4_900,
        );
        const added = additions.map(({ rupees, quantity }, at) => ({
          kind: 'addition' as const,
          name: `Socket ${at}`,
          quantity,
          pricePaise: rupees * 100,
          taxPaise: rupees * 100 - Math.round((rupees * 100) / 1.18),
          sacCode: '998719',
        }));
        const tax = added.reduce((sum, { taxPaise }) => sum + taxPaise, 0);
        const value = added.reduce((sum, { pricePaise }) => sum + pricePaise, 0) - tax;
        const { cgst, sgst } = before.bill.workTax;
        const workTax = isInterState
          ? { cgst: 0, sgst: 0, igst: cgst + sgst + tax }
          : { cgst: cgst + Math.ceil(tax / 2), sgst: sgst + Math.floor(tax / 2), igst: 0 };
        const bill = { ...before.bill, workPaise: before.bill.workPaise + value, workTax };
        const [service] = draftInvoices({ ...before, bill, lines: [...before.lines, ...added] });
        const lines = service?.paper.lines.slice(2) ?? [];
        expect(lines.map(({ totalPaise }) => totalPaise)).toEqual(added.map(({ pricePaise }) => pricePaise));
        const { cgstPaise, sgstPaise, igstPaise } = service?.paper ?? {};
        expect({ cgst: cgstPaise, sgst: sgstPaise, igst: igstPaise }).toEqual(workTax);
      },
    ),
    { numRuns: 300 },
  );
});

test('a paper says each way in which it was paid, with its sum where there are several', () => {
  expect(paidWords([{ way: 'online', amount: 55_900 }])).toBe('Paid online');
  expect(paidWords([{ way: 'cash', amount: 55_900 }])).toBe('Paid in cash');
  expect(paidWords([{ way: 'later', amount: 55_900 }])).toBe('Pay later');
  expect(
    paidWords([
      { way: 'online', amount: 25_300 },
      { way: 'cash', amount: 30_600 },
    ]),
  ).toBe('Paid: ₹253 online, ₹306 in cash');
});
