import type { AskedQuestion } from '@nukkad/contract/hiring/job/question.model';
import {
  educationInWords,
  employmentInWords,
  monthsInWords,
  shiftInWords,
} from '../../nouns/candidate/work-words.ts';
import { languageInWords } from '../../nouns/job/job-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Card } from '../../ui/page/card.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { List, Note, Paragraph, Stack, Text } from '../../ui/page/parts.tsx';
import type { TypedJob } from './typed-job.ts';
import { wageOf } from './job-words.ts';

/** What is shown of a job, typed or kept. */
type ShownJob = Pick<
  TypedJob,
  | 'title'
  | 'description'
  | 'employmentType'
  | 'wageUnit'
  | 'experienceMonths'
  | 'education'
  | 'languages'
  | 'shift'
  | 'hours'
  | 'locality'
> & {
  readonly openings: number;
  readonly wageFrom: number | null;
  readonly wageTo: number | null;
  readonly skills: readonly string[];
  readonly questions: readonly Pick<AskedQuestion, 'questionId' | 'question'>[];
};

function Asked({ questions }: Pick<ShownJob, 'questions'>) {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  return (
    <Stack gap={0.25}>
      <Text as="h3" size="md" weight={700}>
        {t('posting.preview.questions', 'Questions when applying')}
      </Text>
      <List as="ol" gap={0.25}>
        {questions.map(({ questionId, question }) => (
          <li key={questionId}>{question}</li>
        ))}
      </List>
    </Stack>
  );
}

/** A job as candidates read it. */
export function JobPreview({ job }: { job: ShownJob }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const company = useSession().profile?.companyName;
  const { title, description, locality, openings, skills, languages, hours, shift } = job;
  return (
    <Card>
      <Stack gap={0.75}>
        <div>
          <Text as="h2" size="xl" weight={750} breaks>
            {title}
          </Text>
          <Note>{[company, locality].filter(Boolean).join(' · ')}</Note>
        </div>
        <Text size="lg" weight={700}>
          {wageOf(voice, job)}
        </Text>
        {description && (
          <Paragraph lines breaks>
            {description}
          </Paragraph>
        )}
        <Facts>
          <Fact name={t('posting.openings', 'Openings')}>{openings}</Fact>
          <Fact name={t('posting.type', 'Type of job')}>{employmentInWords(t, job.employmentType)}</Fact>
          <Fact name={t('posting.shift', 'Shift')}>
            {[shiftInWords(t, shift), hours].filter(Boolean).join(', ')}
          </Fact>
          <Fact name={t('posting.preview.experience', 'Experience')}>
            {monthsInWords(voice, job.experienceMonths) ||
              t('posting.experience.none', 'No experience needed')}
          </Fact>
          <Fact name={t('posting.preview.education', 'Education')}>{educationInWords(t, job.education)}</Fact>
          <Fact name={t('posting.preview.skills', 'Skills')}>{skills.join(', ')}</Fact>
          <Fact name={t('posting.preview.languages', 'Languages')}>
            {languages.map((language) => languageInWords(locale, language)).join(', ')}
          </Fact>
        </Facts>
        <Asked questions={job.questions} />
      </Stack>
    </Card>
  );
}
