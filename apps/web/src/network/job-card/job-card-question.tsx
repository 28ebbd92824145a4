import type { JobCard } from '@nukkad/contract/network/job-card/job-card.model';
import { ShownCard } from '../../nouns/job-card/shown-job-card.tsx';
import { MemberLine } from '../../nouns/member/member-line.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Note, Small, Stack, Text } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { JobCardAnswers } from './job-card-answers.tsx';

/** What is asked, of what, who would see it, and what is never shown: before the answers. */
export function JobCardQuestion({ card }: { card: JobCard }) {
  const { t } = useTranslation();
  const { author, expiresAt } = card;
  return (
    <Section title={t('jobCard.asks', 'May this work be shown to others?')}>
      <Stack gap={1} narrows>
        {author && <MemberLine member={author} as="strong" />}
        <Text as="p">{t('jobCard.asks.exactly', 'Others would see exactly this:')}</Text>
        <ShownCard card={card} />
        <Note>
          {t(
            'jobCard.never',
            'Never shown: your name, your address, the price and the day. If your review is public, its stars are shown.',
          )}
        </Note>
        <Note>
          {t(
            'jobCard.where',
            'It can appear in posts and on the page of who did the work, also for people without an account if that page is open to them.',
          )}
        </Note>
        <JobCardAnswers card={card} />
        {expiresAt && (
          <Small>
            {t('jobCard.until', 'Can be answered until')} <DateTime at={expiresAt} as="short" />
          </Small>
        )}
      </Stack>
    </Section>
  );
}
