import type { PartnerService } from '@nukkad/contract/market/catalog/partner-service.api';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
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

/** What is typed of one service's terms, what is wrong with it, and whether it differs from what is saved. */
export function useTerms({ offer, usual }: PartnerService) {
  const { t, locale } = useTranslation();
  const [price, setPrice] = useState<number | null>(offer?.price ?? usual.typical);
  const [typedMinutes, setTypedMinutes] = useState(String(offer?.minutes ?? usual.minutes));
  const [active, setActive] = useState(offer?.active ?? true);
  const words = priceWords(t, locale, usual, price);
  const minutes = readMinutes(typedMinutes);
  const sound = price !== null && words.error === null && minutes !== null;
  return {
    price,
    setPrice,
    typedMinutes,
    setTypedMinutes,
    minutes,
    active,
    setActive,
    words,
    minutesError:
      minutes === null ? t('offer.minutes.wrong', 'Enter whole minutes, from 5 to 43,200.') : undefined,
    /** Null: something is wrong. */
    terms: sound ? { price, minutes, active } : null,
    changed: offer
      ? price !== offer.price || minutes !== offer.minutes || active !== offer.active
      : price !== usual.typical || minutes !== usual.minutes,
  };
}
export type Terms = ReturnType<typeof useTerms>;
