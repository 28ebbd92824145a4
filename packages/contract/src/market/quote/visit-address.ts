import * as z from 'zod/mini';
import { quoteErrors as e } from './quote.noun.ts';

/** Where the visits of a quote are: named once, by the customer, with the acceptance or with the confirmation. */
export const visitAddress = z
  .optional(z.uuid('This is not a known id.'))
  .check(z.describe('One of the customer’s own addresses, where the quote has visits and none was chosen.'));

export const visitAddressErrors = [
  e.quote_address_needed,
  e.quote_address_gone,
  e.quote_address_elsewhere,
  e.quote_address_other_pincode,
] as const;
