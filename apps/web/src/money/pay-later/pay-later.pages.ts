import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const payLaterPages: DomainPages = {
  account: [route('buyer/pay-later', 'routes/money/pay-later.tsx')],
};
