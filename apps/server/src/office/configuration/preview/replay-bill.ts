import { distanceMetres } from '@nukkad/contract/places/geography/distance';
import type { LedgerRules } from '../../../money/ledger/index.ts';
import type { PastVisit } from '../../../market/booking/index.ts';
import { type Replaying, bothRules } from './replay.ts';
import type { Shares } from './tally.rules.ts';

const withoutWork: readonly string[] = ['Cancelled', 'Rejected', 'Refunded'];

interface PrimeTime {
  readonly primeTime: readonly { readonly from: number; readonly to: number }[];
}

const plus = (one: Shares, more: Shares, less: Shares): Shares => ({
  customersPaise: one.customersPaise + more.customersPaise - less.customersPaise,
  partnersPaise: one.partnersPaise + more.partnersPaise - less.partnersPaise,
  platformPaise: one.platformPaise + more.platformPaise - less.platformPaise,
});

/** The bill of a visit, priced and divided by the rules that price carts and post to the ledger. Null: no work was done. */
export function replayBill(replaying: Replaying, visit: PastVisit): { before: Shares; after: Shares } | null {
  const { deps, settings, key, tried, organisations } = replaying;
  const partner = visit.organisationId === null ? undefined : organisations.get(visit.organisationId);
  if (!partner || withoutWork.includes(visit.status)) return null;
  const { cart, ledger, schedule } = deps;
  const { createdAt: at, price } = visit;
  const ledgerRules = bothRules<LedgerRules>(replaying, 'ledger.rules', at, visit);
  const hours = bothRules<PrimeTime>(replaying, 'schedule.rules', at, {
    cityCode: partner.cityCode,
    categoryId: '',
  });
  const priceRules = {
    before: cart.priceRulesOf(settings, at, partner.cityCode).rules,
    after: cart.triedPriceRules(settings, { at, cityCode: partner.cityCode }, key, tried),
  };
  const isBusy = (rules: PrimeTime) =>
    key === 'schedule.rules' || price.primeTimeCharge === 0
      ? schedule.isPrimeTime(visit.startsAt, rules)
      : true;
  const priced = (of: 'before' | 'after') =>
    cart.reprice(
      {
        price,
        gstClass: visit.gstClass,
        partnerStateCode: partner.gstNumber?.slice(0, 2) ?? null,
        placeOfSupply: visit.stateCode,
        primeTime: isBusy(hours[of]),
        instant: visit.isInstant,
        distanceMetres: distanceMetres(partner, visit),
      },
      priceRules[of],
      at,
    );
  const divided = (of: 'before' | 'after', bill: PastVisit['price']): Shares =>
    ledger.divide(
      bill,
      visit.additions.map((line) => ({ kind: 'addition', ...line })),
      {
        organisationId: partner.organisationId,
        registered: partner.gstNumber !== null,
        commissionPercent:
          of === 'after' && tried.part === 'commissionPercent' && key === 'ledger.rules'
            ? ledgerRules.after.commissionPercent
            : visit.commissionPercent,
      },
      ledgerRules[of],
    );
  // As it was frozen, and by as much more or less as the rules make it.
  const before = divided('before', price);
  if (key === 'ledger.rules') return { before, after: divided('after', price) };
  return {
    before,
    after: plus(before, divided('after', priced('after')), divided('before', priced('before'))),
  };
}
