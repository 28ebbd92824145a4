import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Page } from '../../ui/page.tsx';
import { SectionCards } from '../account/section-cards.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('buyer.title', 'Your corner'), noindex: true }));

/** The start page of customers and job seekers, with links to the sections of their account. */
export default function BuyerBase() {
  const { t } = useTranslation();
  const { profile } = useSession();
  if (!profile) return null;
  const first = profile.fullName.split(' ')[0];
  return (
    <Page
      title={first ? t('buyer.hello', 'Namaste, {{name}}', { name: first }) : t('buyer.title', 'Your corner')}
    >
      <SectionCards profile={profile} />
    </Page>
  );
}
