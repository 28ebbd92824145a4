import type { EmployeeDocumentKind } from '@nukkad/contract/people/employee-file/employee-file.model';
import type { Reader } from '../../platform/db/database.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { DriveInterface } from '../../files/drive/index.ts';
import type { DocumentInterface } from '../../files/document/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { PartnershipInterface } from '../../market/partnership/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EmployeeInterface } from '../employee/index.ts';
import type { PayrollInterface } from '../payroll/index.ts';

export type InFile = 'aadhaar' | 'pan' | 'bank' | EmployeeDocumentKind;

/** What other domains may ask of files of employees. */
export interface EmployeeFileInterface {
  /** What of this the file has: a number, a verified account, a document of the kind. */
  inFile(reader: Reader, organisationId: string, employeeId: string): Promise<ReadonlySet<InFile>>;
}

export interface EmployeeFileDependencies {
  readonly platform: Platform;
  readonly account: Pick<AccountInterface, 'getPeople'>;
  readonly document: Pick<DocumentInterface, 'findStored' | 'getFiles' | 'holdOwn' | 'linkFile'>;
  readonly drive: Pick<DriveInterface, 'records'>;
  readonly employee: Pick<EmployeeInterface, 'employeeOf' | 'getEmployees'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
  readonly partnership: Pick<PartnershipInterface, 'bankName'>;
  readonly payroll: Pick<PayrollInterface, 'bankRefused' | 'banks' | 'numbers' | 'pans'>;
}
