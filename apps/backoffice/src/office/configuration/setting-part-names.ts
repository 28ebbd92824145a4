import type { SettingGroup } from '@nukkad/contract/office/configuration/setting.definition';
import { t } from '../../platform/words.ts';

export const groupNames: Readonly<Record<SettingGroup, string>> = {
  commission: t('settingGroup.commission', 'Commission'),
  fees: t('settingGroup.fees', 'Fees'),
  salaries: t('settingGroup.salaries', 'Salaries'),
  primeTime: t('settingGroup.primeTime', 'Prime time'),
  tax: t('settingGroup.tax', 'Tax'),
  cancelling: t('settingGroup.cancelling', 'Cancelling and absence'),
  penalties: t('settingGroup.penalties', 'Penalties and credit to customers'),
  payments: t('settingGroup.payments', 'Payments'),
  payouts: t('settingGroup.payouts', 'Payouts'),
  credit: t('settingGroup.credit', 'Credit'),
  windows: t('settingGroup.windows', 'Time limits of bookings'),
  visits: t('settingGroup.visits', 'On the job'),
  instant: t('settingGroup.instant', 'As soon as possible'),
  series: t('settingGroup.series', 'Repeating visits'),
  caps: t('settingGroup.caps', 'Limits on open bookings'),
  disputes: t('settingGroup.disputes', 'Disputes and complaints'),
  reviews: t('settingGroup.reviews', 'Reviews'),
  enquiries: t('settingGroup.enquiries', 'Enquiries'),
  hiring: t('settingGroup.hiring', 'Hiring'),
  leads: t('settingGroup.leads', 'Leads and credits'),
  support: t('settingGroup.support', 'Support'),
  approvals: t('settingGroup.approvals', 'Approval by a second Admin'),
  upkeep: t('settingGroup.upkeep', 'Upkeep'),
};

const partNames: Readonly<Record<string, string>> = {
  withinMinutes: t('settingPart.withinMinutes', 'Given back within'),
  paise: t('settingPart.paise', 'Amount'),
  fromPaise: t('settingPart.fromPaise', 'Work worth from'),
  credits: t('settingPart.credits', 'Credits'),
  below: t('settingPart.below', 'Services below'),
  fee: t('settingPart.fee', 'Fee'),
  from: t('settingPart.from', 'From'),
  to: t('settingPart.to', 'To'),
  unpaid: t('settingPart.unpaid', 'Unpaid'),
  cash: t('settingPart.cash', 'Paid in cash'),
  all: t('settingPart.all', 'Altogether'),
  housekeeping: t('settingPart.housekeeping', 'Cleaning and home services'),
  standard: t('settingPart.standard', 'Other services'),
  beauty: t('settingPart.beauty', 'Beauty and wellness'),
  registered: t('settingPart.registered', 'Partner with GST'),
  operator: t('settingPart.operator', 'Partner without GST'),
};

/** A column or a row of a value with several figures. */
export const partName = (part: string): string => partNames[part] ?? part;
