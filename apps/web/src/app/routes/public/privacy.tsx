import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { lazyOptional } from '../../../platform/lazy-optional.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Consents } from '../../../identity/privacy/consents.tsx';
import { EraseAccountDialog } from '../../../identity/privacy/erase-account-dialog.tsx';
import { GrievanceOfficer } from '../../../identity/privacy/grievance-officer.tsx';
import { Leaving } from '../../../identity/privacy/leaving.tsx';
import { OwnCopy } from '../../../identity/privacy/own-copy.tsx';
import { ownTermsPath } from '../../../identity/privacy/terms-paths.ts';
import { usePrivacy } from '../../../identity/privacy/privacy.queries.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('privacy.title', 'Privacy'), noindex: true }));

const HomeJobCards = lazyOptional(
  () => import('../../../network/job-card/home-job-cards.tsx'),
  (part) => part.HomeJobCards,
);

/** A person's say over the own data. */
export default function PrivacyPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const role = useSession().profile?.role ?? null;
  const takesPart = role !== null && role !== 'Admin';
  return (
    <Page
      narrow
      title={t('privacy.title', 'Privacy')}
      lead={t('privacy.lead', 'Your data is yours. View it, download it, or delete it.')}
    >
      <Loaded query={usePrivacy()} waiting={<ListSkeleton count={3} />}>
        {(data) => (
          <>
            <Consents consents={data.consents} />
            {takesPart && (
              <Suspense fallback={<ListSkeleton count={1} />}>
                <HomeJobCards />
              </Suspense>
            )}
            <Section
              title={t('privacy.terms', 'Our terms')}
              lead={t('privacy.terms.lead', 'What is new, and what you agreed to.')}
            >
              <ButtonLink to={ownTermsPath} tone="plain">
                {t('privacy.terms.see', 'See your agreements')}
              </ButtonLink>
            </Section>
            <OwnCopy dataExport={data.dataExport} />
            <Leaving erasure={data.erasure} />
            <GrievanceOfficer officer={data.grievanceOfficer} />
            <EraseAccountDialog
              erasure={data.erasure}
              onErased={() => void navigate('/', { replace: true })}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}
