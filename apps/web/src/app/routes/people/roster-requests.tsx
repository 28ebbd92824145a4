import { ShiftRequests } from '../../../people/shift/shift-requests.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('shiftRequest.title', 'Shift requests'),
  noindex: true,
}));

export default function RosterRequests() {
  const { t } = useTranslation();
  return (
    <Page title={t('shiftRequest.title', 'Shift requests')} narrow>
      <ShiftRequests whose="team" />
    </Page>
  );
}
