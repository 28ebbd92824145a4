import { gstNumber } from '@nukkad/contract/kernel/patterns/gst-number';
import * as z from 'zod/mini';
import { type FieldErrors } from '@nukkad/forms/refused-fields';
import { fieldErrors } from '@nukkad/forms/field-errors';
import { sentence } from '../../platform/forms/sentence.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { BilledTo } from './pay-choice.ts';

/** Of the two fields; the sentence about the name is not the contract's. */
export const billedToSchema = (t: Translate) =>
  z.object({
    gstNumber,
    companyName: z
      .string()
      .check(
        z.refine((name) => name.trim() !== '', t('gst.name.missing', 'Enter the name of the business.')),
      ),
  });

/** Capital letters and digits, as a GST number has them: spaces and dashes of a copied one are dropped. */
export const typedGstNumber = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** What is wrong with the fields, under each; null: they may be sent. */
export const billedToErrors = (t: Translate, typed: BilledTo): FieldErrors | null =>
  fieldErrors(billedToSchema(t), typed, (english) => sentence(t, english));
