import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const loanPages: DomainPages = {
  private: [
    route('loans', 'routes/own-loans.tsx'),
    route('people/loans', 'routes/loans.tsx'),
    route('people/loans/:loanId', 'routes/loan.tsx'),
  ],
};
