import type { StaffPreset } from '@nukkad/contract/identity/staff/staff.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

const words: Record<StaffPreset, (t: Translate) => string> = {
  Professional: (t) => t('staff.preset.professional', 'Professional: own jobs only'),
  Desk: (t) => t('staff.preset.desk', 'Desk: bookings'),
  Dispatcher: (t) => t('staff.preset.dispatcher', 'Dispatcher: accepts and assigns'),
  Accountant: (t) => t('staff.preset.accountant', 'Accountant: payments, read only'),
  HR: (t) => t('staff.preset.hr', 'HR: the team'),
  Viewer: (t) => t('staff.preset.viewer', 'Viewer: sees, changes nothing'),
  Manager: (t) => t('staff.preset.manager', 'Manager: everything except money'),
};

export const presetWords = (t: Translate, preset: StaffPreset) => words[preset](t);

const names: Record<StaffPreset, (t: Translate) => string> = {
  Professional: (t) => t('staff.presetName.professional', 'Professional'),
  Desk: (t) => t('staff.presetName.desk', 'Desk'),
  Dispatcher: (t) => t('staff.presetName.dispatcher', 'Dispatcher'),
  Accountant: (t) => t('staff.presetName.accountant', 'Accountant'),
  HR: (t) => t('staff.presetName.hr', 'HR'),
  Viewer: (t) => t('staff.presetName.viewer', 'Viewer'),
  Manager: (t) => t('staff.presetName.manager', 'Manager'),
};

/** Without what it lets a person do, for a cell of a table. */
export const presetName = (t: Translate, preset: StaffPreset) => names[preset](t);
