import type { RecordFolder } from '@nukkad/contract/files/drive/record.noun';
import type { Translate } from '../../platform/i18n/i18n.ts';

/** Folders that fill themselves, as people look for what is in them. */
export const recordFolderWords: Readonly<Record<RecordFolder, (t: Translate) => string>> = {
  invoices: (t) => t('drive.records.invoices', 'Invoices'),
  quotes: (t) => t('drive.records.quotes', 'Quotes and agreements'),
  papers: (t) => t('drive.records.papers', 'Bills and receipts'),
  earnings: (t) => t('drive.records.earnings', 'Statements of earnings'),
  payslips: (t) => t('drive.records.payslips', 'Payslips'),
  tax_certificates: (t) => t('drive.records.tax_certificates', 'Tax certificates'),
  letters: (t) => t('drive.records.letters', 'Letters'),
  job_offers: (t) => t('drive.records.job_offers', 'Job offers'),
  signed_documents: (t) => t('drive.records.signed_documents', 'Signed documents'),
  profile_documents: (t) => t('drive.records.profile_documents', 'Documents of your profile'),
  candidate_documents: (t) => t('drive.records.candidate_documents', 'Documents for job applications'),
  employee_documents: (t) => t('drive.records.employee_documents', 'Employee documents'),
  work_photos: (t) => t('drive.records.work_photos', 'Photos of work'),
  project_files: (t) => t('drive.records.project_files', 'Project files'),
  expense_receipts: (t) => t('drive.records.expense_receipts', 'Expense receipts'),
  list_exports: (t) => t('drive.records.list_exports', 'Exports'),
};

/** Where a folder is kept on a page of its own, with more that can be done. */
export const recordScreens: Partial<Readonly<Record<RecordFolder, string>>> = {
  profile_documents: '/profile/documents',
};

export const recordFolderPath = (folder: RecordFolder) => recordScreens[folder] ?? `/drive/records/${folder}`;
