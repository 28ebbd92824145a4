import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const payrollEmpty = {
  'no-payrolls': {
    picture: 'no-payrolls',
    title: (t) => t('empty.no-payrolls', 'You haven’t run a payroll yet'),
    words: (t) => t('empty.no-payrolls.words', 'Set what each person is paid, then calculate the month.'),
    to: '/salary/people',
    button: (t) => t('empty.no-payrolls.go', 'Set salaries'),
  },
  'no-structures': {
    picture: 'no-structures',
    title: (t) => t('empty.no-structures', 'You haven’t added a salary structure yet'),
    words: (t) =>
      t(
        'empty.no-structures.words',
        'A structure says how pay is made up: basic pay, allowances, deductions.',
      ),
    to: '/salary/structures/new',
    button: (t) => t('empty.no-structures.go', 'Add a structure'),
  },
  'no-payslips': {
    picture: 'no-payslips',
    title: (t) => t('empty.no-payslips', 'You don’t have a payslip yet'),
    words: (t) =>
      t('empty.no-payslips.words', 'Your payslips appear here once your employer confirms a month.'),
    to: '/notifications',
    button: (t) => t('empty.no-payslips.go', 'View notifications'),
  },
} as const satisfies EmptyScreens;
