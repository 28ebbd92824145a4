import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const partyPages: DomainPages = {
  private: [
    route('projects/parties', 'routes/parties.tsx'),
    route('projects/parties/new', 'routes/new-party.tsx'),
    route('projects/parties/import', 'routes/import-parties.tsx'),
    route('projects/parties/:partyId', 'routes/party.tsx'),
    route('projects/parties/:partyId/edit', 'routes/edit-party.tsx'),
  ],
};
