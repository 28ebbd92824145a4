import { defineErrors } from '../../kernel/errors.ts';

/** Folders that fill themselves; each is answered by the domain that keeps what is in it. */
export const recordFolders = [
  'invoices',
  'quotes',
  'papers',
  'earnings',
  'payslips',
  'tax_certificates',
  'letters',
  'job_offers',
  'signed_documents',
  'profile_documents',
  'candidate_documents',
  'employee_documents',
  'work_photos',
  'project_files',
  'expense_receipts',
  'list_exports',
] as const;
export type RecordFolder = (typeof recordFolders)[number];

export const recordErrors = defineErrors({
  record_not_found: [404, 'Resource is not available'],
});
