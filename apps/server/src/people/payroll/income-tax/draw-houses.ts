import { type Doc, write } from '../../../platform/pdf/canvas.ts';
import { paper, rupeesText } from '../../../platform/pdf/paper.ts';
import { drawTable } from '../../../platform/pdf/table.ts';
import type { TaxRates } from '../rules/rule-table.rules.ts';
import { type LetHouse, netOfHouse } from './let-house.rules.ts';

const right = (title: string, width: number) => ({ title, width, align: 'right' as const });

/** How the income of houses that are let comes about, as it was accepted; nothing where there is none. */
export function drawHouses(
  doc: Doc,
  houses: readonly LetHouse[],
  rates: Pick<TaxRates, 'letHouse'>,
  at: number,
): number {
  if (houses.length === 0) return at;
  const title = 'House property that is let, as reported by the employee';
  const top = write(doc, title, paper.left, at + 12, paper.width, { size: 11.5, bold: true });
  const columns = [
    right('Rent (Rs)', 103),
    right('Municipal taxes (Rs)', 103),
    right(`Deduction of ${rates.letHouse.standardPct}% (Rs)`, 103),
    right('Interest (Rs)', 103),
    right('Income or loss (Rs)', 103),
  ];
  const rows = houses.map((house) => {
    const { standardDeduction, net } = netOfHouse(house, rates);
    return [house.rent, house.municipalTaxes, standardDeduction, house.interest, net].map(rupeesText);
  });
  return drawTable(doc, columns, rows, top + 3);
}
