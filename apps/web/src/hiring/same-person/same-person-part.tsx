import { decideSamePerson, listAlikes } from '@nukkad/contract/hiring/same-person/same-person.api';
import type { Alike, SharedContact } from '@nukkad/contract/hiring/same-person/same-person.model';
import { Link } from 'react-router';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { CardHead, List, Note } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { Moves, pressed } from '../../ui/press/moves.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';

const shareWords: Readonly<Record<SharedContact, (t: Translate) => string>> = {
  mobile: (t) => t('samePerson.mobile', 'Same mobile number'),
  mail: (t) => t('samePerson.mail', 'Same email'),
};

function OneAlike({
  applicationId,
  alike,
  mayDecide,
}: {
  applicationId: string;
  alike: Alike;
  mayDecide: boolean;
}) {
  const { t } = useTranslation();
  const decide = useSend(decideSamePerson);
  const { applicationId: otherId, jobId, jobTitle, name, shares, verdict } = alike;
  const asked = (next: 'same' | 'different') => ({ applicationId, otherId, verdict: next });
  return (
    <Card as="li" quiet>
      <CardHead>
        <Link to={`/hire-talent/jobs/${jobId}/applicants/${otherId}`} translate="no">
          {name}
        </Link>
        {verdict === 'same' && <StatePill tone="good">{t('samePerson.joined', 'Joined')}</StatePill>}
        {verdict === 'different' && (
          <StatePill tone="quiet">{t('samePerson.different', 'Someone else')}</StatePill>
        )}
      </CardHead>
      <Note above={0.25}>
        {[jobTitle, ...shares.map((share) => shareWords[share](t))].filter(Boolean).join(' · ')}
      </Note>
      <Moves
        gap={0.5}
        above={0.5}
        of={[
          {
            on: mayDecide && verdict !== 'same',
            label: t('samePerson.join', 'Same person'),
            'aria-label': t('samePerson.join.of', 'Same person: {{name}}', { name }),
            ...pressed(decide, asked('same'), t('samePerson.join.done', 'Applications are shown together')),
          },
          {
            on: mayDecide && verdict === null,
            label: t('samePerson.other', 'Someone else'),
            'aria-label': t('samePerson.other.of', 'Someone else: {{name}}', { name }),
            ...pressed(decide, asked('different'), t('samePerson.other.done', 'Marked as someone else')),
          },
          {
            on: mayDecide && verdict === 'same',
            label: t('samePerson.part', 'Separate'),
            'aria-label': t('samePerson.part.of', 'Separate from {{name}}', { name }),
            ...pressed(
              decide,
              asked('different'),
              t('samePerson.part.done', 'Applications are separate again'),
            ),
          },
        ]}
      />
    </Card>
  );
}

/** Other applicants with the same number or mail: one person with two accounts, if the business says so. */
export function SamePersonPart({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation();
  const { data } = useAsked(listAlikes, { query: { applicationId } });
  if (!data || data.items.length === 0) return null;
  return (
    <Section
      title={t('samePerson.title', 'May be the same person')}
      lead={t(
        'samePerson.lead',
        'Join applicants to see their applications together. Their accounts don’t change, and they aren’t informed.',
      )}
    >
      <List gap={0.6}>
        {data.items.map((alike) => (
          <OneAlike
            key={alike.applicationId}
            applicationId={applicationId}
            alike={alike}
            mayDecide={data.can.decide}
          />
        ))}
      </List>
    </Section>
  );
}
