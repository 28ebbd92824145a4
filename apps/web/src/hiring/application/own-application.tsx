import { getAppliedJob } from '@nukkad/contract/hiring/application/application.api';
import type { AppliedJob, AppliedJobDetail } from '@nukkad/contract/hiring/application/application.model';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useApplicationLive } from '../../nouns/application/use-application-live.ts';
import { wageInWords } from '../../nouns/candidate/work-words.ts';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useLookAgain } from '../../platform/socket/use-look-again.ts';
import { Card } from '../../ui/page/card.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { Page } from '../../ui/page/page.tsx';
import { CardHead, List, Paragraph, Quoted, Row, Stack } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Settled } from '../../ui/state/settled.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { NotSelected, OwnMoves } from './own-card.tsx';
import { OwnDialogs } from './own-dialogs.tsx';
import { answerInWords, nextInWords, statusInWords, statusTones } from './own-words.ts';

const awayMs = 30_000;
const list = '/candidate';

function Standing({ job, chat }: { job: AppliedJobDetail; chat: ReactNode }) {
  const voice = useTranslation();
  const { t } = voice;
  const next = nextInWords(voice, job);
  return (
    <Card quiet as="section">
      <CardHead>
        <h2>{t('applied.next', 'What happens next')}</h2>
        <StatePill tone={statusTones[job.status]}>{statusInWords(t, job)}</StatePill>
      </CardHead>
      <Paragraph above={0.5}>{next || t('applied.over', 'This application has ended.')}</Paragraph>
      {job.invitation?.words && <Quoted above={0.5}>{job.invitation.words}</Quoted>}
      <NotSelected job={job} />
      {job.can.talk && (
        <Row gap={0.5} above={0.75}>
          {chat}
        </Row>
      )}
      <OwnMoves job={job} />
    </Card>
  );
}

function About({ job }: { job: AppliedJobDetail }) {
  const voice = useTranslation();
  const { t } = voice;
  return (
    <Card quiet as="section">
      <CardHead>
        <h2>{t('applied.job', 'The job')}</h2>
        <Link to={`/jobs/${job.jobId}`}>{t('applied.job.see', 'View job')}</Link>
      </CardHead>
      <Facts>
        <Fact name={t('applied.company', 'Business')}>{job.companyName}</Fact>
        <Fact name={t('applied.place', 'Place')}>{job.locality}</Fact>
        <Fact name={t('applied.wage', 'Pay')}>{wageInWords(voice, job)}</Fact>
        <Fact name={t('applied.at', 'Date')}>
          <DateTime at={job.at} as="day" />
        </Fact>
        <Fact name={t('applied.number', 'Number')}>{job.applicationNumber}</Fact>
      </Facts>
    </Card>
  );
}

function Answers({ job: { answers } }: { job: AppliedJobDetail }) {
  const { t } = useTranslation();
  if (answers.length === 0) return null;
  return (
    <Card quiet as="section">
      <CardHead below={0.5}>
        <h2>{t('applied.answers', 'Your answers')}</h2>
      </CardHead>
      <Facts least={14}>
        {answers.map(({ question, answer }) => (
          <Fact key={question} name={question}>
            {answerInWords(t, answer)}
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}

/** How well it fits, in words; the business reads the same. */
function Fit({ job: { match } }: { job: AppliedJobDetail }) {
  const { t } = useTranslation();
  return (
    <Card quiet as="section">
      <CardHead below={0.5}>
        <h2>{t('applied.fit', 'How you match')}</h2>
      </CardHead>
      <List gap={0.4}>
        {match.facts.map(({ fact, text }) => (
          <li key={fact}>{text}</li>
        ))}
      </List>
    </Card>
  );
}

const isAsked = ({ next }: AppliedJobDetail) => next.step === 'choose_slot' || next.step === 'answer_offer';

/** Interviews and offers follow a shortlist; what is to be answered comes first, and keeps its state when it no longer does. */
function StandingAndSteps({
  job,
  chat,
  children,
}: {
  job: AppliedJobDetail;
  chat: ReactNode;
  children: ReactNode;
}) {
  const standing = <Standing key="standing" job={job} chat={chat} />;
  const steps = job.step !== 'Applied' && <Fragment key="steps">{children}</Fragment>;
  return isAsked(job) ? [steps, standing] : [standing, steps];
}

/** One application or invitation with all that one may know of it. */
export function OwnApplication({
  applicationId,
  chatOf,
  hire,
  offer,
  meetings,
  record,
}: {
  applicationId: string;
  chatOf: (job: AppliedJob) => ReactNode;
  /** What comes after one was hired. */
  hire: ReactNode;
  /** The offer of the business, and the interviews: each nothing while there is none. */
  offer: ReactNode;
  meetings: ReactNode;
  /** The work record, shared in it or not. */
  record: (job: AppliedJob) => ReactNode;
}) {
  const { t } = useTranslation();
  useApplicationLive();
  const refetchInterval = useLookAgain(awayMs);
  const query = useAsked(getAppliedJob, { query: { applicationId } }, { refetchInterval });
  const back = t('applications.title', 'Your applications');
  return (
    <Page
      title={query.data ? <span translate="no">{query.data.jobTitle}</span> : back}
      back={{ to: list, label: back }}
      narrow
    >
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={
          <ButtonLink to={list} tone="plain">
            {back}
          </ButtonLink>
        }
      >
        {(job) => (
          <Settled waiting={<DetailSkeleton />}>
            <Stack gap={1} narrows>
              <StandingAndSteps job={job} chat={chatOf(job)}>
                {job.status === 'Completed' && hire}
                {offer}
                {meetings}
              </StandingAndSteps>
              {record(job)}
              <About job={job} />
              <Answers job={job} />
              <Fit job={job} />
              <OwnDialogs jobs={[job]} />
            </Stack>
          </Settled>
        )}
      </Loaded>
    </Page>
  );
}
