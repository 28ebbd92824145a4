import { istDay } from '@nukkad/contract/kernel/time';
import { visitLimits } from '@nukkad/contract/market/quote/visit.model';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Refusal } from '../../../ui/state/refusal.tsx';
import { Button } from '../../../ui/press/button.tsx';
import type { Typed } from '../builder-fields.ts';
import { Stack } from '../../../ui/page/parts.tsx';
import styles from '../quote.module.css';
import { type TypedVisit, emptyVisit } from './typed-visit.ts';
import { VisitTimeFields } from './visit-time-fields.tsx';

const dayMs = 86_400_000;

/** The first visits of the work, which are booked together with the project. */
export function VisitFields({
  fields: { visits, startDay, finishDay },
  errors,
  change,
}: {
  fields: Pick<Typed, 'visits' | 'startDay' | 'finishDay'>;
  errors: Readonly<Record<string, string>>;
  change: (changes: Partial<Typed>) => void;
}) {
  const { t } = useTranslation();
  const set = (at: number, changes: Partial<TypedVisit>) =>
    change({ visits: visits.map((one, index) => (index === at ? { ...one, ...changes } : one)) });
  const add = () => {
    const day = visits.at(-1)?.day || startDay || istDay(new Date(Date.now() + dayMs));
    change({ visits: [...visits, emptyVisit(day)] });
  };
  return (
    <Stack gap={1}>
      <p className={styles.note}>
        {t(
          'visit.about',
          'Once the customer has agreed and paid the advance, these visits are in your bookings. They cost nothing extra.',
        )}
      </p>
      {visits.map((visit, at) => (
        <fieldset key={visit.key} className={styles.group}>
          <legend>{t('visit.number', 'Visit {{number}}', { number: at + 1 })}</legend>
          <VisitTimeFields
            visit={visit}
            errors={errors}
            path={`visits.${at}.`}
            first={startDay}
            last={finishDay}
            onVisit={(changes) => set(at, changes)}
          />
          <Button
            tone="quiet"
            small
            onClick={() => change({ visits: visits.filter((_, index) => index !== at) })}
          >
            {t('visit.remove', 'Remove visit {{number}}', { number: at + 1 })}
          </Button>
        </fieldset>
      ))}
      <Refusal>{errors['visits']}</Refusal>
      {visits.length < visitLimits.visits && (
        <Button tone="plain" onClick={add}>
          {t('visit.add', 'Add visit')}
        </Button>
      )}
    </Stack>
  );
}
