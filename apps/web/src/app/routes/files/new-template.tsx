import { NewTemplate } from '../../../files/template/template-page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/new-template.ts';

export const handle = page(({ t }) => ({ title: t('template.title', 'Templates'), noindex: true }));

export default function NewTemplateRoute({ params }: Route.ComponentProps) {
  return <NewTemplate kind={params.kind} />;
}
