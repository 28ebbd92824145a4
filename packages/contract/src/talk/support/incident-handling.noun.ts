import { defineErrors } from '../../kernel/errors.ts';

export const handlingErrors = defineErrors({
  not_an_agent: [409, 'This person can’t be assigned. Choose another.'],
  too_many_labels: [409, 'A request can have {{limit}} labels. Remove one first.'],
  snooze_time: [409, 'Choose a time in the next {{days}} days.'],
});
