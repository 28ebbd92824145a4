import { OwnLeaving as Own } from '../../../people/leaving/own-leaving.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('leaving.own', 'Resignation'), noindex: true }));

export default function OwnLeaving() {
  const { t } = useTranslation();
  return (
    <Page title={t('leaving.own', 'Resignation')} narrow>
      <Own />
    </Page>
  );
}
