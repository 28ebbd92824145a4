import { lifecycle } from '../../kernel/lifecycle.ts';

export const employeeBankStates = ['waiting', 'code_sent', 'verified', 'failed'] as const;
export type EmployeeBankState = (typeof employeeBankStates)[number];

/** The account that an employee's salary is paid to, and its check by one rupee. */
export const employeeBankLifecycle = lifecycle({
  name: 'employee_bank',
  states: employeeBankStates,
  actors: ['Owner', 'System'],
  moves: {
    give: {
      from: [null, 'waiting', 'code_sent', 'verified', 'failed'],
      to: ['waiting'],
      by: ['Owner'],
      why: 'The employee’s own account, given by no one else, so that no one pays another’s salary to themselves.',
      tells: ['employee_bank.given'],
    },
    answer: {
      from: ['waiting'],
      to: ['code_sent', 'verified', 'failed'],
      by: ['System'],
      why: 'The bank has answered: the rupee was sent with a code, the holder was confirmed, or there is no such account.',
    },
    verify: {
      from: ['code_sent'],
      to: ['verified'],
      by: ['Owner'],
      why: 'The employee said the code of the rupee.',
    },
    refuse: {
      from: ['verified'],
      to: ['failed'],
      by: ['System'],
      why: 'The bank refused a salary for a reason of the account: nothing is paid to it until its owner gives another.',
    },
  },
});
