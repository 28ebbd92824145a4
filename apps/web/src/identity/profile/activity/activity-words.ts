import { isKeyOf } from '@nukkad/contract/kernel/record';
import type { Act } from '@nukkad/contract/acts';
import type { Activity, activityAreas } from '@nukkad/contract/identity/profile/profile.model';
import type { Translate } from '../../../platform/i18n/i18n.ts';

export type ActivityArea = (typeof activityAreas)[number];

export const areaWords: Record<ActivityArea, (t: Translate) => string> = {
  booking: (t) => t('activity.area.booking', 'Bookings'),
  staff: (t) => t('activity.area.staff', 'Team'),
  profile: (t) => t('activity.area.profile', 'Profile'),
  account: (t) => t('activity.area.account', 'Account'),
  partner: (t) => t('activity.area.partner', 'Business'),
};

/** What the log calls domain.verb, as a person says it. */
const words: Readonly<Record<string, (t: Translate) => string>> = {
  'booking.bookPrepaid': (t) => t('activity.booking.book', 'Booked a service'),
  'booking.bookForCash': (t) => t('activity.booking.book', 'Booked a service'),
  'booking.paymentCaptured': (t) => t('activity.booking.paid', 'Paid for a booking'),
  'booking.accept': (t) => t('activity.booking.accept', 'Accepted a booking'),
  'booking.refuse': (t) => t('activity.booking.refuse', 'Rejected a booking'),
  'booking.assign': (t) => t('activity.booking.assign', 'Assigned a booking'),
  'booking.start': (t) => t('activity.booking.start', 'Started the job'),
  'booking.askAddition': (t) => t('activity.booking.ask', 'Requested an added service'),
  'booking.answerAddition': (t) => t('activity.booking.answer', 'Answered an added-service request'),
  'booking.complete': (t) => t('activity.booking.complete', 'Finished the job'),
  'booking.cancel': (t) => t('activity.booking.cancel', 'Cancelled a booking'),
  'document.keep': (t) => t('activity.document.keep', 'Uploaded a document'),
  'document.attach': (t) => t('activity.document.attach', 'Added a document to the profile'),
  'document.detach': (t) => t('activity.document.detach', 'Removed a document from the profile'),
  'document.remove': (t) => t('activity.document.remove', 'Deleted a document'),
  'payment.payFromCredit': (t) => t('activity.payment.credit', 'Paid from credit'),
  'payment.pay': (t) => t('activity.payment.cash', 'Collected cash'),
  'staff.invite': (t) => t('activity.staff.invite', 'Invited a team member'),
  'staff.withdraw': (t) => t('activity.staff.withdraw', 'Withdrew an invitation'),
  'staff.accept': (t) => t('activity.staff.accept', 'Joined a team'),
  'staff.decline': (t) => t('activity.staff.decline', 'Declined an invitation'),
  'staff.update': (t) => t('activity.staff.update', 'Edited a team member'),
  'staff.set_access': (t) => t('activity.staff.access', 'Changed a team member’s permissions'),
  'staff.deactivate': (t) => t('activity.staff.deactivate', 'Deactivated a team member'),
  'staff.activate': (t) => t('activity.staff.activate', 'Reactivated a team member'),
  'staff.leave': (t) => t('activity.staff.leave', 'Left the team'),
  'profile.update': (t) => t('activity.profile.update', 'Edited the profile'),
  'profile.set_preferences': (t) => t('activity.profile.settings', 'Changed the settings'),
  'profile.change_card': (t) => t('activity.profile.card', 'Edited the business card'),
  'profile.ask_demo': (t) => t('activity.profile.demo', 'Requested a demo'),
  'profile.add_catalogue': (t) => t('activity.catalogue.add', 'Added a product'),
  'profile.update_catalogue': (t) => t('activity.catalogue.update', 'Edited a product'),
  'profile.shelve_catalogue': (t) => t('activity.catalogue.shelve', 'Hid a product'),
  'profile.restore_catalogue': (t) => t('activity.catalogue.restore', 'Showed a product again'),
  'profile.remove_catalogue': (t) => t('activity.catalogue.remove', 'Deleted a product'),
  'profile.add_asset': (t) => t('activity.asset.add', 'Added an asset'),
  'profile.update_asset': (t) => t('activity.asset.update', 'Edited an asset'),
  'profile.shelve_asset': (t) => t('activity.asset.shelve', 'Took an asset out of use'),
  'profile.restore_asset': (t) => t('activity.asset.restore', 'Put an asset back in use'),
  'profile.remove_asset': (t) => t('activity.asset.remove', 'Deleted an asset'),
  'review.write': (t) => t('activity.review.write', 'Wrote a review'),
  'review.change': (t) => t('activity.review.change', 'Edited a review'),
  'review.reply': (t) => t('activity.review.reply', 'Replied to a review'),
  'enquiry.make': (t) => t('activity.enquiry.make', 'Asked a question'),
  'enquiry.ask': (t) => t('activity.enquiry.make', 'Asked a question'),
  'enquiry.answer': (t) => t('activity.enquiry.answer', 'Answered a question'),
  'account.switch_role': (t) => t('activity.account.role', 'Switched role'),
  'account.end_sessions': (t) => t('activity.account.sessions', 'Logged out devices'),
} satisfies Partial<Record<Act, (t: Translate) => string>>;
const byArea: Record<ActivityArea, (t: Translate) => string> = {
  booking: (t) => t('activity.other.booking', 'Booking change'),
  staff: (t) => t('activity.other.staff', 'Team change'),
  profile: (t) => t('activity.other.profile', 'Profile change'),
  account: (t) => t('activity.other.account', 'Account change'),
  partner: (t) => t('activity.other.partner', 'Business change'),
};

export const areaOf = ({ action }: Pick<Activity, 'action'>): ActivityArea | null => {
  const [area = ''] = action.split('.');
  return isKeyOf(byArea, area) ? area : null;
};

export function activityWords(t: Translate, activity: Pick<Activity, 'action'>): string {
  const own = words[activity.action]?.(t);
  const area = areaOf(activity);
  return own ?? (area ? byArea[area](t) : t('activity.other', 'Other change'));
}
