import { defineErrors } from '../../kernel/errors.ts';

export const sessionErrors = defineErrors({
  talk_not_found: [404, 'Resource is not available'],
  session_moved_on: [409, 'This chat has changed. Check it and try again.'],
  session_ended: [409, 'Chat support ended.'],
  support_closed: [409, 'Live support is closed now. Write to us, or choose a time for a call.'],
  session_reopen_too_late: [409, 'This chat is too old to reopen. Start a new one.'],
  session_not_rateable: [409, 'You can rate a chat once it has ended.'],
  not_on_duty: [409, 'Please start your duty first.'],
  agent_not_there: [409, 'This agent has no room now. Choose another one.'],
  call_back_outside_hours: [400, 'Choose a time when support is open, within 7 days.'],
});
