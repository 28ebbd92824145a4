import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const driveViewPages: DomainPages = {
  private: [
    route('drive/file/:itemId', 'routes/files/drive/file.tsx'),
    route('drive/search', 'routes/files/drive/search.tsx'),
    route('drive/scan', 'routes/files/drive/scan.tsx'),
  ],
};
