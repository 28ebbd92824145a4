import type { SettingPreview } from '@nukkad/contract/office/configuration/configuration.model';
import type { SettingId } from '@nukkad/contract/office/configuration/setting.catalogue';

type Reckons = SettingPreview['reckons'];

const reckoned: Partial<Record<SettingId, Reckons>> = {
  'ledger.rules.commissionPercent': 'bills',
  'ledger.rules.commissionGstPercent': 'bills',
  'ledger.rules.tcsPercent': 'bills',
  'price.fees.primeTimePercent': 'bills',
  'price.fees.instantPercent': 'bills',
  'price.fees.convenience': 'bills',
  'price.fees.freeMetres': 'bills',
  'price.fees.perStartedKm': 'bills',
  'price.fees.distanceCap': 'bills',
  'price.tax.classes': 'bills',
  'price.tax.platformPercent': 'bills',
  'schedule.rules.primeTime': 'bills',
  'booking.rules.freeUntilMinutesBefore': 'cancellations',
  'booking.rules.freeMinutesAfterBooking': 'cancellations',
  'booking.rules.feePercent': 'cancellations',
  'booking.rules.feeFloorPaise': 'cancellations',
  'booking.rules.feeCapPaise': 'cancellations',
  'ledger.rules.cancellationFeePartnerPercent': 'cancellations',
};

/** Whether the effect of a setting can be reckoned from past visits; else they can only be counted. */
export const reckonsOf = ({ settingId }: { readonly settingId: SettingId }): Reckons =>
  reckoned[settingId] ?? 'counts';
