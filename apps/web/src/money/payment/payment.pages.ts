import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const paymentPages: DomainPages = {
  account: [route('buyer/payments', 'routes/money/payments.tsx')],
};
