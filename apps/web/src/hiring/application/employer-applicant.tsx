import { getApplication } from '@nukkad/contract/hiring/application/application.api';
import type { Application } from '@nukkad/contract/hiring/application/application.model';
import { istDay } from '@nukkad/contract/kernel/time';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CandidateFacts } from '../../nouns/candidate/candidate-facts.tsx';
import { sourceWords } from '../../nouns/job/source-words.ts';
import { useApplicationLive } from '../../nouns/application/use-application-live.ts';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useLookAgain } from '../../platform/socket/use-look-again.ts';
import { Card } from '../../ui/page/card.tsx';
import { Page } from '../../ui/page/page.tsx';
import {
  CardHead,
  List,
  Note,
  Paragraph,
  Quoted,
  Row,
  Small,
  Stack,
  StandingParts,
  Text,
} from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { useNow } from '../../ui/time/use-now.ts';
import { BesideNotes, useRoomBeside } from './beside-notes.tsx';
import { applicantPath } from './employer-list.tsx';
import { ApplicantMoves } from './employer-moves.tsx';
import { RejectDialog } from './employer-reject.tsx';
import {
  applicantSentence,
  applicantStates,
  applicantTone,
  factWords,
  matchInWords,
  rejectWords,
  standingInWords,
} from './employer-words.ts';

interface Of {
  readonly application: Application;
}

/** +91 98765 43210 */
const asRead = (number: string) => number.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');

function Contact({ application: { applicant } }: Of) {
  const { t } = useTranslation();
  const { mobileNumber } = applicant;
  if (mobileNumber === null) return null;
  const number = mobileNumber.startsWith('+') ? mobileNumber : `+91${mobileNumber}`;
  return (
    <ButtonLink to={`tel:${number}`} tone="plain">
      {t('applicant.call', 'Call {{number}}', { number: asRead(number) })}
    </ButtonLink>
  );
}

function Standing({ application, chat }: Of & { readonly chat: ReactNode }) {
  const voice = useTranslation();
  const { t } = voice;
  const { status, rejection, source } = application;
  return (
    <Card>
      <StandingParts>
        <StatePill tone={applicantTone[status]}>{standingInWords(t, application)}</StatePill>
        <p>{applicantSentence(voice, application, useNow())}</p>
        {rejection && (
          <Paragraph>
            {rejectWords[rejection.reason](t)}
            {rejection.words && `: ${rejection.words}`}
          </Paragraph>
        )}
        {source && (
          <Note>{t('applicant.source', 'Came from: {{source}}', { source: sourceWords[source](t) })}</Note>
        )}
        {application.applicant.mobileNumber === null && (
          <Note>{t('applicant.masked', 'Full name and number show once you shortlist.')}</Note>
        )}
        <Row gap={0.5} hidesEmpty>
          <ApplicantMoves application={application} />
          <Contact application={application} />
          {chat}
        </Row>
      </StandingParts>
    </Card>
  );
}

/** Four facts, each in words; nothing else of a person counts. */
function MatchFacts({ application: { match, isKnockedOut } }: Of) {
  const { t } = useTranslation();
  return (
    <Section title={t('applicant.match', 'Match')} lead={`${matchInWords(t, match)}, ${match.score}/100`}>
      <Card quiet>
        <List gap={0.6}>
          {match.facts.map(({ fact, points, of, text }) => (
            <li key={fact}>
              <CardHead>
                <Text weight={650}>{factWords[fact](t)}</Text>
                <Small figures>
                  {points}/{of}
                </Small>
              </CardHead>
              <Note size="sm">{text}</Note>
            </li>
          ))}
        </List>
        {isKnockedOut && (
          <Paragraph tone="bad" above={0.6}>
            {t('applicant.knockedOut.decide', 'One answer doesn’t fit what you asked for. You still decide.')}
          </Paragraph>
        )}
      </Card>
    </Section>
  );
}

function Answers({ application: { answers } }: Of) {
  const { t, plural } = useTranslation();
  if (answers.length === 0) return null;
  const words: Readonly<Record<string, string>> = {
    yes: t('applicant.yes', 'Yes'),
    no: t('applicant.no', 'No'),
  };
  return (
    <Section title={t('applicant.answers', 'Answers')}>
      <Card quiet>
        <List gap={0.6}>
          {answers.map(({ question, answer, isKnockout, points }) => (
            <li key={question}>
              <Note size="sm">{question}</Note>
              <Text tone={isKnockout ? 'bad' : 'plain'} weight={650} breaks>
                {words[answer] ?? answer}
              </Text>{' '}
              {points !== null && (
                <Small figures>
                  {plural('applicant.points', points, { one: '{{count}} point', other: '{{count}} points' })}
                </Small>
              )}
            </li>
          ))}
        </List>
      </Card>
    </Section>
  );
}

/** What was before: the invitation, and other jobs of the business. */
function History({ application: { earlier, invitation, at }, jobId }: Of & { readonly jobId: string }) {
  const { t } = useTranslation();
  return (
    <Section title={t('applicant.history', 'History')}>
      <Stack gap={0.6}>
        <Note>
          {t('applicant.at', 'Received')}: <DateTime at={at} as="short" />
        </Note>
        {invitation?.words && <Quoted lines>{invitation.words}</Quoted>}
        {earlier.length === 0 ? (
          <Note>{t('applicant.history.none', 'No other applications to your business.')}</Note>
        ) : (
          <List gap={0.5}>
            {earlier.map((one) => (
              <li key={one.applicationId}>
                <Link to={applicantPath({ jobId, applicationId: one.applicationId })}>{one.jobTitle}</Link>{' '}
                <StatePill tone={applicantTone[one.status]}>{applicantStates[one.status](t)}</StatePill>{' '}
                <Small>
                  <DateTime at={one.at} as="date" />
                  {one.name && (
                    <>
                      , <span translate="no">{one.name}</span>
                    </>
                  )}
                </Small>
              </li>
            ))}
          </List>
        )}
      </Stack>
    </Section>
  );
}

const awayMs = 30_000;

/** One applicant of a job as the business sees them. */
export function ApplicantPage({
  jobId,
  applicationId,
  chatWith,
  files,
  interviews,
  hire,
  notes,
  offers,
  record,
  samePerson,
  talent,
}: {
  jobId: string;
  applicationId: string;
  chatWith: (application: Application, name: string) => ReactNode;
  /** Video and documents that the person shares. */
  files: (application: Application) => ReactNode;
  interviews: (application: Application) => ReactNode;
  /** Hiring them, and what came of it. */
  hire: (application: Application) => ReactNode;
  /** What the team writes of them. */
  notes: ReactNode;
  offers: (application: Application) => ReactNode;
  /** What others confirmed of the person's work. */
  record: ReactNode;
  /** Other accounts that may be the same person. */
  samePerson: (application: Application) => ReactNode;
  /** Keeping them for other jobs. */
  talent: (application: Application) => ReactNode;
}) {
  const { t } = useTranslation();
  useApplicationLive();
  const refetchInterval = useLookAgain(awayMs);
  const query = useAsked(getApplication, { query: { applicationId } }, { refetchInterval });
  const { data } = query;
  const isWide = useRoomBeside();
  const list = {
    to: `/hire-talent/jobs/${data?.jobId ?? jobId}`,
    label: data?.jobTitle ?? t('applicant.list', 'Applicants'),
  };
  return (
    <Page
      title={data ? <span translate="no">{data.applicant.name}</span> : t('applicant.title', 'Applicant')}
      lead={data && <span translate="no">{data.applicationNumber}</span>}
      back={list}
      narrow={!isWide}
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
        {(application) => (
          <BesideNotes notes={notes}>
            <Standing
              application={application}
              chat={application.can.talk && chatWith(application, application.applicant.name)}
            />
            {interviews(application)}
            {hire(application)}
            {offers(application)}
            <MatchFacts application={application} />
            <Answers application={application} />
            <Section title={t('applicant.profile', 'Profile')}>
              <Card quiet>
                <CandidateFacts candidate={application.applicant} today={istDay(new Date())} />
              </Card>
            </Section>
            {files(application)}
            {record}
            <History application={application} jobId={jobId} />
            {samePerson(application)}
            {talent(application)}
            <RejectDialog />
          </BesideNotes>
        )}
      </Loaded>
    </Page>
  );
}
