import type { EmployeeDocumentKind } from '@nukkad/contract/people/employee-file/employee-file.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

export const kindWords: Readonly<Record<EmployeeDocumentKind, (t: Translate) => string>> = {
  contract: (t) => t('employeeFile.kind.contract', 'Contract'),
  driving_licence: (t) => t('employeeFile.kind.licence', 'Driving licence'),
  passport: (t) => t('employeeFile.kind.passport', 'Passport'),
  voter_id: (t) => t('employeeFile.kind.voter', 'Voter ID'),
  police_check: (t) => t('employeeFile.kind.police', 'Police verification'),
  medical: (t) => t('employeeFile.kind.medical', 'Medical certificate'),
  training: (t) => t('employeeFile.kind.training', 'Training certificate'),
  education: (t) => t('employeeFile.kind.education', 'Education certificate'),
  other: (t) => t('employeeFile.kind.other', 'Other document'),
};
