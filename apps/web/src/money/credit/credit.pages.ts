import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const creditPages: DomainPages = {
  account: [route('buyer/credit', 'routes/money/credit.tsx')],
};
