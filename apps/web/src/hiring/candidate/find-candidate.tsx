import { getCandidate } from '@nukkad/contract/hiring/candidate/candidate.api';
import type { CandidateDetails } from '@nukkad/contract/hiring/candidate/candidate.model';
import { istDay } from '@nukkad/contract/kernel/time';
import type { ReactNode } from 'react';
import { CandidateFacts } from '../../nouns/candidate/candidate-facts.tsx';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Page } from '../../ui/page/page.tsx';
import { List, Note, Text } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { CandidateFilesPart } from './candidate-files.tsx';
import { InviteDialog } from './find-invite.tsx';

const monthOf = (month: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T00:00:00Z`),
  );

function Worked({ candidate: { experiences } }: { candidate: CandidateDetails }) {
  const { t, locale } = useTranslation();
  if (experiences.length === 0) return null;
  return (
    <Section title={t('candidates.worked', 'Earlier work')}>
      <Card quiet>
        <List gap={0.6}>
          {experiences.map(({ employer, title, from, to }) => (
            <li key={`${employer} ${from}`}>
              <Text weight={650}>{title}</Text>
              <Note size="sm">
                {employer}, {monthOf(from, locale)} –{' '}
                {to === null ? t('candidates.worked.now', 'today') : monthOf(to, locale)}
              </Note>
            </li>
          ))}
        </List>
      </Card>
    </Section>
  );
}

/** One candidate, with the way to invite them; `talent`: keeping them for other jobs. */
export function FoundCandidatePage({
  userId,
  talent,
}: {
  userId: string;
  talent: (candidate: CandidateDetails) => ReactNode;
}) {
  const { t } = useTranslation();
  const query = useAsked(getCandidate, { query: { userId } });
  const { data } = query;
  const list = { to: '/view-all-candidates', label: t('candidates.title', 'Candidates') };
  return (
    <Page
      title={data ? <span translate="no">{data.name}</span> : list.label}
      back={list}
      actions={
        <Moves
          of={[
            {
              on: data?.can.invite,
              opens: 'invite',
              about: { userId },
              tone: 'neel',
              label: t('candidates.invite', 'Invite'),
            },
          ]}
        />
      }
      narrow
    >
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={
          <ButtonLink to={list.to} tone="plain">
            {list.label}
          </ButtonLink>
        }
      >
        {(candidate) => (
          <>
            <Card>
              <CandidateFacts candidate={candidate} today={istDay(new Date())} />
            </Card>
            <Worked candidate={candidate} />
            {talent(candidate)}
            <CandidateFilesPart userId={userId} />
            <InviteDialog />
          </>
        )}
      </Loaded>
    </Page>
  );
}
