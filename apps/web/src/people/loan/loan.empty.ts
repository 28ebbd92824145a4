import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const loanEmpty = {
  'no-own-loans': {
    picture: 'no-own-loans',
    title: (t) => t('empty.no-own-loans', 'You have no loan from your business'),
    words: (t) =>
      t('empty.no-own-loans.words', 'Ask for one. It is paid back in instalments from your salary.'),
    to: '/loans?dialog=loan',
    button: (t) => t('loan.ask', 'Ask for a loan'),
  },
  'no-loans': {
    picture: 'no-loans',
    title: (t) => t('empty.no-loans', 'No one in your team has a loan'),
    words: (t) =>
      t('empty.no-loans.words', 'Give a loan. Each payroll deducts an instalment until it is paid back.'),
    to: '/people/loans?dialog=give',
    button: (t) => t('loan.give', 'Give a loan'),
  },
} as const satisfies EmptyScreens;
