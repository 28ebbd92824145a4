import { defineErrors } from '../../kernel/errors.ts';

export const noticeDeskErrors = defineErrors({
  notice_not_found: [404, 'This is not available'],
  notice_moved_on: [409, 'This notice is being sent, or was sent again. Check it again.'],
});
