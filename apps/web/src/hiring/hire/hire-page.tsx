import { getHireTerms } from '@nukkad/contract/hiring/hire/hire.api';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { Note, Stack } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { HireForm, type TeamFields } from './hire-form.tsx';
import { TermsCard } from './hire-terms.tsx';

/** Hiring one applicant by the accepted offer. */
export function HirePage({
  jobId,
  applicationId,
  team,
}: {
  jobId: string;
  applicationId: string;
  team: TeamFields;
}) {
  const { t } = useTranslation();
  const query = useAsked(getHireTerms, { query: { applicationId } });
  const back = {
    to: `/hire-talent/jobs/${jobId}/applicants/${applicationId}`,
    label: query.data?.fullName ?? t('applicant.title', 'Applicant'),
  };
  const away = (
    <ButtonLink to={back.to} tone="plain">
      {back.label}
    </ButtonLink>
  );
  return (
    <Page
      title={
        query.data
          ? t('hire.title', 'Hire {{name}}', { name: query.data.fullName })
          : t('hire.title.short', 'Hire')
      }
      lead={query.data && <span translate="no">{query.data.jobTitle}</span>}
      back={back}
      narrow
    >
      <Loaded query={query} waiting={<DetailSkeleton />} away={away}>
        {(terms) => (
          <Stack gap={1} narrows>
            <TermsCard terms={terms} />
            {terms.can.hire ? (
              <Section
                title={t('hire.place', 'Place in your team')}
                lead={t(
                  'hire.place.lead',
                  'We send {{name}} an invitation. All of this counts once they accept it.',
                  {
                    name: terms.fullName,
                  },
                )}
              >
                <HireForm terms={terms} team={team} />
              </Section>
            ) : (
              <>
                <Note>
                  {terms.hireId
                    ? t('hire.already', 'You already hired {{name}}.', { name: terms.fullName })
                    : t('hire.mayNot', 'You need the permission to add team members.')}
                </Note>
                {away}
              </>
            )}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
