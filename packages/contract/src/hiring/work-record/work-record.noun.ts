import { defineErrors } from '../../kernel/errors.ts';

export const workRecordErrors = defineErrors({
  work_record_not_found: [404, 'Resource is not available'],
  work_record_empty: [
    409,
    'There is nothing to share yet. Complete a visit, or wait until an employer confirms your work.',
  ],
  work_record_changed: [409, 'Your work record has changed. Check it and share again.'],
  work_record_application_over: [409, 'This application has ended, so you can’t share your record in it.'],
});

/** Consent for one application is given, and taken back. */
export const workRecordActs = ['work_record.share', 'work_record.revoke'] as const;
