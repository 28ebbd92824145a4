import { hasFeature } from '@nukkad/contract/identity/account/screen.guard';
import { useSearchParams } from 'react-router';
import { kindWords } from '../../../nouns/approval/approval-words.ts';
import { LevelsForm } from '../../../people/approval/levels-form.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { Page } from '../../../ui/page/page.tsx';
import { UrlTabs } from '../../../ui/page/url-tabs.tsx';
import { askedKinds } from '../../approval-kinds/approval-kinds.ts';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('approval.levels', 'Approval levels'), noindex: true }));

export default function ApprovalLevels() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const kind = askedKinds.find((one) => one === search.get('tab')) ?? askedKinds[0];
  const { profile } = useSession();
  const mayEdit = hasFeature(profile?.permissions ?? null, { key: 'manage_users', action: 'update' });
  return (
    <Page
      title={t('approval.levels', 'Approval levels')}
      lead={t('approval.levels.lead', 'Open requests keep the levels they were sent with.')}
      narrow
    >
      {askedKinds.length > 1 && (
        <UrlTabs
          label={t('approval.kind', 'Kind')}
          tabs={askedKinds.map((value) => ({ value, label: kindWords[value](t) }))}
        />
      )}
      {kind && <LevelsForm kind={kind} mayEdit={mayEdit} />}
    </Page>
  );
}
