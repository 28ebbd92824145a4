import type { WorkState } from '@nukkad/contract/people/employee/employee.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

export const workStateWords: Readonly<Record<WorkState, (t: Translate) => string>> = {
  working: (t) => t('employee.working', 'Working'),
  notice: (t) => t('employee.notice', 'On notice'),
  left: (t) => t('employee.left', 'Left'),
};

export const dayInWords = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));
