import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { AddBelonging, BelongingList } from '../../profile/belonging/belonging-list.tsx';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('assets.title', 'Assets'), noindex: true }));

export default function ProfileAssets() {
  const { t } = useTranslation();
  const { profile } = useSession();
  const ofFirm = profile?.role === 'Service Partner' || profile?.role === 'subUser';
  return (
    <Page
      title={ofFirm ? t('assets.title', 'Assets') : t('assets.own', 'Your things')}
      lead={
        ofFirm
          ? t('assets.lead', 'Tools, phones and vehicles of the firm, with what they are worth.')
          : t('assets.own.lead', 'Write down what you own: when it breaks or is lost, its number is here.')
      }
      actions={<AddBelonging kind="asset" />}
    >
      <BelongingList kind="asset" />
    </Page>
  );
}
