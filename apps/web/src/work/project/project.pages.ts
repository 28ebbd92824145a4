import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const projectPages: DomainPages = {
  private: [
    route('projects', 'routes/projects.tsx'),
    route('projects/new-business', 'routes/new-business.tsx'),
    route('projects/:projectId', 'routes/project.tsx'),
    route('projects/:projectId/change', 'routes/propose-change.tsx'),
    route('projects/:projectId/edit', 'routes/edit-project.tsx'),
    route('buyer/projects', 'routes/buyer-projects.tsx'),
    route('buyer/projects/:projectId', 'routes/buyer-project.tsx'),
  ],
};
