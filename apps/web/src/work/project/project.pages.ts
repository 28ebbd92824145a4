import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const projectPages: DomainPages = {
  private: [
    route('projects', 'routes/work/projects.tsx'),
    route('projects/new-business', 'routes/work/new-business.tsx'),
    route('projects/:projectId', 'routes/work/project.tsx'),
    route('projects/:projectId/change', 'routes/work/propose-change.tsx'),
    route('projects/:projectId/edit', 'routes/work/edit-project.tsx'),
    route('buyer/projects', 'routes/work/buyer-projects.tsx'),
    route('buyer/projects/:projectId', 'routes/work/buyer-project.tsx'),
  ],
};
