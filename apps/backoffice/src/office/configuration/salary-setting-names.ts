import { t } from '../../platform/words.ts';

/** Rules of overtime, by which payrolls pay it. */
export const salarySettingNames = {
  'payroll.rules.workingDaysAMonth': t(
    'setting.payroll.rules.workingDaysAMonth',
    'Working days by which a month’s pay is divided for overtime',
  ),
  'payroll.rules.hoursADay': t('setting.payroll.rules.hoursADay', 'Hours of a working day for overtime'),
  'payroll.rules.overtimeTimes': t(
    'setting.payroll.rules.overtimeTimes',
    'Times the ordinary pay for overtime',
  ),
} as const;
