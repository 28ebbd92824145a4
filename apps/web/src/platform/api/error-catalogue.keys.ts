import { accountErrors } from '@nukkad/contract/identity/account/account.noun';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { endpoints } from '@nukkad/contract/index';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import { chatErrors } from '@nukkad/contract/talk/chat/chat.noun';

/** What the calls of this app may be refused with; those of the back office are not made here. */
const listed = endpoints
  .filter(({ path }) => !path.startsWith('/backoffice'))
  .flatMap(({ spec }) => spec.errors ?? []);
/** Some codes of these are answered by a constraint of the database or over the socket, and no call over HTTP lists them. */
const tables = [kernelErrors, accountErrors, bookingErrors, partnerErrors, chatErrors].flatMap((errors) =>
  Object.values(errors),
);

export const computedKeys = { refusal: [...new Set([...listed, ...tables].map(({ code }) => code))] };
