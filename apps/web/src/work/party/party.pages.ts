import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const partyPages: DomainPages = {
  private: [
    route('projects/parties', 'routes/work/parties.tsx'),
    route('projects/parties/new', 'routes/work/new-party.tsx'),
    route('projects/parties/import', 'routes/work/import-parties.tsx'),
    route('projects/parties/:partyId', 'routes/work/party.tsx'),
    route('projects/parties/:partyId/edit', 'routes/work/edit-party.tsx'),
  ],
};
