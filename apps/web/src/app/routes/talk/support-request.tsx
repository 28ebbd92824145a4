import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { IncidentView } from '../../../talk/support/incident-view.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/support-request.ts';

export const handle = page(({ t }) => ({
  title: t('request.title', 'Your message to support'),
  noindex: true,
}));

export default function SupportRequest({ params: { incidentId } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <Page narrow back={{ to: '/help/support', label: t('help.title', 'Help') }}>
      <IncidentView key={incidentId} incidentId={incidentId} />
    </Page>
  );
}
