import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { AddressStep } from '../../ui/time/month-steps.tsx';
import { dayWords } from './attendance-words.ts';
import { Row, Text } from '../../ui/page/parts.tsx';

/** The day of the address (YYYY-MM-DD); today where it says none. */
export function useDayParam(): string {
  const [search] = useSearchParams();
  const asked = search.get('day') ?? '';
  return /^20\d\d-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : istDay(new Date());
}

export function DaySteps({ day }: { day: string }) {
  const { t, locale } = useTranslation();
  return (
    <Row gap={0.5} align="center" justify="space-between">
      <AddressStep
        name="day"
        value={addDays(day, -1)}
        label={t('attendance.day.before', 'Previous day')}
        text="‹"
      />
      <Text as="h2" size={1.25}>
        {dayWords(day, locale)}
      </Text>
      <AddressStep
        name="day"
        value={addDays(day, 1)}
        label={t('attendance.day.after', 'Next day')}
        text="›"
      />
    </Row>
  );
}
