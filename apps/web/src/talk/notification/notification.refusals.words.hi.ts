import type { notificationErrors } from '@nukkad/contract/talk/notification/notification.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const notificationRefusals = refusalsInHindi<keyof typeof notificationErrors>({
  push_service_unknown: 'आपके ब्राउज़र की सूचनाएँ यहाँ काम नहीं करतीं।',
});
