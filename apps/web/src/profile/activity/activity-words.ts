import type { Activity, activityAreas } from '@nukkad/contract/profile/profile.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

export type ActivityArea = (typeof activityAreas)[number];

export const areaWords: Record<ActivityArea, (t: Translate) => string> = {
  booking: (t) => t('activity.area.booking', 'Bookings'),
  staff: (t) => t('activity.area.staff', 'Team'),
  profile: (t) => t('activity.area.profile', 'Profile'),
  account: (t) => t('activity.area.account', 'Account'),
  partner: (t) => t('activity.area.partner', 'Firm'),
};

/** What the log calls domain.verb, as a person says it. */
const words: Readonly<Record<string, (t: Translate) => string>> = {
  'booking.bookPrepaid': (t) => t('activity.booking.book', 'Booked a service'),
  'booking.bookForCash': (t) => t('activity.booking.book', 'Booked a service'),
  'booking.paymentCaptured': (t) => t('activity.booking.paid', 'Paid for a booking'),
  'booking.accept': (t) => t('activity.booking.accept', 'Accepted a booking'),
  'booking.refuse': (t) => t('activity.booking.refuse', 'Turned a booking down'),
  'booking.assign': (t) => t('activity.booking.assign', 'Gave a booking to a professional'),
  'booking.start': (t) => t('activity.booking.start', 'Began the work'),
  'booking.askAddition': (t) => t('activity.booking.ask', 'Proposed one more service'),
  'booking.answerAddition': (t) => t('activity.booking.answer', 'Answered a proposal'),
  'booking.complete': (t) => t('activity.booking.complete', 'Finished the work'),
  'booking.reschedule': (t) => t('activity.booking.reschedule', 'Moved a booking'),
  'booking.cancel': (t) => t('activity.booking.cancel', 'Cancelled a booking'),
  'staff.invite': (t) => t('activity.staff.invite', 'Invited somebody'),
  'staff.withdraw': (t) => t('activity.staff.withdraw', 'Withdrew an invitation'),
  'staff.accept': (t) => t('activity.staff.accept', 'Joined a team'),
  'staff.decline': (t) => t('activity.staff.decline', 'Declined an invitation'),
  'staff.update': (t) => t('activity.staff.update', 'Changed somebody’s details'),
  'staff.set_access': (t) => t('activity.staff.access', 'Changed somebody’s rights'),
  'staff.deactivate': (t) => t('activity.staff.deactivate', 'Ended somebody’s access'),
  'staff.activate': (t) => t('activity.staff.activate', 'Brought somebody back'),
  'staff.leave': (t) => t('activity.staff.leave', 'Left the team'),
  'profile.update': (t) => t('activity.profile.update', 'Changed the profile'),
  'profile.set_preferences': (t) => t('activity.profile.settings', 'Changed the settings'),
  'profile.change_card': (t) => t('activity.profile.card', 'Changed the business card'),
  'profile.ask_demo': (t) => t('activity.profile.demo', 'Asked for a demo'),
  'profile.add_catalogue': (t) => t('activity.catalogue.add', 'Added to the catalogue'),
  'profile.update_catalogue': (t) => t('activity.catalogue.update', 'Changed the catalogue'),
  'profile.shelve_catalogue': (t) => t('activity.catalogue.shelve', 'Put something of the catalogue away'),
  'profile.restore_catalogue': (t) => t('activity.catalogue.restore', 'Offered something again'),
  'profile.remove_catalogue': (t) => t('activity.catalogue.remove', 'Removed from the catalogue'),
  'profile.add_asset': (t) => t('activity.asset.add', 'Added an asset'),
  'profile.update_asset': (t) => t('activity.asset.update', 'Changed an asset'),
  'profile.shelve_asset': (t) => t('activity.asset.shelve', 'Put an asset away'),
  'profile.restore_asset': (t) => t('activity.asset.restore', 'Took an asset into use'),
  'profile.remove_asset': (t) => t('activity.asset.remove', 'Removed an asset'),
  'account.switch_role': (t) => t('activity.account.role', 'Changed the role'),
  'account.end_sessions': (t) => t('activity.account.sessions', 'Signed devices out'),
};
const byArea: Record<ActivityArea, (t: Translate) => string> = {
  booking: (t) => t('activity.other.booking', 'Something about a booking'),
  staff: (t) => t('activity.other.staff', 'Something about the team'),
  profile: (t) => t('activity.other.profile', 'Something about the profile'),
  account: (t) => t('activity.other.account', 'Something about the account'),
  partner: (t) => t('activity.other.partner', 'Something about the firm'),
};

export const areaOf = ({ action }: Pick<Activity, 'action'>): ActivityArea | null => {
  const [area = ''] = action.split('.');
  return area in byArea ? (area as ActivityArea) : null;
};

export function activityWords(t: Translate, activity: Pick<Activity, 'action'>): string {
  const own = words[activity.action]?.(t);
  const area = areaOf(activity);
  return own ?? (area ? byArea[area](t) : t('activity.other', 'Something else'));
}
