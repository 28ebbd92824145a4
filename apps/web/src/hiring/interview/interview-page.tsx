import type { InterviewDetail } from '@nukkad/contract/hiring/interview/interview.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { Page } from '../../ui/page/page.tsx';
import { List, Note, Quoted, StandingParts, Text } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { InterviewDialogs } from './interview-dialogs.tsx';
import { InterviewMoves } from './interview-moves.tsx';
import { useInterview } from './interview.queries.ts';
import { interviewKindWords, interviewSentence, interviewState, interviewTone } from './interview-words.ts';
import { Scorecards } from './scorecards.tsx';

interface Of {
  readonly interview: InterviewDetail;
}

function Standing({ interview }: Of) {
  const { t } = useTranslation();
  const { startsAt, askedWords, endWords, awaits } = interview;
  return (
    <Card>
      <StandingParts>
        <StatePill tone={interviewTone(interview)}>{interviewState(t, interview)}</StatePill>
        {startsAt && (
          <Text as="p" weight={700}>
            <DateTime at={startsAt} as="full" />
          </Text>
        )}
        <p>{interviewSentence(t, interview)}</p>
        {awaits === 'Employer' && askedWords && <Quoted lines>{askedWords}</Quoted>}
        {endWords && <Quoted lines>{endWords}</Quoted>}
        <InterviewMoves interview={interview} />
      </StandingParts>
    </Card>
  );
}

/** The times that are offered, and which of them others took meanwhile. */
function Offered({ interview: { status, awaits, times } }: Of) {
  const { t } = useTranslation();
  if (status !== 'Pending' || awaits !== 'Jobseeker') return null;
  return (
    <Section title={t('interview.offered', 'Offered times')}>
      <Card quiet>
        <List gap={0.5}>
          {times.map(({ startsAt, isFree }) => (
            <li key={startsAt}>
              <DateTime at={startsAt} as="short" />{' '}
              {!isFree && <Note>{t('interview.offered.taken', 'No longer free')}</Note>}
            </li>
          ))}
        </List>
      </Card>
    </Section>
  );
}

function Details({ interview }: Of) {
  const { t, plural } = useTranslation();
  const { kind, place, link, minutes, interviewers, words, jobId, jobTitle, applicationId, round } =
    interview;
  return (
    <Section title={t('interview.details', 'Details')}>
      <Card quiet>
        <Facts>
          <Fact name={t('interview.job', 'Job')}>
            <Link to={`/hire-talent/jobs/${jobId}`}>{jobTitle}</Link>
          </Fact>
          <Fact name={t('interview.candidate', 'Candidate')}>
            <Link to={`/hire-talent/jobs/${jobId}/applicants/${applicationId}`}>
              {t('interview.application', 'View application')}
            </Link>
          </Fact>
          <Fact name={t('interview.round', 'Round')}>{round}</Fact>
          <Fact name={t('interview.kind', 'How')}>{interviewKindWords[kind](t)}</Fact>
          <Fact name={t('interview.place', 'Address')}>{place}</Fact>
          <Fact name={t('interview.link', 'Link of the meeting')}>
            {link && (
              <a href={link} target="_blank" rel="noreferrer">
                {link}
              </a>
            )}
          </Fact>
          <Fact name={t('interview.minutes', 'How long')}>
            {plural('interview.minutes', minutes, { one: '{{count}} minute', other: '{{count}} minutes' })}
          </Fact>
          <Fact name={t('interview.with', 'Interviewers')}>
            <span translate="no">{interviewers.join(', ')}</span>
          </Fact>
        </Facts>
        {words && <Quoted lines>{words}</Quoted>}
      </Card>
    </Section>
  );
}

/** One interview as the business sees it. */
export function InterviewPage({ interviewId }: { readonly interviewId: string }) {
  const { t } = useTranslation();
  const query = useInterview(interviewId);
  const list = { to: '/hire-talent/interviews', label: t('interview.title', 'Interviews') };
  const { data } = query;
  return (
    <Page
      title={data ? <span translate="no">{data.candidateName}</span> : t('interview.one', 'Interview')}
      lead={data?.jobTitle}
      back={list}
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
        {(interview) => (
          <>
            <Standing interview={interview} />
            <Offered interview={interview} />
            <Scorecards interview={interview} />
            <Details interview={interview} />
            <InterviewDialogs interview={interview} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
