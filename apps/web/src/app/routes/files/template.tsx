import { TemplatePage } from '../../../files/template/template-page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/template.ts';

export const handle = page(({ t }) => ({ title: t('template.title', 'Templates'), noindex: true }));

export default function TemplateRoute({ params }: Route.ComponentProps) {
  return <TemplatePage templateId={params.templateId} />;
}
