import type { PriceOffer } from '@nukkad/contract/market/coupon/coupon.model';
import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import { distanceAmount } from './distance-fee.rules.ts';
import { type Paise, percentOf, toWholeRupee } from '@nukkad/contract/kernel/money';

/** The tax classes of the catalogue's categories. */
export type GstClass = 'housekeeping' | 'standard' | 'beauty';

/** Percent of GST on the work itself. */
interface ClassRate {
  /** A partner that is registered for GST charges it. */
  readonly registered: number;
  /** Work of an unregistered partner; above 0 the platform owes it under section 9(5) of the CGST Act 2017. */
  readonly operator: number;
}

/** Rates from an instant on, until a later row. */
export interface TaxRates {
  readonly validFrom: Date;
  readonly classes: Readonly<Record<GstClass, ClassRate>>;
  /** On the platform's own convenience fee. */
  readonly platformPercent: number;
}

/** Dated configuration `price.fees`; a city may have its own row. All fees are whole rupees before tax. */
export interface FeeRules {
  readonly primeTimePercent: number;
  /** Of a visit as soon as possible, besides what a busy hour adds. */
  readonly instantPercent: number;
  /** The first step whose bound lies above the price of the services; null: no bound. */
  readonly convenience: readonly { readonly below: Paise | null; readonly fee: Paise }[];
  readonly freeMetres: number;
  readonly perStartedKm: Paise;
  readonly distanceCap: Paise;
  /** GST state code of the platform's own registration. */
  readonly platformStateCode: string;
}

export interface PriceRules {
  readonly fees: FeeRules;
  /** Configuration `price.tax`, every row of it. */
  readonly taxes: readonly TaxRates[];
}

const untaxed: ClassRate = { registered: 0, operator: 0 };
/** Before the first rates there was none of this tax. */
export const noTaxes: TaxRates['classes'] = { housekeeping: untaxed, standard: untaxed, beauty: untaxed };

export const defaultPriceRules: PriceRules = {
  fees: {
    primeTimePercent: 10,
    instantPercent: 0,
    convenience: [
      { below: 50_000, fee: 2_900 },
      { below: null, fee: 4_900 },
    ],
    freeMetres: 5_000,
    perStartedKm: 1_000,
    distanceCap: 15_000,
    platformStateCode: '29',
  },
  taxes: [
    {
      // Notification 11/2017-Central Tax (Rate) as amended by 1/2018; section 9(5): notification 17/2017.
      validFrom: new Date('2018-01-24T18:30:00.000Z'),
      classes: {
        housekeeping: { registered: 18, operator: 5 },
        standard: { registered: 18, operator: 0 },
        beauty: { registered: 18, operator: 0 },
      },
      platformPercent: 18,
    },
    {
      // 56th GST Council: beauty and physical well-being 5%, without input tax credit.
      validFrom: new Date('2025-09-21T18:30:00.000Z'),
      classes: {
        housekeeping: { registered: 18, operator: 5 },
        standard: { registered: 18, operator: 0 },
        beauty: { registered: 5, operator: 0 },
      },
      platformPercent: 18,
    },
  ],
};

export interface PricedInput {
  readonly lines: readonly {
    readonly name: string;
    readonly subcategoryName: string;
    readonly quantity: number;
    readonly price: Paise;
    /** What the same would usually cost. */
    readonly usualPrice: Paise;
  }[];
  readonly gstClass: GstClass;
  /** State code of the partner's GST registration; null: not registered. */
  readonly partnerStateCode: string | null;
  /** State where the work is done. */
  readonly placeOfSupply: string;
  readonly primeTime: boolean;
  /** As soon as possible. */
  readonly instant?: boolean;
  /** From the partner's place to the address. */
  readonly distanceMetres: number;
  readonly charges: readonly { readonly bookingNumber: string; readonly amount: Paise }[];
  readonly couponDiscount: Paise;
  /** What it is made of. */
  readonly offers?: readonly PriceOffer[] | undefined;
  readonly lang: 'en' | 'hi';
}

type TaxLine = PriceBreakdown['tax']['lines'][number];

/** Union territories without a legislature levy UTGST in place of SGST. */
const unionTerritories = new Set(['04', '26', '31', '35', '38']);

/** The rates at an instant; before the first row there was none of this tax. */
export function taxRatesAt(rules: PriceRules, at: Date): TaxRates | null {
  const begun = rules.taxes.filter((row) => row.validFrom <= at);
  return begun.reduce<TaxRates | null>(
    (latest, row) => (latest && latest.validFrom > row.validFrom ? latest : row),
    null,
  );
}

/** Within a state half goes to the centre and half to the state, else all to the centre (IGST Act 2017, sections 7 and 8). */
export function taxLines(
  of: string,
  taxable: Paise,
  percent: number,
  supplierState: string,
  placeOfSupply: string,
): TaxLine[] {
  if (percent === 0 || taxable === 0) return [];
  const line = (name: string, share: number): TaxLine => ({
    label: `${name} ${of}`,
    percent: share,
    taxable,
    amount: percentOf(taxable, share),
  });
  if (supplierState !== placeOfSupply) return [line('IGST', percent)];
  return [
    line('CGST', percent / 2),
    line(unionTerritories.has(placeOfSupply) ? 'UTGST' : 'SGST', percent / 2),
  ];
}

interface Supply {
  readonly percent: number;
  /** Whose registration the tax is charged under. */
  readonly supplierState: string;
}

/** Who owes the tax on the work, and how much. */
export function supplyOf(
  rates: TaxRates | null,
  gstClass: GstClass,
  partnerStateCode: string | null,
  fees: FeeRules,
): Supply {
  const rate = rates?.classes[gstClass];
  return partnerStateCode === null
    ? { percent: rate?.operator ?? 0, supplierState: fees.platformStateCode }
    : { percent: rate?.registered ?? 0, supplierState: partnerStateCode };
}

const rupees = (amount: Paise) => `₹${(amount / 100).toLocaleString('en-IN')}`;

function convenienceFee(services: Paise, { convenience }: FeeRules, lang: 'en' | 'hi') {
  const step = convenience.find(({ below }) => below === null || services < below);
  const bounded = convenience.find(({ below }) => below !== null);
  const open = convenience.find(({ below }) => below === null);
  const both = bounded?.below != null && open;
  const english = both
    ? `${rupees(bounded.fee)} for services under ${rupees(bounded.below)}, otherwise ${rupees(open.fee)}`
    : '';
  const hindi = both
    ? `${rupees(bounded.below)} से कम की सेवाओं पर ${rupees(bounded.fee)}, अन्यथा ${rupees(open.fee)}`
    : '';
  return { amount: step?.fee ?? 0, info: lang === 'hi' ? hindi : english, steps: [...convenience] };
}

function distanceFee(metres: number, fees: FeeRules, lang: 'en' | 'hi') {
  const rule = { freeMetres: fees.freeMetres, perStartedKm: fees.perStartedKm, cap: fees.distanceCap };
  const free = fees.freeMetres / 1000;
  const english = `The first ${free} km are free, then ${rupees(fees.perStartedKm)} a km, at most ${rupees(fees.distanceCap)}`;
  const hindi = `पहले ${free} किमी मुफ़्त, फिर ${rupees(fees.perStartedKm)} प्रति किमी, अधिकतम ${rupees(fees.distanceCap)}`;
  return {
    amount: distanceAmount(metres, rule),
    info: lang === 'hi' ? hindi : english,
    rule,
  };
}

const sum = (amounts: readonly Paise[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Every amount of the bill. All of them and `rounding` sum to the total exactly; nothing the client says about money is read. */
export function priceCart(input: PricedInput, rules: PriceRules, at: Date): PriceBreakdown {
  const { fees } = rules;
  const rates = taxRatesAt(rules, at);
  const services = sum(input.lines.map((line) => line.price));
  const hourPercent =
    (input.primeTime ? fees.primeTimePercent : 0) + (input.instant ? fees.instantPercent : 0);
  const primeTimeCharge = hourPercent > 0 ? toWholeRupee(percentOf(services, hourPercent)) : 0;
  const convenience = convenienceFee(services, fees, input.lang);
  const distance = distanceFee(input.distanceMetres, fees, input.lang);
  const work = services + primeTimeCharge + distance.amount;
  const discount = Math.min(input.couponDiscount, work);
  const supply = supplyOf(rates, input.gstClass, input.partnerStateCode, fees);
  const lines = [
    ...taxLines('on services', work - discount, supply.percent, supply.supplierState, input.placeOfSupply),
    ...taxLines(
      'on convenience fee',
      convenience.amount,
      rates?.platformPercent ?? 0,
      fees.platformStateCode,
      input.placeOfSupply,
    ),
  ];
  const tax = sum(lines.map((line) => line.amount));
  const charges = sum(input.charges.map((charge) => charge.amount));
  const exact = work + convenience.amount + tax + charges - discount;
  const total = toWholeRupee(exact);
  return {
    totalServicePrice: services,
    primeTimeCharge,
    convenienceFee: convenience,
    distanceFee: distance,
    tax: { percent: supply.percent, amount: tax, lines },
    couponDiscount: discount,
    ...(input.offers?.length && { offers: [...input.offers] }),
    previous_cancellation_charges: {
      amount: charges,
      details: input.charges.map(({ bookingNumber, amount }) => ({ bookingNumber, amount })),
    },
    services: input.lines.map(({ subcategoryName, name, quantity, price }) => ({
      subcategoryName,
      name,
      quantity,
      price,
    })),
    totalSaving: sum(input.lines.map((line) => Math.max(0, line.usualPrice - line.price))) + discount,
    rounding: total - exact,
    totalCheckoutValue: total,
  };
}

/** An offer as a list knows it: nothing is known of the door and the hour yet. */
export interface ShownOffer {
  readonly pricePaise: Paise;
  /** Work sold by area has the price of one square foot: the fee of the booking is not counted into each. */
  readonly unit: string;
  readonly gstClass: GstClass;
  readonly isRegistered: boolean;
  /** Of the place; null: none is known. */
  readonly stateCode: string | null;
}

/** What cards and lists show: one unit booked alone, with tax and the fee that every booking pays once, in paise. */
export function shownPrice(offer: ShownOffer, rules: PriceRules, at: Date): Paise {
  if (offer.pricePaise === 0) return 0;
  const place = offer.stateCode ?? rules.fees.platformStateCode;
  const partnerStateCode = offer.isRegistered ? place : null;
  if (offer.unit === 'sq ft') {
    const supply = supplyOf(taxRatesAt(rules, at), offer.gstClass, partnerStateCode, rules.fees);
    const lines = taxLines('on services', offer.pricePaise, supply.percent, supply.supplierState, place);
    return offer.pricePaise + sum(lines.map((line) => line.amount));
  }
  const line = {
    name: '',
    subcategoryName: '',
    quantity: 1,
    price: offer.pricePaise,
    usualPrice: offer.pricePaise,
  };
  return priceCart(
    {
      lines: [line],
      gstClass: offer.gstClass,
      partnerStateCode,
      placeOfSupply: place,
      primeTime: false,
      distanceMetres: 0,
      charges: [],
      couponDiscount: 0,
      lang: 'en',
    },
    rules,
    at,
  ).totalCheckoutValue;
}
