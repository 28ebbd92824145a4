import type { QuoteVersion } from '@nukkad/contract/market/quote/quote.model';
import type { QuoteVisit, VisitChange } from '@nukkad/contract/market/quote/visit.model';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Card } from '../../../ui/page/card.tsx';
import { DateTime } from '../../../ui/time/date-time.tsx';
import { Duration } from '../../../ui/time/duration.tsx';
import { Section } from '../../../ui/page/section.tsx';
import styles from '../quote.module.css';
import { startOfVisit } from './typed-visit.ts';

const When = ({ visit }: { visit: Pick<QuoteVisit, 'day' | 'slotId' | 'minutes'> }) => (
  <>
    <DateTime at={startOfVisit(visit)} as="short" /> · <Duration minutes={visit.minutes} />
  </>
);

/** The visits of one version, in their order; nothing where it has none. */
export function QuotedVisits({ visits = [] }: { visits: QuoteVersion['content']['visits'] }) {
  const { t } = useTranslation();
  if (visits.length === 0) return null;
  return (
    <Section title={t('visit.some', 'Visits')}>
      <Card quiet>
        <ul className={styles.lines}>
          {visits.map((visit, at) => (
            <li key={`${at} ${visit.day}`}>
              <span className={styles.words}>
                <strong>{visit.title}</strong>
                <small>
                  <When visit={visit} />
                </small>
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          {t('visit.included', 'Booked together with the project, at no extra cost.')}
        </p>
      </Card>
    </Section>
  );
}

/** One line of what a version changes on the visits of the one before. */
export function ChangedVisit({ change: { before, after } }: { change: VisitChange }) {
  const { t } = useTranslation();
  const kind = before ? (after ? 'changed' : 'removed') : 'added';
  const said = {
    added: t('offers.change.added', 'Added'),
    removed: t('offers.change.removed', 'Removed'),
    changed: t('offers.change.changed', 'Changed'),
  };
  return (
    <li>
      <span className={styles.words}>
        <strong>{t('visit.named', 'Visit: {{title}}', { title: (after ?? before)?.title ?? '' })}</strong>
        <small data-kind={kind}>{said[kind]}</small>
      </span>
      <span className={styles.change}>
        {before && (
          <del>
            <When visit={before} />
          </del>
        )}
        {after && (
          <ins>
            <When visit={after} />
          </ins>
        )}
      </span>
    </li>
  );
}
