import { listScheduledInterviews } from '@nukkad/contract/hiring/interview/interview.api';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { NavCount } from '../../ui/page/nav-count.tsx';

/** Interviews that lie ahead, beside the way to them. */
export function InterviewCount() {
  const { plural } = useTranslation();
  const count =
    useAsked(listScheduledInterviews, { query: { limit: 1, count: 'true' } }).data?.total?.count ?? 0;
  return (
    <NavCount
      count={count}
      words={plural('interview.nav.ahead', count, {
        one: '{{count}} interview ahead',
        other: '{{count}} interviews ahead',
      })}
    />
  );
}
