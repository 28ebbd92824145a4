import { defineErrors } from '../../kernel/errors.ts';

/** empty: it could be opened, and holds no words; unreadable: too much for the reader, or given up. */
export const cvStates = ['waiting', 'read', 'empty', 'unreadable'] as const;
export type CvState = (typeof cvStates)[number];

export const cvErrors = defineErrors({
  cv_unreadable: [415, 'We can’t read this file. Choose a PDF, a Word file (DOCX) or a photo.'],
  cv_active: [415, 'This file contains macros, scripts or other files. Save it as a new PDF and send that.'],
  cv_locked: [415, 'This file has a password. Choose one without.'],
  cv_file_empty: [415, 'This file is empty. Choose another.'],
  cv_not_found: [404, 'This CV was removed.'],
  cv_changed: [409, 'Another CV was sent meanwhile. Check what was read and try again.'],
});
