import type { BanksOf } from '../../payroll/index.ts';
import type { EmployeeFileDependencies } from '../employee-file.interface.ts';
import { openAccount } from '../employee-file-keys.ts';
import { listVerified } from './bank.store.ts';

/** Answers payroll: where people are paid. Numbers leave for the payout provider and the bank file alone. */
export const verifiedBanks =
  ({ platform: { config } }: EmployeeFileDependencies): BanksOf =>
  async (reader, organisationId, staffIds) =>
    new Map(
      (await listVerified(reader, organisationId, staffIds)).map((bank) => [
        bank.employeeId,
        {
          ownerId: bank.employeeId,
          owner: 'employee' as const,
          checkId: bank.checkId,
          holderName: bank.holderName,
          target: {
            kind: 'bank' as const,
            ifsc: bank.ifsc,
            accountNumber: openAccount(config.secret, bank.employeeId, bank.accountSealed),
          },
        },
      ]),
    );
