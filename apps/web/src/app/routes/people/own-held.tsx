import { OwnHeld } from '../../../people/asset/own-held.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('asset.own', 'What I hold'), noindex: true }));

export default function OwnHeldPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('asset.own', 'What I hold')}>
      <OwnHeld />
    </Page>
  );
}
