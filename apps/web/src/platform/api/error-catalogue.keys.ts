import { accountErrors } from '@nukkad/contract/identity/account/account.errors';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { endpoints } from '@nukkad/contract/index';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.errors';

/** What the calls of this app may be refused with; those of the back office are not made here. */
const listed = endpoints
  .filter(({ path }) => !path.startsWith('/backoffice'))
  .flatMap(({ spec }) => spec.errors ?? []);
/** Some codes of these are answered by a constraint of the database, and no call lists them. */
const tables = [kernelErrors, accountErrors, bookingErrors, partnerErrors].flatMap((errors) =>
  Object.values(errors),
);

export const computedKeys = { refusal: [...new Set([...listed, ...tables].map(({ code }) => code))] };
