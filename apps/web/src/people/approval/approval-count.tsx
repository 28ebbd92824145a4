import { useApprovalsLive } from '../../nouns/approval/approval.queries.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { NavCount } from '../../ui/page/nav-count.tsx';
import { useWaiting } from './approval.queries.ts';

/** Requests that wait for this person, beside the way to them. */
export function ApprovalCount() {
  const { plural } = useTranslation();
  useApprovalsLive();
  const count = useWaiting().data ?? 0;
  return (
    <NavCount
      count={count}
      words={plural('approval.waiting', count, {
        one: '{{count}} request for you to answer',
        other: '{{count}} requests for you to answer',
      })}
    />
  );
}
