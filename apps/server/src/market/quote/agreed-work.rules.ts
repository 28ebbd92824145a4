import { istDay } from '@nukkad/contract/kernel/time';
import type { QuoteContent, QuotePrice } from '@nukkad/contract/market/quote/quote.model';

const dayMs = 86_400_000;
/** Where a quote names no end: as long as most larger work takes at the most. */
const usualDays = 30;

const atNoon = (day: string) => new Date(`${day}T06:30:00.000Z`);

/** When the work begins and ends, in days of Asia/Kolkata: as the quote says, else from the agreement on. */
export function daysOf(
  { startDay, finishDay }: Pick<QuoteContent, 'startDay' | 'finishDay'>,
  agreedAt: Date,
): { readonly startsOn: string; readonly dueOn: string } {
  const startsOn = startDay ?? istDay(agreedAt);
  const usualEnd = istDay(new Date(atNoon(startsOn).getTime() + usualDays * dayMs));
  return { startsOn, dueOn: finishDay && finishDay >= startsOn ? finishDay : usualEnd };
}

/** One rate for the whole: of lines at several rates what their tax comes to, to two decimals. */
export function taxPercentOf({ lines, taxable, tax }: Pick<QuotePrice, 'lines' | 'taxable' | 'tax'>): number {
  const [rate, ...others] = new Set(lines.map(({ gstPercent }) => gstPercent));
  if (rate !== undefined && others.length === 0) return rate;
  return taxable === 0 ? 0 : Math.round((tax / taxable) * 10_000) / 100;
}

/** The payments as milestones of the project: the advance when both agreed, the last one at the end, the others between. */
export function agreedMilestones(
  content: QuoteContent,
  price: QuotePrice,
  agreed: { readonly at: Date; readonly paidBy: string | null },
) {
  const { startsOn, dueOn } = daysOf(content, agreed.at);
  const [from, to] = [atNoon(startsOn).getTime(), atNoon(dueOn).getTime()];
  const last = price.milestones.length;
  return price.milestones.map(({ title, amount, onAgreement }, index) => ({
    title,
    amountPaise: amount,
    taxPercent: taxPercentOf(price),
    dueOn: onAgreement
      ? istDay(agreed.at)
      : istDay(new Date(from + Math.round((to - from) * ((index + 1) / last)))),
    isAdvance: onAgreement,
    ...(onAgreement && agreed.paidBy && { paid: { orderId: agreed.paidBy, amountPaise: amount } }),
  }));
}
