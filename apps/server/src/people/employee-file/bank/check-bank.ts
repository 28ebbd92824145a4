import { system } from '../../../platform/platform.ts';
import { pennyCode } from '../../../platform/providers/kyc/penny-check.ts';
import type { EmployeeFileDependencies } from '../employee-file.interface.ts';
import { openAccount } from '../employee-file-keys.ts';
import { findBank } from './bank.store.ts';
import { bankTransitions } from './bank.transitions.ts';

/** Sends the one rupee of a check that still waits; told twice, it sends once. A failure is tried again by the outbox. */
export async function checkBank(
  { platform, account, employee }: EmployeeFileDependencies,
  facts: { readonly organisationId: string; readonly employeeId: string; readonly checkId: string },
): Promise<void> {
  const { organisationId, employeeId, checkId } = facts;
  const { db, config, providers, clock } = platform;
  const bank = await findBank(db, organisationId, employeeId);
  if (bank?.checkId !== checkId || bank.status !== 'waiting') return;
  const userId =
    (await employee.getEmployees(db, organisationId, [employeeId])).get(employeeId)?.userId ?? '';
  const person = (await account.getPeople(db, [userId])).get(userId);
  const state = await providers.kyc.bank({
    holderName: bank.holderName,
    ifsc: bank.ifsc,
    accountNumber: openAccount(config.secret, employeeId, bank.accountSealed),
    mobileNumber: person?.mobileNumber ?? '',
    code: pennyCode(config.secret, 'employee', checkId),
  });
  await platform.write(system, async (tx) => {
    const allowed = await bankTransitions.lockForSystem(tx, bankTransitions.verb.answer, {
      organisationId,
      employeeId,
    });
    if (allowed?.row.checkId !== checkId) return;
    await bankTransitions.move(tx, allowed, { now: clock.now(), to: state });
  });
}
