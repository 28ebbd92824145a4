import * as z from 'zod/mini';
import { emailAddress } from '../../kernel/patterns/email.ts';
import { mobileNumber } from '../../kernel/patterns/mobile.ts';
import { instant, optionalText, text } from '../../kernel/schema.ts';
import { pincodeText } from '../../places/geography/geography.model.ts';

/** Which service, and where; the PIN code counts before the city. */
const wanted = {
  serviceId: text(80),
  pincode: z.optional(pincodeText),
  cityCode: optionalText(20, 'GeoNames id of the city; for a request without a PIN code.'),
  citySlug: optionalText(80, 'The city as in the address of its pages; it counts before the others.'),
};

/** `consent` is the tick beside the sentence about the one message; without it nothing is kept. */
export const waitlistBody = z.object({
  ...wanted,
  email: z.optional(emailAddress),
  mobileNumber: z.optional(mobileNumber),
  consent: z.literal(true, 'Tick the box so that we may send you the message.'),
  website: z.optional(
    z.string().check(z.maxLength(0, 'Leave this empty.'), z.describe('Empty; people do not see this field.')),
  ),
});

export const waitlistEntry = z.object({
  entryId: z.uuid(),
  serviceId: z.string(),
  serviceName: z.string(),
  place: z.string().check(z.describe('The PIN code or the city that it is for, as a person reads it.')),
  pincode: z.nullable(z.string()),
  cityCode: z.nullable(z.string()),
  createdAt: instant(),
  toldAt: z.nullable(instant()).check(z.describe('When the message was due; null: still waiting.')),
});
export type WaitlistEntry = z.output<typeof waitlistEntry>;
