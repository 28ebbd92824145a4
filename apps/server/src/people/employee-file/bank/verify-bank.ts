import { employeeFileErrors } from '@nukkad/contract/people/employee-file/employee-file.noun';
import type { EmployeeFileAnswer } from '@nukkad/contract/people/employee-file/employee-file.model';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { bankTries, pennyCodeFits } from '../../../platform/providers/kyc/penny-check.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { EmployeeFileDependencies } from '../employee-file.interface.ts';
import { fileOf, findPerson } from '../read-file.ts';
import { countWrongTry, lockBank } from './bank.store.ts';
import { bankTransitions } from './bank.transitions.ts';

/** The employee says the code of the one rupee. A wrong one counts, also when the answer is a refusal. */
export async function verifyBank(
  deps: EmployeeFileDependencies,
  call: SignedInCall,
  { code }: { readonly code: string },
): Promise<EmployeeFileAnswer> {
  const { viewer, now } = call;
  const { platform } = deps;
  const answer = await platform.write(call, async (tx) => {
    const person = await findPerson(deps, tx, call);
    const found = await lockBank(tx, person);
    if (!found || found.status === 'waiting' || found.status === 'failed')
      return refuse(employeeFileErrors.employee_bank_missing);
    if (found.status === 'verified') return refuse(employeeFileErrors.employee_bank_verified);
    if (found.wrongTries >= bankTries) return refuse(employeeFileErrors.employee_bank_code_used_up);
    const allowed = bankTransitions.allow({ viewer, person }, bankTransitions.verb.verify, found);
    const { checkId } = found;
    if (!pennyCodeFits(platform.config.secret, 'employee', { checkId, given: code })) {
      await countWrongTry(tx, allowed.row);
      return null;
    }
    await bankTransitions.move(tx, allowed, { now });
    return fileOf(deps, tx, call, person);
  });
  return answer ?? refuse(employeeFileErrors.employee_bank_code_wrong);
}
