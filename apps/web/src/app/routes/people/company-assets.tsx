import { hasFeature } from '@nukkad/contract/identity/account/screen.guard';
import { AssetDialog } from '../../../people/asset/asset-form.tsx';
import { AssetList } from '../../../people/asset/asset-list.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('asset.title', 'Company assets'), noindex: true }));

export default function CompanyAssets() {
  const { t } = useTranslation();
  const add = useDialogLink('asset');
  const { profile } = useSession();
  const mayAdd = hasFeature(profile?.permissions ?? null, { key: 'manage_users', action: 'update' });
  return (
    <Page
      title={t('asset.title', 'Company assets')}
      actions={mayAdd && <ButtonLink {...add}>{t('asset.new', 'Add asset')}</ButtonLink>}
    >
      <AssetList />
      {mayAdd && <AssetDialog asset={null} />}
    </Page>
  );
}
