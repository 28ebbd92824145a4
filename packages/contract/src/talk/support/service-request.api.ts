import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { emailAddress } from '../../kernel/patterns/email.ts';
import { mobileNumber } from '../../kernel/patterns/mobile.ts';
import { pincodeText } from '../../kernel/patterns/pincode.ts';
import { optionalText, text } from '../../kernel/schema.ts';
import { catalogErrors } from '../../market/catalog/catalog.noun.ts';
import { supportErrors } from './support.noun.ts';

/** At most so many services in one request. */
export const mostRequested = 5;

const wanted = {
  categoryIds: z
    .array(text(40), 'Choose at least one service.')
    .check(
      z.minLength(1, 'Choose at least one service.'),
      z.maxLength(mostRequested, `Choose at most ${mostRequested} services.`),
    ),
  pincode: pincodeText,
  message: optionalText(1_000, 'What is needed, in own words.'),
};

/** Of a person who is logged in: the account says who it is. */
export const ownServiceRequestBody = z.object(wanted);

const contact = {
  fullName: optionalText(80, 'Whom we call; needed of a visitor.'),
  email: z.optional(emailAddress),
  mobileNumber: z.optional(mobileNumber),
  website: z.optional(
    z.string().check(z.maxLength(0, 'Leave this empty.'), z.describe('Empty; people do not see this field.')),
  ),
};
export const serviceRequestBody = z.object({ ...wanted, ...contact });

/** Of a visitor: with a name and a way to answer. */
export const visitorServiceRequestBody = serviceRequestBody.check(
  z.refine(({ fullName }) => Boolean(fullName), { error: 'This cannot be empty.', path: ['fullName'] }),
  z.refine(({ email, mobileNumber: mobile }) => Boolean(email ?? mobile), {
    error: 'Enter an email address or a mobile number.',
    path: ['email'],
  }),
);

export const requestServices = endpoint('POST /contact_request_services', {
  summary: 'Ask to be contacted about services at a place; it gets a number, support answers',
  tag: 'Support',
  authz: { who: 'anyone' },
  unconfirmed: 'only-adds',
  status: 201,
  perMinute: 6,
  body: serviceRequestBody,
  response: z.object({ incidentNumber: z.string().check(z.describe('For people, e.g. S7QXMK-4TZP2.')) }),
  errors: [
    catalogErrors.category_not_found,
    supportErrors.too_many_incidents,
    supportErrors.message_looks_like_spam,
  ],
});
