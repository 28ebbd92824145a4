import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const earningPages: DomainPages = {
  private: [
    route('consultant-service/money', 'routes/partner-money.tsx'),
    route('consultant-service/money/:earningId', 'routes/partner-earning.tsx'),
  ],
};
