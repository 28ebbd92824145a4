import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { SectionCards } from '../../account/section-cards.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('buyer.title', 'Your corner'), noindex: true }));

/** What customers order and job seekers look for; who they are is on the page of the profile. */
const whatOneDoes = ['home', 'jobs'] as const;

/** The start page of customers and job seekers, with the ways to what they ordered and applied for. */
export default function BuyerBase() {
  const { t } = useTranslation();
  const { profile } = useSession();
  if (!profile) return null;
  const first = profile.fullName.split(' ')[0];
  return (
    <Page
      title={first ? t('buyer.hello', 'Namaste, {{name}}', { name: first }) : t('buyer.title', 'Your corner')}
      actions={
        <ButtonLink to="/profile" tone="plain" small>
          {t('profile.title', 'Your profile')}
        </ButtonLink>
      }
    >
      <SectionCards profile={profile} only={whatOneDoes} />
    </Page>
  );
}
