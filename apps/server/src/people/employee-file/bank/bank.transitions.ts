/** How an employee's bank account is checked: its table is `employee-bank.noun.ts`. */
import { employeeBankLifecycle } from '@nukkad/contract/people/employee-file/employee-bank.noun';
import {
  employeeFileErrors,
  employeeFileEvents,
} from '@nukkad/contract/people/employee-file/employee-file.noun';
import { actorOnBehalf } from '../../../platform/audit.ts';
import { logOf } from '../../../platform/lifecycle/log-of.ts';
import { tellsOf } from '../../../platform/lifecycle/tells-of.ts';
import type { Moved } from '../../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { EmployeeFacts } from '../../employee/index.ts';
import { isSelf } from '../employee-file.policy.ts';
import { type BankKey, type EmployeeBankRow, lockBank, replaceBank, saveBankState } from './bank.store.ts';

interface BankMove {
  /** The account that is given. */
  readonly given?: EmployeeBankRow;
}
/** Who acts, and whose account it is. */
export interface OnEmployee {
  readonly viewer: Viewer;
  readonly person: EmployeeFacts;
}
type BankMoved = Moved<typeof employeeBankLifecycle, EmployeeBankRow, OnEmployee, BankMove>;

export const bankTransitions = transitions({
  table: employeeBankLifecycle,
  notFound: employeeFileErrors.employee_bank_missing,
  movedOn: employeeFileErrors.employee_bank_moved_on,
  lock: (tx, key: BankKey) => lockBank(tx, key),
  sees: ({ person }: OnEmployee, bank) => person.employeeId === bank.employeeId,
  capacities: ({ viewer, person }) => (isSelf(viewer, person) ? ['Owner'] : []),
  next: (bank: EmployeeBankRow, status, { given }: BankMove) => ({ ...bank, ...given, status }),
  save: (tx, bank, { verb, now }: BankMoved) =>
    verb === 'give' ? replaceBank(tx, bank, now) : saveBankState(tx, bank, now),
  logged: logOf(employeeBankLifecycle, 'employee_bank', 'employeeId', {
    actor: ({ viewer }: OnEmployee) => actorOnBehalf(viewer),
    kind: 'employee',
    detail: () => ({}),
  }),
  tells: tellsOf(employeeBankLifecycle, employeeFileEvents),
});
