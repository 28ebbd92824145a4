import { getHire } from '@nukkad/contract/hiring/hire/hire.api';
import type { Hire } from '@nukkad/contract/hiring/hire/hire.model';
import type { Application } from '@nukkad/contract/hiring/application/application.model';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { CardHead, Note, Row } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { FeedbackPart } from './feedback-part.tsx';
import { HireDocuments } from './hire-documents.tsx';
import { HireFacts } from './hire-facts.tsx';
import { hirePath, standingTones, standingWords } from './hire-words.ts';

function Hired({ hire }: { hire: Hire }) {
  const { t } = useTranslation();
  const { fullName: name, standing, staffId } = hire;
  return (
    <Card quiet>
      <CardHead below={0.5}>
        <h3>{t('hire.hired', 'You hired {{name}}', { name })}</h3>
        <StatePill tone={standingTones[standing]}>{standingWords[standing](t)}</StatePill>
      </CardHead>
      {standing === 'not_joining' && (
        <Note above={0.5}>
          {t(
            'hire.inviteAgain',
            'The invitation has ended. Invite them again from your team; the rest is kept.',
          )}
        </Note>
      )}
      <HireFacts hire={hire} />
      <HireDocuments documents={hire.documents} />
      <Row gap={0.5} above={0.75}>
        {standing === 'joined' && staffId ? (
          <>
            <ButtonLink to={`/people/employees/${staffId}`}>
              {t('hire.employee', 'Open employee record')}
            </ButtonLink>
            <ButtonLink to={`/users/sub-users-list/${staffId}`} tone="plain">
              {t('hire.permissions', 'Permissions')}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink to="/users/sub-users-list" tone="plain">
            {t('hire.team', 'View your team')}
          </ButtonLink>
        )}
      </Row>
      <FeedbackPart hire={hire} side="employer" />
    </Card>
  );
}

function HiredSection({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation();
  const query = useAsked(getHire, { query: { applicationId } });
  return (
    <Section title={t('hire.section', 'Hire')}>
      <Loaded query={query} waiting={<DetailSkeleton />}>
        {(hire) => <Hired hire={hire} />}
      </Loaded>
    </Section>
  );
}

/** On the applicant’s page: the way to hire by an accepted offer, and what came of it. */
export function HiredPart({ application }: { application: Application }) {
  const { t } = useTranslation();
  const { applicationId, jobId, status, applicant, can } = application;
  if (status === 'Completed') return <HiredSection applicationId={applicationId} />;
  if (!can.hire) return null;
  return (
    <Section
      title={t('hire.section', 'Hire')}
      lead={t('hire.lead', '{{name}} accepted your offer.', { name: applicant.name })}
    >
      <ButtonLink to={hirePath({ jobId, applicationId })}>
        {t('hire.press', 'Hire {{name}}', { name: applicant.name })}
      </ButtonLink>
    </Section>
  );
}
