import { defineErrors } from '../../kernel/errors.ts';

export const projectFileErrors = defineErrors({
  project_file_not_found: [404, 'This file isn’t available.'],
  project_file_limit: [409, 'A project can have up to 100 files. Remove one first.'],
  project_file_unreadable: [400, 'We couldn’t open this file. Choose a photo or a PDF.'],
});

export const projectFileActs = ['project_file.add', 'project_file.edit', 'project_file.remove'] as const;
