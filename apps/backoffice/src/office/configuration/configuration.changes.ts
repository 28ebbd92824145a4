import { t } from '../../platform/words.ts';
import type { ChangeNames } from '../../ui/change-names.ts';

/** What the fields are called that an Admin confirms of a setting. */
export const configurationChanges: ChangeNames = {
  settingBefore: t('configuration.valueToday', 'Value today'),
  settingValue: t('configuration.newValue', 'New value'),
  settingChangeStatus: {
    name: t('common.status', 'Status'),
    choices: {
      Waiting: t('status.waiting', 'Needs approval'),
      Set: t('configuration.state.planned', 'Planned'),
      Refused: t('status.rejected', 'Rejected'),
      Withdrawn: t('configuration.state.withdrawn', 'Withdrawn'),
    },
  },
  affectedBookings: t('configuration.affected', 'Bookings affected'),
  customersPay: t('configuration.customersPay', 'Customers pay'),
  partnersEarn: t('configuration.partnersEarn', 'Partners earn'),
  platformKeeps: t('configuration.platformKeeps', 'Platform keeps'),
};
