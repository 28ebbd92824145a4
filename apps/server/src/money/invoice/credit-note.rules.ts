import { type Paise, partsLike } from '@nukkad/contract/kernel/money';
import { istDay } from '@nukkad/contract/kernel/time';
import { sumInWords } from '../../platform/sum-in-words.rules.ts';
import type { InvoiceDocument, InvoiceLine } from './invoice-document.rules.ts';

type Draft = Omit<InvoiceDocument, 'number'>;

const sumOf = <T>(items: readonly T[], of: (item: T) => Paise): Paise =>
  items.reduce((sum, item) => sum + of(item), 0);

/** Besides its lines an invoice holds rounding, and charges of earlier bookings, which no dispute of this one takes off. */
const roundingOf = ({ below }: Draft): Paise =>
  sumOf(
    below.filter(({ label }) => label === 'Rounding'),
    ({ amountPaise }) => amountPaise,
  );
const ownTotal = (paper: Draft): Paise => sumOf(paper.lines, (line) => line.totalPaise) + roundingOf(paper);

const partsOfLine = 4;
const weightsOf = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise }: InvoiceLine) => [
  taxablePaise,
  cgstPaise,
  sgstPaise,
  igstPaise,
];

/** Every line and its tax in the same part, so that the whole is `totalPaise` exactly. */
function linesLike(lines: readonly InvoiceLine[], totalPaise: Paise): InvoiceLine[] {
  const parts = partsLike(totalPaise, lines.flatMap(weightsOf));
  return lines
    .map((line, at) => {
      const [taxablePaise = 0, cgstPaise = 0, sgstPaise = 0, igstPaise = 0] = parts.slice(
        at * partsOfLine,
        (at + 1) * partsOfLine,
      );
      const total = taxablePaise + cgstPaise + sgstPaise + igstPaise;
      return { ...line, taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise: total };
    })
    .filter((line) => line.totalPaise > 0);
}

function noteOf(paper: InvoiceDocument, totalPaise: Paise, issuedAt: Date): Draft {
  const rounding = Math.round((roundingOf(paper) * totalPaise) / ownTotal(paper));
  const lines = linesLike(paper.lines, totalPaise - rounding);
  return {
    ...paper,
    title: 'Credit note',
    issuedOn: istDay(issuedAt),
    lines,
    taxablePaise: sumOf(lines, (line) => line.taxablePaise),
    cgstPaise: sumOf(lines, (line) => line.cgstPaise),
    sgstPaise: sumOf(lines, (line) => line.sgstPaise),
    igstPaise: sumOf(lines, (line) => line.igstPaise),
    below: rounding === 0 ? [] : [{ label: 'Rounding', amountPaise: rounding }],
    totalPaise,
    inWords: sumInWords(totalPaise, 'en'),
    paid: 'Goes back the way it was paid',
    notes: ['Taken off the invoice after a complaint about the work (CGST Act 2017, section 34).'],
    corrects: { number: paper.number, issuedOn: paper.issuedOn },
  };
}

/** One for each invoice that something is taken off: together they take off `amountPaise`, each in its part of the bill. */
export function draftCreditNotes<I extends { readonly paper: InvoiceDocument }>(
  invoices: readonly I[],
  amountPaise: Paise,
  issuedAt: Date,
): { readonly invoice: I; readonly paper: Draft }[] {
  const shares = partsLike(
    amountPaise,
    invoices.map(({ paper }) => ownTotal(paper)),
  );
  return invoices.flatMap((invoice, at) => {
    const share = shares[at] ?? 0;
    return share > 0 ? [{ invoice, paper: noteOf(invoice.paper, share, issuedAt) }] : [];
  });
}
