import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { PartyImport } from '../../../work/party/party-import.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('party.import', 'Import from a file'), noindex: true }));

export default function ImportParties() {
  const { t } = useTranslation();
  const back = { to: '/projects/parties', label: t('party.title', 'Customers and suppliers') };
  return (
    <Page
      title={t('party.import', 'Import from a file')}
      lead={t(
        'party.import.lead',
        'Import your parties from a file. Fix rows here, then add them all at once.',
      )}
      back={back}
    >
      <PartyImport />
    </Page>
  );
}
