import type { QuoteDraftContent } from '@nukkad/contract/market/quote/quote.model';
import type { QuoteTermChange } from '@nukkad/contract/market/quote/quote-term.model';

type Content = Pick<
  QuoteDraftContent,
  'discount' | 'milestones' | 'hasAdvance' | 'startDay' | 'finishDay' | 'warrantyMonths'
>;

const whole = ['discount', 'hasAdvance', 'startDay', 'finishDay', 'warrantyMonths'] as const;

/** A payment is known again by its title. */
function paymentChanges(before: Content, after: Content): QuoteTermChange[] {
  const percents = (content: Content) =>
    new Map(content.milestones.map(({ title, percent }) => [title, percent] as const));
  const [old, fresh] = [percents(before), percents(after)];
  return [...new Set([...fresh.keys(), ...old.keys()])]
    .map((name) => ({
      term: 'payment' as const,
      name,
      before: old.get(name) ?? null,
      after: fresh.get(name) ?? null,
    }))
    .filter((one) => one.before !== one.after);
}

/** What one version changes on another besides its lines and visits: discount, payments, days, warranty. */
export function termChanges(before: Content, after: Content): QuoteTermChange[] {
  const terms = whole
    .filter((term) => before[term] !== after[term])
    .map((term): QuoteTermChange => ({ term, name: '', before: before[term], after: after[term] }));
  return [...terms, ...paymentChanges(before, after)];
}
