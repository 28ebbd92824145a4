import type { PartnerService } from '@nukkad/contract/market/catalog/partner-service.api';
import type { Translate } from '../../../platform/i18n/i18n.ts';
import { priceWords } from './price-words.ts';

/** As the server takes it. */
const shortest = 5;
const longest = 43_200;

/** `90` as 90; null where it is no whole number of minutes that is accepted. */
export function readMinutes(typed: string): number | null {
  const text = typed.trim();
  const minutes = /^[0-9]{1,5}$/.test(text) ? Number(text) : 0;
  return minutes >= shortest && minutes <= longest ? minutes : null;
}

/** The terms of one service as they are in the form's fields. */
export interface TypedTerms {
  /** Paise; null: nothing is typed. */
  readonly price: number | null;
  readonly minutes: string;
  readonly active: boolean;
}

/** The initial values of the fields. */
export const firstTerms = ({ offer, usual }: PartnerService): TypedTerms => ({
  price: offer?.price ?? usual.typical,
  minutes: String(offer?.minutes ?? usual.minutes),
  active: offer?.active ?? true,
});

/** The language of the errors. */
export interface Speaker {
  readonly t: Translate;
  readonly locale: string;
}

/** The typed terms of one service, parsed, with their errors and whether they differ from the saved terms. */
export function readTerms(
  { t, locale }: Speaker,
  { offer, usual }: PartnerService,
  { price, minutes: typedMinutes, active }: TypedTerms,
) {
  const words = priceWords(t, locale, usual, price);
  const minutes = readMinutes(typedMinutes);
  const sound = price !== null && words.error === null && minutes !== null;
  return {
    price,
    typedMinutes,
    minutes,
    active,
    words,
    minutesError:
      minutes === null ? t('offer.minutes.wrong', 'Enter whole minutes from 5 to 43,200.') : undefined,
    /** Null: something is wrong. */
    terms: sound ? { price, minutes, active } : null,
    changed: offer
      ? price !== offer.price || minutes !== offer.minutes || active !== offer.active
      : price !== usual.typical || minutes !== usual.minutes,
  };
}
export type Terms = ReturnType<typeof readTerms>;
