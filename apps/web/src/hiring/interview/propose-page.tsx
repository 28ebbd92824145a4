import { getApplication } from '@nukkad/contract/hiring/application/application.api';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Note } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { useInterviewers } from './interview.queries.ts';
import { ProposeForm } from './propose-form.tsx';

function Form({ applicationId }: { readonly applicationId: string }) {
  return (
    <Loaded query={useInterviewers(applicationId)} waiting={<DetailSkeleton />}>
      {({ items }) => (
        <Card>
          <ProposeForm applicationId={applicationId} people={items} />
        </Card>
      )}
    </Loaded>
  );
}

/** The next interview of a shortlisted applicant. */
export function ProposePage({ jobId, applicationId }: { jobId: string; applicationId: string }) {
  const { t } = useTranslation();
  const query = useAsked(getApplication, { query: { applicationId } });
  const { data } = query;
  const back = {
    to: `/hire-talent/jobs/${jobId}/applicants/${applicationId}`,
    label: data?.applicant.name ?? t('interview.applicant', 'Applicant'),
  };
  return (
    <Page
      title={t('interview.propose', 'Propose interview')}
      lead={data && [data.applicant.name, data.jobTitle].join(' · ')}
      back={back}
      narrow
    >
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={
          <ButtonLink to={back.to} tone="plain">
            {back.label}
          </ButtonLink>
        }
      >
        {({ can }) =>
          can.interview ? (
            <Form applicationId={applicationId} />
          ) : (
            <Note>{t('interview.propose.not', 'No interview can be proposed to this applicant now.')}</Note>
          )
        }
      </Loaded>
    </Page>
  );
}
