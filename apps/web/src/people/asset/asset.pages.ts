import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const assetPages: DomainPages = {
  private: [
    route('held', 'routes/people/own-held.tsx'),
    route('people/assets', 'routes/people/company-assets.tsx'),
    route('people/assets/:assetId', 'routes/people/company-asset.tsx'),
  ],
};
