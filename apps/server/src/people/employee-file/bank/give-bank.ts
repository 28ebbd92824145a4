import type { BankAccountBody } from '@nukkad/contract/identity/partner/partner.model';
import { employeeFileErrors } from '@nukkad/contract/people/employee-file/employee-file.noun';
import type { EmployeeFileAnswer } from '@nukkad/contract/people/employee-file/employee-file.model';
import { randomUUID } from 'node:crypto';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { countCheck } from '../../../platform/providers/kyc/penny-check.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { EmployeeFileDependencies } from '../employee-file.interface.ts';
import { sealAccount } from '../employee-file-keys.ts';
import { fileOf, findPerson } from '../read-file.ts';
import { type EmployeeBankRow, lockBank, replaceBank } from './bank.store.ts';
import { bankTransitions } from './bank.transitions.ts';

/** One's own account, in place of the one before, which is paid no more. The check is asked for behind the request. */
export async function giveBank(
  deps: EmployeeFileDependencies,
  call: SignedInCall,
  { holderName, accountNumber, ifsc }: BankAccountBody,
): Promise<EmployeeFileAnswer> {
  const { platform, partnership } = deps;
  const { viewer, now } = call;
  const { employee_bank_ifsc: unknown, employee_bank_too_often: tooOften } = employeeFileErrors;
  const bankName = await partnership.bankName(platform.db, ifsc);
  if (bankName === null) return refuse(unknown, { fields: { ifsc: unknown.message } });
  return platform.write(call, async (tx) => {
    const person = await findPerson(deps, tx, call);
    const { organisationId, employeeId } = person;
    const present = await lockBank(tx, { organisationId, employeeId });
    const count = countCheck(present, now) ?? refuse(tooOften);
    const given: EmployeeBankRow = {
      employeeId,
      organisationId,
      checkId: randomUUID(),
      holderName,
      ifsc,
      bankName,
      accountSealed: sealAccount(platform.config.secret, employeeId, accountNumber),
      accountLast4: accountNumber.slice(-4),
      status: 'waiting',
      wrongTries: 0,
      ...count,
    };
    const who = { viewer, person };
    if (present)
      await bankTransitions.move(tx, bankTransitions.allow(who, bankTransitions.verb.give, present), {
        now,
        given,
      });
    else {
      const allowed = bankTransitions.allowNew(who, bankTransitions.verb.give, given);
      await replaceBank(tx, allowed.row, now);
      await bankTransitions.begin(tx, allowed, { now });
    }
    return fileOf(deps, tx, call, person);
  });
}
