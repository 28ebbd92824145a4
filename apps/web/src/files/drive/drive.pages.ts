import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const drivePages: DomainPages = {
  private: [
    route('drive', 'routes/files/drive/own.tsx'),
    route('drive/team', 'routes/files/drive/team.tsx'),
    route('drive/shared-with-me', 'routes/files/drive/shared-with-me.tsx'),
    route('drive/recent', 'routes/files/drive/recent.tsx'),
    route('drive/starred', 'routes/files/drive/starred.tsx'),
    route('drive/bin', 'routes/files/drive/bin.tsx'),
    route('drive/folder/:itemId', 'routes/files/drive/folder.tsx'),
    route('drive/records/:folder', 'routes/files/drive/records.tsx'),
  ],
};
