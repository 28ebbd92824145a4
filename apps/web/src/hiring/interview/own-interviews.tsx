import type { InterviewCard } from '@nukkad/contract/hiring/interview/interview.model';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { Card } from '../../ui/page/card.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { LoadMore } from '../../ui/page/load-more.tsx';
import { CardHead, List, Note, Paragraph, Quoted, Small, Stack } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { durationInWords } from '../../ui/time/duration.tsx';
import { saveCalendarFile } from './save-calendar-file.ts';
import { ChooseTime } from './choose-time.tsx';
import { OwnInterviewDialogs } from './own-interview-dialogs.tsx';
import { OwnInterviewMoves } from './own-interview-moves.tsx';
import { ownKindInWords, ownNextInWords, ownStateInWords, ownTones } from './own-interview-words.ts';
import { useInterviewsAhead, usePastInterviews } from './own-interview.queries.ts';

function InterviewFacts({ interview }: { interview: InterviewCard }) {
  const voice = useTranslation();
  const { t } = voice;
  const { startsAt, place, link, minutes, interviewers } = interview;
  return (
    <Facts>
      <Fact name={t('ownInterview.when', 'Time')}>{startsAt && <DateTime at={startsAt} />}</Fact>
      <Fact name={t('ownInterview.how', 'How')}>{ownKindInWords(t, interview)}</Fact>
      <Fact name={t('ownInterview.where', 'Where')}>{place && <span translate="no">{place}</span>}</Fact>
      <Fact name={t('ownInterview.link', 'Link')}>
        {link && (
          <a href={link} target="_blank" rel="noreferrer" translate="no">
            {t('ownInterview.open', 'Join video call')}
          </a>
        )}
      </Fact>
      <Fact name={t('ownInterview.length', 'Duration')}>{durationInWords(voice, minutes)}</Fact>
      <Fact name={t('ownInterview.whom', 'You meet')}>
        {interviewers.length > 0 && <span translate="no">{interviewers.join(', ')}</span>}
      </Fact>
    </Facts>
  );
}

function AheadCard({ interview }: { interview: InterviewCard }) {
  const { t } = useTranslation();
  const { round, status, words, askedWords, can } = interview;
  return (
    <Card quiet as="section">
      <CardHead>
        <h2>
          {round > 1
            ? t('ownInterview.round', 'Interview, round {{round}}', { round })
            : t('ownInterview.one', 'Interview')}
        </h2>
        <StatePill tone={ownTones[status]}>{ownStateInWords(t, interview)}</StatePill>
      </CardHead>
      <Paragraph above={0.5} below={0.5}>
        {ownNextInWords(t, interview)}
      </Paragraph>
      {words && <Quoted below={0.5}>{words}</Quoted>}
      <InterviewFacts interview={interview} />
      {askedWords && (
        <Note above={0.5}>{t('ownInterview.asked', 'You wrote: {{words}}', { words: askedWords })}</Note>
      )}
      {can.accept && (
        <Stack above={0.75}>
          <ChooseTime interview={interview} />
        </Stack>
      )}
      <OwnInterviewMoves interview={interview} />
    </Card>
  );
}

/** The calendar takes the cancelled entry away by the same file. */
function CalendarButton({ interviewId }: { interviewId: string }) {
  const { t } = useTranslation();
  const save = useMutation({ mutationFn: () => saveCalendarFile(interviewId), onError: toastFailure });
  return (
    <Button tone="plain" small busy={save.isPending} onClick={() => save.mutate()}>
      {t('ownInterview.calendar.update', 'Update calendar')}
    </Button>
  );
}

/** Rounds that are over: when, how, and what came of them. */
function PastInterviews({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation();
  const list = usePastInterviews(applicationId);
  const past = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (past.length === 0) return null;
  return (
    <Card quiet as="section">
      <CardHead below={0.5}>
        <h2>{t('ownInterview.past', 'Earlier interviews')}</h2>
      </CardHead>
      <List gap={0.5}>
        {past.map((interview) => (
          <li key={interview.interviewId}>
            {interview.startsAt && <DateTime at={interview.startsAt} as="short" />}{' '}
            <Small>
              {[ownKindInWords(t, interview), ownStateInWords(t, interview)].join(' · ')}
              {interview.endWords && `: ${interview.endWords}`}
            </Small>
            {interview.hasCalendar && interview.status === 'Cancelled' && (
              <CalendarButton interviewId={interview.interviewId} />
            )}
          </li>
        ))}
      </List>
      {list.hasNextPage && <LoadMore infinite={list} shown={past.length} />}
    </Card>
  );
}

/** The interviews of one's own application: what is ahead with what one can do, then those that are over. */
export function OwnInterviews({ applicationId }: { applicationId: string }) {
  const ahead = useInterviewsAhead(applicationId).data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Stack gap={1} narrows hidesEmpty>
      {ahead.map((interview) => (
        <AheadCard key={interview.interviewId} interview={interview} />
      ))}
      <PastInterviews applicationId={applicationId} />
      <OwnInterviewDialogs interviews={ahead} />
    </Stack>
  );
}
