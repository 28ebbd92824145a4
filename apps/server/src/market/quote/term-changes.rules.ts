import type { QuoteDraftContent } from '@nukkad/contract/market/quote/quote.model';
import type { QuoteTermChange } from '@nukkad/contract/market/quote/quote-term.model';

type Content = Pick<
  QuoteDraftContent,
  'discount' | 'milestones' | 'hasAdvance' | 'startDay' | 'finishDay' | 'warrantyMonths'
>;

const whole = ['discount', 'hasAdvance', 'startDay', 'finishDay', 'warrantyMonths'] as const;

type Value = QuoteTermChange['before'];

const saidOf = ({ percent, amount }: Content['milestones'][number]): Value =>
  amount === undefined ? percent : { amount };

const isSame = (one: Value, other: Value): boolean =>
  typeof one === 'object' && typeof other === 'object' ? one?.amount === other?.amount : one === other;

/** A payment is known again by its title. */
function paymentChanges(before: Content, after: Content): QuoteTermChange[] {
  const said = ({ milestones }: Content) => new Map(milestones.map((one) => [one.title, saidOf(one)]));
  const [old, fresh] = [said(before), said(after)];
  return [...new Set([...fresh.keys(), ...old.keys()])]
    .map((name) => ({
      term: 'payment' as const,
      name,
      before: old.get(name) ?? null,
      after: fresh.get(name) ?? null,
    }))
    .filter((one) => !isSame(one.before, one.after));
}

/** What one version changes on another besides its lines and visits: discount, payments, days, warranty. */
export function termChanges(before: Content, after: Content): QuoteTermChange[] {
  const terms = whole
    .filter((term) => before[term] !== after[term])
    .map((term): QuoteTermChange => ({ term, name: '', before: before[term], after: after[term] }));
  return [...terms, ...paymentChanges(before, after)];
}
