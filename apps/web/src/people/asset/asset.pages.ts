import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const assetPages: DomainPages = {
  private: [
    route('held', 'routes/own-held.tsx'),
    route('people/assets', 'routes/company-assets.tsx'),
    route('people/assets/:assetId', 'routes/company-asset.tsx'),
  ],
};
