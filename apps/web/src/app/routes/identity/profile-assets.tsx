import { mayOpen } from '@nukkad/contract/identity/account/screen.guard';
import { guardProfileOf } from '../../../platform/session/guard-profile.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { AddProfileItem } from '../../../identity/profile/item/no-profile-items.tsx';
import { OwnItems } from '../../../identity/profile/item/own-items.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('assets.title', 'Assets'), noindex: true }));

export default function ProfileAssets() {
  const { t } = useTranslation();
  const { profile } = useSession();
  const mayHand = mayOpen('/people/assets', profile && guardProfileOf(profile)).enter;
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
      {mayHand && (
        <ButtonLink to="/people/assets" tone="plain">
          {t('assets.handed', 'Company assets: who has what')}
        </ButtonLink>
      )}
      <OwnItems kind="asset" />
    </Page>
  );
}
