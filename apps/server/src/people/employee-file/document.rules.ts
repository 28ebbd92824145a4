import { expiryAlertDays } from '@nukkad/contract/people/employee-file/employee-file.model';
import { addDays } from '@nukkad/contract/kernel/time';

/** Up to this day an end is near. */
export const alertUntil = (today: string): string => addDays(today, expiryAlertDays);

export const isExpiring = (expiresOn: string | null, today: string): boolean =>
  expiresOn !== null && expiresOn <= alertUntil(today);
