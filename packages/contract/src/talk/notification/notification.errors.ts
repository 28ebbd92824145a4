import { defineErrors } from '../../kernel/errors.ts';

export const notificationErrors = defineErrors({
  push_service_unknown: [400, 'Your browser’s notifications aren’t supported here.'],
});
