import type { Application } from '@nukkad/contract/hiring/application/application.model';
import type { InterviewCard } from '@nukkad/contract/hiring/interview/interview.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { CardHead, List, Note, Row, Small, Stack, Text } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { whenInWords } from '../../ui/time/when-in-words.ts';
import { useRoundsAhead, useRoundsBefore } from './interview.queries.ts';
import { interviewKindWords, interviewSentence, interviewState, interviewTone } from './interview-words.ts';

function Round({ interview }: { readonly interview: InterviewCard }) {
  const { t } = useTranslation();
  const { interviewId, round, kind, startsAt } = interview;
  return (
    <Card as="li" quiet>
      <CardHead>
        <Text weight={650}>
          {t('interview.roundOf', 'Round {{round}}', { round })}
          {startsAt && (
            <>
              {': '}
              <DateTime at={startsAt} as="short" />
            </>
          )}
        </Text>
        <StatePill tone={interviewTone(interview)}>{interviewState(t, interview)}</StatePill>
      </CardHead>
      <Note>
        {interviewSentence(t, interview)} <Small>{interviewKindWords[kind](t)}</Small>
      </Note>
      <Row above={0.5}>
        <ButtonLink to={`/hire-talent/interviews/${interviewId}`} tone="plain" small>
          {t('interview.open', 'View interview')}
        </ButtonLink>
      </Row>
    </Card>
  );
}

/** Who does not know of the rejection would learn it from an interview that is off. */
function StillExpected({ application: { rejection } }: { readonly application: Application }) {
  const { t, locale } = useTranslation();
  if (!rejection || rejection.isTold) return null;
  const when = whenInWords(t, rejection.tellAt, new Date(), locale);
  return (
    <Note>
      {t(
        'interview.stillExpected',
        'The candidate still expects this interview. It is cancelled when they hear of the rejection: {{when}}.',
        { when },
      )}
    </Note>
  );
}

/** The rounds of an applicant, and the next one. */
export function ApplicantInterviews({ application }: { readonly application: Application }) {
  const { applicationId, jobId, can } = application;
  const { t } = useTranslation();
  const ahead = useRoundsAhead(applicationId).data?.items;
  const before = useRoundsBefore(applicationId).data?.items;
  if (!ahead || !before) return null;
  const rounds = [...ahead, ...before];
  const mayPropose = can.interview && ahead.length === 0;
  if (rounds.length === 0 && !mayPropose) return null;
  return (
    <Section title={t('interview.title', 'Interviews')}>
      <Stack gap={0.75}>
        {rounds.length > 0 && (
          <List gap={0.75}>
            {rounds.map((interview) => (
              <Round key={interview.interviewId} interview={interview} />
            ))}
          </List>
        )}
        {ahead.length > 0 && <StillExpected application={application} />}
        {mayPropose && (
          <Row>
            <ButtonLink to={`/hire-talent/jobs/${jobId}/applicants/${applicationId}/interview`}>
              {t('interview.propose', 'Propose interview')}
            </ButtonLink>
          </Row>
        )}
      </Stack>
    </Section>
  );
}
