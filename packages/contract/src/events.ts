/** Every event there is: the relay finds what the socket says by it, and the documents list it. */
import { accountEvents } from './account/account.events.ts';
import { bookingEvents } from './booking/booking.events.ts';
import { scheduleEvents } from './booking/schedule.events.ts';
import { catalogEvents } from './catalog/catalog.events.ts';
import { geographyEvents } from './geography/geography.events.ts';
import type { AnyEvent } from './kernel/event.ts';
import { partnerEvents } from './partner/partner.events.ts';
import { invoiceEvents } from './payment/invoice.events.ts';
import { paymentEvents } from './payment/payment.events.ts';
import { privacyEvents } from './privacy/privacy.events.ts';
import { profileEvents } from './profile/profile.events.ts';
import { staffEvents } from './staff/staff.events.ts';
import { supportEvents } from './support/support.events.ts';

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
