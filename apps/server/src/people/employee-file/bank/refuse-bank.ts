import type { BankRefused } from '../../payroll/index.ts';
import { bankTransitions } from './bank.transitions.ts';

/** Answers payroll: a bank refused a salary, so nothing is paid to this very account until its owner gives another. */
export const refuseBank: BankRefused = async (tx, { organisationId, staffId, checkId, now }) => {
  const key = { organisationId, employeeId: staffId };
  const allowed = await bankTransitions.lockForSystem(tx, bankTransitions.verb.refuse, key);
  if (allowed?.row.checkId === checkId) await bankTransitions.move(tx, allowed, { now });
};
