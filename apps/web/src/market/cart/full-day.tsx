import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';

/** No professional is free on this day; a link leads to the next day with a free time. */
export function FullDay({
  day,
  next,
  others,
  wait,
  onNext,
}: {
  day: string;
  next: string | null;
  /** Where others can be chosen, while one partner is; null: any may come already. */
  others: string | null;
  /** The way to a message when a slot opens. */
  wait: ReactNode;
  onNext: (day: string) => void;
}) {
  const { t, locale } = useTranslation();
  const words = (one: string) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    }).format(new Date(`${one}T12:00:00Z`));
  return (
    <EmptyState
      scene="bookings"
      title={t('slot.full', 'No slots on {{day}}', { day: words(day) })}
      action={
        <>
          {next && (
            <Button onClick={() => onNext(next)}>
              {t('slot.next', 'Next available day: {{day}}', { day: words(next) })}
            </Button>
          )}
          {others && (
            <ButtonLink to={others} tone="plain">
              {t('others.see', 'See other partners')}
            </ButtonLink>
          )}
          {wait}
        </>
      }
    >
      {!next && t('slot.fortnight', 'The next two weeks are full. Try again tomorrow.')}
    </EmptyState>
  );
}
