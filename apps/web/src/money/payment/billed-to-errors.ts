import { gstNumber } from '@nukkad/contract/kernel/patterns/gst-number';
import * as z from 'zod/mini';
import { fieldErrors } from '../../platform/forms/field-errors.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { BilledTo } from './pay-choice.ts';

const rule = z.object({ gstNumber });

/** Capital letters and digits, as a GST number has them: spaces and dashes of a copied one are dropped. */
export const typedGstNumber = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

export type BilledToErrors = Partial<Record<keyof BilledTo, string>>;

/** What is wrong with the fields, under each; null: they may be sent. */
export function billedToErrors(t: Translate, typed: BilledTo): BilledToErrors | null {
  const errors: BilledToErrors = { ...fieldErrors(rule, typed, t) };
  if (typed.companyName.trim() === '')
    errors.companyName = t('gst.name.missing', 'Enter the name of the business.');
  return Object.keys(errors).length > 0 ? errors : null;
}
