import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const earningPages: DomainPages = {
  private: [
    route('consultant-service/money', 'routes/money/partner-money.tsx'),
    route('consultant-service/money/:earningId', 'routes/money/partner-earning.tsx'),
  ],
};
