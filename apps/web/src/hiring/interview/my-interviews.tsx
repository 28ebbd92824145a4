import type { InterviewCard } from '@nukkad/contract/hiring/interview/interview.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { LoadMore } from '../../ui/page/load-more.tsx';
import { CardHead, List, Small, Text } from '../../ui/page/parts.tsx';
import { whenInWords } from '../../ui/time/when-in-words.ts';
import { ownKindInWords } from './own-interview-words.ts';
import { useInterviewsAhead } from './own-interview.queries.ts';

function Ahead({ interview }: { interview: InterviewCard }) {
  const { t, locale } = useTranslation();
  const { applicationId, jobTitle, companyName, startsAt, awaits } = interview;
  const openTime =
    awaits === 'Jobseeker'
      ? t('ownInterview.mine.choose', 'Choose a time')
      : t('ownInterview.mine.waits', 'New times follow');
  return (
    <li>
      <CardHead>
        <Link to={`/candidate/applications/${applicationId}`} translate="no">
          {jobTitle}
        </Link>
        <Text weight={650}>{startsAt ? whenInWords(t, startsAt, new Date(), locale) : openTime}</Text>
      </CardHead>
      <Small>
        <span translate="no">{companyName}</span> · {ownKindInWords(t, interview)}
      </Small>
    </li>
  );
}

/** What is ahead of a candidate, the next first; nothing where nothing is. */
export function MyInterviews() {
  const { t } = useTranslation();
  const list = useInterviewsAhead();
  const ahead = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (ahead.length === 0) return null;
  return (
    <Card quiet as="section">
      <CardHead below={0.5}>
        <h2>{t('ownInterview.mine', 'Your interviews')}</h2>
      </CardHead>
      <List gap={0.75}>
        {ahead.map((interview) => (
          <Ahead key={interview.interviewId} interview={interview} />
        ))}
      </List>
      {list.hasNextPage && <LoadMore infinite={list} shown={ahead.length} />}
    </Card>
  );
}
