import { scoreInterview } from '@nukkad/contract/hiring/interview/interview.api';
import {
  type InterviewAdvice,
  type InterviewDetail,
  type Scorecard,
  interviewAdvices,
  scorecardBody,
} from '@nukkad/contract/hiring/interview/interview.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { CardHead, List, Note, Quoted, Stack, Text } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { adviceTones, adviceWords } from './interview-words.ts';

type Mark = 'skillMark' | 'experienceMark' | 'mannerMark';
const marks = [1, 2, 3, 4, 5] as const;

interface Typed extends Record<Mark, number | null> {
  readonly advice: InterviewAdvice | null;
  readonly words: string;
}
const nothing: Typed = { skillMark: null, experienceMark: null, mannerMark: null, advice: null, words: '' };

const useMarkWords = (): Record<Mark, string> => {
  const { t } = useTranslation();
  return {
    skillMark: t('interview.mark.skill', 'Skill at work'),
    experienceMark: t('interview.mark.experience', 'Experience'),
    mannerMark: t('interview.mark.manner', 'Manner with people'),
  };
};
const markNames = ['skillMark', 'experienceMark', 'mannerMark'] as const;

const bodyOf =
  (interviewId: string) =>
  ({ words, ...typed }: Typed) => ({
    interviewId,
    skillMark: typed.skillMark ?? 0,
    experienceMark: typed.experienceMark ?? 0,
    mannerMark: typed.mannerMark ?? 0,
    advice: typed.advice ?? 'unsure',
    ...(words.trim() && { words: words.trim() }),
  });

/** The own scorecard; once sent it stays. */
function ScoreForm({ interviewId }: { readonly interviewId: string }) {
  const { t } = useTranslation();
  const names = useMarkWords();
  return (
    <Card>
      <SentFields
        save={t('interview.score', 'Send scorecard')}
        send={useSend(scoreInterview)}
        said={t('interview.score.done', 'Scorecard sent')}
        initial={nothing}
        schema={scorecardBody}
        bodyOf={bodyOf(interviewId)}
        incomplete={(typed) => typed.advice === null || markNames.some((name) => typed[name] === null)}
      >
        {({ fields, change, lineAt }) => (
          <>
            <Note>
              {t('interview.score.once', '1 is weak, 5 is very good. You can’t change it after sending.')}
            </Note>
            {markNames.map((name) => (
              <RadioList
                key={name}
                label={names[name]}
                name={name}
                options={marks.map((value) => ({ value: String(value), label: String(value) }))}
                value={fields[name] === null ? null : String(fields[name])}
                onChange={(value) => change({ [name]: Number(value) })}
              />
            ))}
            <RadioList
              label={t('interview.advice', 'Your advice')}
              name="advice"
              options={interviewAdvices.map((value) => ({ value, label: adviceWords[value](t) }))}
              value={fields.advice}
              onChange={(advice) => change({ advice })}
            />
            <TextArea
              label={t('interview.score.words', 'In your own words (optional)')}
              hint={t('interview.score.hint', 'The candidate never reads it.')}
              maxLength={1_000}
              {...lineAt('words')}
            />
          </>
        )}
      </SentFields>
    </Card>
  );
}

function Marks({ card }: { readonly card: Scorecard }) {
  const names = useMarkWords();
  return (
    <>
      <Facts>
        {markNames.map((name) => (
          <Fact key={name} name={names[name]}>
            {card[name]}/5
          </Fact>
        ))}
      </Facts>
      {card.words && <Quoted lines>{card.words}</Quoted>}
    </>
  );
}

type Row = NonNullable<InterviewDetail['scorecards']>[number];

function OneCard({ row: { name, isOwn, isIn, card } }: { readonly row: Row }) {
  const { t } = useTranslation();
  return (
    <Card as="li" quiet>
      <CardHead>
        <Text weight={650}>
          <span translate="no">{name || t('interview.score.gone', 'Left the team')}</span>
          {isOwn && ` (${t('interview.you', 'you')})`}
        </Text>
        {card && <StatePill tone={adviceTones[card.advice]}>{adviceWords[card.advice](t)}</StatePill>}
      </CardHead>
      {card && <Marks card={card} />}
      {!card && (
        <Note>
          {isIn
            ? t('interview.score.hidden', 'Sent. You see it once yours is in.')
            : t('interview.score.missing', 'Not sent yet.')}
        </Note>
      )}
    </Card>
  );
}

/** What the interviewers found: for the business alone. */
export function Scorecards({ interview }: { readonly interview: InterviewDetail }) {
  const { t } = useTranslation();
  const { scorecards, status, can, interviewId } = interview;
  if (!scorecards || status !== 'Completed') return null;
  return (
    <Section title={t('interview.scorecards', 'Scorecards')}>
      <Stack gap={1}>
        {can.score && <ScoreForm interviewId={interviewId} />}
        <List gap={0.75}>
          {scorecards.map((row, place) => (
            <OneCard key={`${row.name} ${place}`} row={row} />
          ))}
        </List>
      </Stack>
    </Section>
  );
}
