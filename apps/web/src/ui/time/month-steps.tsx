import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../press/button-link.tsx';
import { monthBeside, monthOf } from './month.rules.ts';
import { Row, Text } from '../page/parts.tsx';

/** The month of the address (YYYY-MM); the present one where it says none. */
export function useMonthParam(): string {
  const [search] = useSearchParams();
  const [now] = useState(() => new Date());
  return monthOf(search.get('month'), now);
}

/** One step back or forth in a value of the address. */
export function AddressStep({
  name,
  value,
  label,
  text,
}: {
  name: string;
  value: string;
  label: string;
  text: string;
}) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set(name, value);
  if (name === 'month') next.delete('day');
  return (
    <ButtonLink to={{ search: `?${next}` }} replace preventScrollReset tone="plain" small aria-label={label}>
      {text}
    </ButtonLink>
  );
}

const monthName = (month: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${month}-15T12:00:00Z`),
  );

/** One month back and forth, in the address. */
export function MonthSteps({ month }: { month: string }) {
  const { t, locale } = useTranslation();
  return (
    <Row gap={0.5} align="center" justify="space-between">
      <AddressStep
        name="month"
        value={monthBeside(month, -1)}
        label={t('month.before', 'Previous month')}
        text="‹"
      />
      <Text as="h2" size={1.25}>
        {monthName(month, locale)}
      </Text>
      <AddressStep
        name="month"
        value={monthBeside(month, 1)}
        label={t('month.after', 'Next month')}
        text="›"
      />
    </Row>
  );
}
