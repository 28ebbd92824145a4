import type { BookingTab } from '@nukkad/contract/market/booking/booking.model';
import type { DayWindow } from '@nukkad/contract/kernel/time';
import type { Translate } from '../../platform/i18n/i18n.ts';

const windows: Record<DayWindow, (t: Translate) => string> = {
  'All Bookings': (t) => t('dayWindow.all', 'All Bookings'),
  Today: (t) => t('dayWindow.today', 'Today'),
  Tomorrow: (t) => t('dayWindow.tomorrow', 'Tomorrow'),
  'This Week': (t) => t('dayWindow.week', 'This Week'),
};
const tabs: Record<BookingTab, (t: Translate) => string> = {
  Assigned: (t) => t('bookingTab.scheduled', 'Scheduled'),
  Inprogress: (t) => t('bookingTab.inprogress', 'Ongoing'),
  Completed: (t) => t('bookingTab.completed', 'Completed'),
  Cancelled: (t) => t('bookingTab.cancelled', 'Cancelled'),
};
const empty: Record<BookingTab, (t: Translate) => string> = {
  Assigned: (t) => t('partnerList.noneScheduled', 'No scheduled bookings'),
  Inprogress: (t) => t('partnerList.noneInprogress', 'No ongoing bookings'),
  Completed: (t) => t('partnerList.noneCompleted', 'No completed bookings'),
  Cancelled: (t) => t('partnerList.noneCancelled', 'No cancelled bookings'),
};

export const windowName = (t: Translate, window: DayWindow) => windows[window](t);
export const tabName = (t: Translate, tab: BookingTab) => tabs[tab](t);
export const emptyWords = (t: Translate, tab: BookingTab) => empty[tab](t);
