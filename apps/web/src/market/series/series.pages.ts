import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const seriesPages: DomainPages = {
  private: [
    route('buyer/series', 'routes/market/buyer-series-list.tsx'),
    route('buyer/series/:seriesId', 'routes/market/buyer-series.tsx'),
    route('consultant-service/series/:seriesId', 'routes/market/partner-series.tsx'),
  ],
};
