import type { Poll } from '@nukkad/contract/network/poll/poll.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Shares } from '../../ui/chart/shares.tsx';
import { Small } from '../../ui/page/parts.tsx';

/** Votes of each option as lines beside each other; a table to readers. */
export function PollResult({ poll, votes }: { poll: Poll; votes: readonly number[] }) {
  const { t, plural, locale } = useTranslation();
  const all = Math.max(1, poll.voters);
  return (
    <Shares
      label={t('poll.result', 'Result: {{question}}', { question: poll.question })}
      shares={poll.options.map((option, at) => {
        const count = votes[at] ?? 0;
        const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(count / all);
        return {
          key: option,
          name: (
            <>
              <span translate="no" dir="auto">
                {option}
              </span>
              {poll.choice === at + 1 && <Small> · {t('poll.yourVote', 'your vote')}</Small>}
            </>
          ),
          value: plural(
            'poll.share',
            count,
            { one: '{{count}} vote, {{share}}', other: '{{count}} votes, {{share}}' },
            { share },
          ),
          part: count / all,
        };
      })}
    />
  );
}
