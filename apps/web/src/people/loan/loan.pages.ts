import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const loanPages: DomainPages = {
  private: [
    route('loans', 'routes/people/own-loans.tsx'),
    route('people/loans', 'routes/people/loans.tsx'),
    route('people/loans/:loanId', 'routes/people/loan.tsx'),
  ],
};
