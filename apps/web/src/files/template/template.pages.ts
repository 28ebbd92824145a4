import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const templatePages: DomainPages = {
  private: [
    route('templates', 'routes/files/templates.tsx'),
    route('templates/create', 'routes/files/create-document.tsx'),
    route('templates/new/:kind', 'routes/files/new-template.tsx'),
    route('templates/:templateId', 'routes/files/template.tsx'),
  ],
};
