import { InviteDialog } from '../../../hiring/candidate/find-invite.tsx';
import { TalentList } from '../../../hiring/talent-pool/talent-list.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('talent.title', 'Talent pool'), noindex: true }));

export default function TalentPool() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('talent.title', 'Talent pool')}
      lead={t('talent.lead', 'Candidates who hide from you leave this list.')}
    >
      <TalentList />
      <InviteDialog />
    </Page>
  );
}
