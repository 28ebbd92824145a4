import { getHire } from '@nukkad/contract/hiring/hire/hire.api';
import type { Hire } from '@nukkad/contract/hiring/hire/hire.model';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { CardHead, Note, Row } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { FeedbackPart } from './feedback-part.tsx';
import { HireDocuments } from './hire-documents.tsx';
import { HireFacts } from './hire-facts.tsx';

function NextStep({ hire: { standing, companyName: name } }: { hire: Hire }) {
  const { t } = useTranslation();
  if (standing === 'invited')
    return (
      <>
        <Note above={0.5}>
          {t('hire.own.invited', 'Accept the invitation of {{name}} to join the team.', { name })}
        </Note>
        <Row gap={0.5} above={0.75} below={0.75}>
          <ButtonLink to="/profile/invitations">{t('hire.own.answer', 'Answer invitation')}</ButtonLink>
        </Row>
      </>
    );
  return (
    <Note above={0.5} below={0.75}>
      {standing === 'joined'
        ? t(
            'hire.own.joined',
            'You joined the team of {{name}}. Switch to it in your profile to add documents and see your shifts.',
            { name },
          )
        : t('hire.own.ended', 'The invitation has ended. Write to {{name}} if you still want to join.', {
            name,
          })}
    </Note>
  );
}

/** On one’s own application: what comes after one was hired. */
export function OwnHire({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation();
  const query = useAsked(getHire, { query: { applicationId } });
  return (
    <Loaded query={query} waiting={<DetailSkeleton />}>
      {(hire) => (
        <Card quiet as="section">
          <CardHead>
            <h2>{t('hire.own', 'You’re hired')}</h2>
          </CardHead>
          <NextStep hire={hire} />
          <HireFacts hire={hire} />
          <HireDocuments documents={hire.documents} />
          <FeedbackPart hire={hire} side="person" />
        </Card>
      )}
    </Loaded>
  );
}
