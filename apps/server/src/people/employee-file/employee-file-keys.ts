import { decrypt, encrypt } from '../../platform/encryption.ts';
import { type SealedColumns, sealedColumn } from '../../platform/resealing/sealed-columns.ts';

/** The PAN or the Aadhaar number of an employee, to lie in their row. */
export const sealNumber = (secret: string, which: 'pan' | 'aadhaar', employeeId: string, number: string) =>
  encrypt(secret, `employee ${which}`, number, employeeId);

/** The account number of an employee, to lie in their row. */
export const sealAccount = (secret: string, employeeId: string, accountNumber: string) =>
  encrypt(secret, 'employee bank account', accountNumber, employeeId);

/** For the payout provider, the check and the bank file alone. */
export const openAccount = (secret: string, employeeId: string, sealed: string) =>
  decrypt(secret, 'employee bank account', sealed, employeeId);

/** For the certificate and the statement of income tax alone: the law asks for the whole number there. */
export const openPan = (secret: string, employeeId: string, sealed: string) =>
  decrypt(secret, 'employee pan', sealed, employeeId);

const inFile = (which: 'pan' | 'aadhaar') =>
  sealedColumn({
    table: 'employee_file',
    key: 'staff_id',
    column: `${which}_sealed`,
    purpose: `employee ${which}`,
  });

export const sealedEmployeeNumbers: readonly SealedColumns[] = [
  inFile('pan'),
  inFile('aadhaar'),
  sealedColumn({
    table: 'employee_bank',
    key: 'staff_id',
    column: 'account_sealed',
    purpose: 'employee bank account',
  }),
];
