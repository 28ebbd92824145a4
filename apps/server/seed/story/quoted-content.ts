/** What a shop of the story offers for a work. */
import { addDays } from '@nukkad/contract/kernel/time';
import type { QuoteContent } from '@nukkad/contract/market/quote/quote.model';
import type { AskedWork } from './asked-works.ts';

/** `dearer`: its prices against the usual ones. */
export function contentOf(
  { lines, optional = [], packages = [], parts, inDays, takesDays }: AskedWork,
  { today, dearer }: { readonly today: string; readonly dearer: number },
): QuoteContent {
  const startDay = addDays(today, Math.max(1, inDays - 2));
  const lineOf = ([name, quantity, unit, rupees]: AskedWork['lines'][number]) => ({
    serviceId: null,
    name,
    quantity,
    unit,
    unitPrice: Math.round(rupees * dearer) * 100,
  });
  const groups = [
    {
      name: 'Package',
      alternatives: packages.map(({ name }) => ({ name })),
      recommended: Math.floor(packages.length / 2),
    },
  ];
  return {
    lines: [
      ...lines.map(lineOf),
      ...packages.flatMap((own, at) =>
        own.lines.map((line) => ({ ...lineOf(line), alternative: { group: 0, at } })),
      ),
      ...optional.map((line) => ({ ...lineOf(line), isOptional: true })),
    ],
    ...(packages.length > 0 && { groups }),
    discount: 0,
    milestones: parts.map(([title, percent]) => ({ title, percent })),
    hasAdvance: false,
    validDays: 30,
    startDay,
    finishDay: addDays(startDay, takesDays),
    warrantyMonths: 12,
    fileIds: [],
  };
}
