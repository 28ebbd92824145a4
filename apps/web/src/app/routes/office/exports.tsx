import { OwnExportsList } from '../../../office/list-export/own-exports-list.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('exports.title', 'Your exports'), noindex: true }));

export default function ExportsPage() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('exports.title', 'Your exports')}
      lead={t('exports.lead', 'Lists you saved as files. Each file is deleted after 7 days.')}
    >
      <OwnExportsList />
    </Page>
  );
}
