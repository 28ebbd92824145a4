/** Every event there is: the relay finds what the socket says by it, and the documents list it. */
import { accountEvents } from './identity/account/account.events.ts';
import { bookingEvents } from './market/booking/booking.events.ts';
import { scheduleEvents } from './market/schedule/schedule.events.ts';
import { catalogEvents } from './market/catalog/catalog.events.ts';
import { geographyEvents } from './places/geography/geography.events.ts';
import type { AnyEvent } from './kernel/event.ts';
import { partnerEvents } from './identity/partner/partner.events.ts';
import { invoiceEvents } from './money/invoice/invoice.events.ts';
import { paymentEvents } from './money/payment/payment.events.ts';
import { privacyEvents } from './identity/privacy/privacy.events.ts';
import { profileEvents } from './identity/profile/profile.events.ts';
import { staffEvents } from './identity/staff/staff.events.ts';
import { supportEvents } from './talk/support/support.events.ts';

export const events: readonly AnyEvent[] = [
  accountEvents,
  bookingEvents,
  catalogEvents,
  geographyEvents,
  invoiceEvents,
  partnerEvents,
  paymentEvents,
  privacyEvents,
  profileEvents,
  scheduleEvents,
  staffEvents,
  supportEvents,
].flatMap((declared) => Object.values<AnyEvent>(declared));
