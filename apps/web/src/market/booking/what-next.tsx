import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendarCog.mjs';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { whatNext } from '../../nouns/booking/booking.next.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useNow } from '../../ui/time/use-now.ts';
import { Stack } from '../../ui/page/parts.tsx';
import styles from './booking-page.module.css';

/** What happens next and when, what it costs, and what can still be changed: one card, for every state. */
export function WhatNext({ booking }: { booking: BookingDetails }) {
  const voice = useTranslation();
  const { t } = voice;
  const said = whatNext(voice, booking, useNow());
  if (!said) return null;
  const rows = [
    { Icon: IconArrowRight, term: t('next.term.next', 'Next'), words: said.next },
    { Icon: IconCoins, term: t('next.term.cost', 'Payment'), words: said.cost },
    { Icon: IconCalendar, term: t('next.term.changes', 'Changes'), words: said.changes },
  ].filter(({ words }) => words !== null);
  return (
    <Section title={t('next.title', 'What happens next')}>
      <Card quiet>
        <Stack as="dl" gap={0.75}>
          {rows.map(({ Icon, term, words }) => (
            <div key={term} className={styles.row}>
              <Icon size={22} aria-hidden />
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </Stack>
      </Card>
    </Section>
  );
}
