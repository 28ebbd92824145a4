/** What the fields of a quotation say. */
import { istDay } from '@nukkad/contract/kernel/time';
import type { FieldValues } from '../../platform/templating/templating.ts';
import type { QuotePaper } from './quote-page.ts';

function linesOf({ content, price }: QuotePaper['quote']): FieldValues[] {
  return content.lines.map(({ name, details, quantity, unit, unitPrice }, at) => ({
    name,
    details: details ?? null,
    quantity,
    unit,
    unit_price: unitPrice,
    gst_percent: price.lines[at]?.gstPercent ?? 0,
    amount: price.lines[at]?.amount ?? 0,
  }));
}

/** By the names of the fields. */
export function valuesOf({ quote, rfqNumber, title, area, customerName }: QuotePaper): FieldValues {
  const { content, price } = quote;
  return {
    'customer.name': customerName,
    'quote.number': rfqNumber,
    'quote.version': quote.versionNumber,
    'quote.title': title,
    'quote.area': area,
    'quote.made_on': istDay(quote.createdAt),
    'quote.valid_until': istDay(quote.validUntil),
    'quote.start_day': content.startDay ?? null,
    'quote.finish_day': content.finishDay ?? null,
    'quote.warranty_months': content.warrantyMonths,
    lines: linesOf(quote),
    'quote.subtotal': price.subtotal,
    'quote.discount': price.discount,
    taxes: price.taxes.map(({ label, percent, amount }) => ({ label, percent, amount })),
    'quote.rounding': price.rounding,
    'quote.total': price.total,
    payments: price.milestones.map((part) => ({
      title: part.title,
      percent: part.percent,
      amount: part.amount,
    })),
    'quote.terms': content.terms || null,
  };
}
