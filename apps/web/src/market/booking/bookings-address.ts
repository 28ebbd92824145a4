import { type BookingTab, bookingTabs } from '@nukkad/contract/market/booking/booking.model';
import { type DayWindow, dayWindows } from '@nukkad/contract/kernel/time';

/** Which bookings the page's address asks for; what it does not know is taken as everything. */
export function askedBookings(search: URLSearchParams): { window: DayWindow; tab: BookingTab } {
  return {
    window: dayWindows.find((known) => known === search.get('window')) ?? 'All Bookings',
    tab: bookingTabs.find((known) => known === search.get('tab')) ?? 'Assigned',
  };
}
