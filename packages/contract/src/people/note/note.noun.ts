import { defineErrors } from '../../kernel/errors.ts';

export const noteErrors = defineErrors({
  note_not_found: [404, 'Resource is not available'],
  note_changed: [409, 'This note was changed meanwhile. Check it and try again.'],
  note_day: [400, 'Choose a day from the last 31 days or the next 31.'],
});

export const noteActs = ['note.add', 'note.edit', 'note.remove'] as const;
