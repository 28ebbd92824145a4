import { decrypt, encrypt } from '../../platform/encryption.ts';

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
