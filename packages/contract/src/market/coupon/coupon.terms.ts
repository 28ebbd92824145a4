/** The terms of an offer, the same for Admins and partners. */
import * as z from 'zod/mini';
import {
  couponAmount,
  couponAudience,
  couponBookings,
  couponCategories,
  couponCities,
  couponFirstDay,
  couponLastDay,
  couponLeast,
  couponListing,
  couponMost,
  couponPercent,
  couponPerson,
  couponTitle,
  couponTitleHi,
} from './coupon-terms.model.ts';

/** What an offer takes off, for whom and how often. */
export const couponTerms = {
  title: couponTitle,
  titleHi: couponTitleHi,
  percent: couponPercent,
  amountPaise: couponAmount,
  mostPaise: couponMost,
  leastServicesPaise: couponLeast,
  fromDay: couponFirstDay,
  toDay: couponLastDay,
  audience: couponAudience,
  categoryIds: couponCategories,
  cityCodes: couponCities,
  totalLimit: couponBookings,
  personLimit: couponPerson,
  isListed: couponListing,
};

interface Worth {
  readonly percent: number | null;
  readonly amountPaise: number | null;
  readonly mostPaise: number | null;
  readonly fromDay: string;
  readonly toDay: string | null;
}
/** What holds between them. */
export const wholeTerms = [
  z.refine<Worth>(({ percent, amountPaise }) => (percent === null) !== (amountPaise === null), {
    error: 'Enter either a percentage or an amount.',
    path: ['percent'],
  }),
  z.refine<Worth>(({ percent, mostPaise }) => percent !== null || mostPaise === null, {
    error: 'Only a percentage can have a maximum.',
    path: ['mostPaise'],
  }),
  z.refine<Worth>(({ fromDay, toDay }) => toDay === null || toDay >= fromDay, {
    error: 'Choose a last day on or after the first day.',
    path: ['toDay'],
  }),
] as const;
