import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { AddProfileItem } from '../../identity/profile/item/no-profile-items.tsx';
import { OwnItems } from '../../identity/profile/item/own-items.tsx';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('assets.title', 'Assets'), noindex: true }));

export default function ProfileAssets() {
  const { t } = useTranslation();
  const { profile } = useSession();
  const ofFirm = profile?.role === 'Service Partner' || profile?.role === 'subUser';
  return (
    <Page
      title={ofFirm ? t('assets.title', 'Assets') : t('assets.own', 'My appliances')}
      lead={
        ofFirm
          ? t('assets.lead', 'Your business’s tools, phones and vehicles, with their value.')
          : t(
              'assets.own.lead',
              'Keep a list of what you own, so you have the serial number when something breaks or is lost.',
            )
      }
      actions={<AddProfileItem kind="asset" />}
    >
      <OwnItems kind="asset" />
    </Page>
  );
}
