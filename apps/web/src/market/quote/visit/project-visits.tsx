import type { ProjectVisits as Visits } from '@nukkad/contract/market/quote/project-visit.api';
import { Link } from 'react-router';
import { StatusBadge } from '../../../nouns/booking/status-badge.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { DateTime, formatInstant } from '../../../ui/time/date-time.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { Paragraph } from '../../../ui/page/parts.tsx';
import styles from '../quote.module.css';
import { PlanVisitDialog } from './plan-visit-dialog.tsx';
import { type Place, PlaceVisits } from './place-visits.tsx';
import { useProjectVisits } from './visit.queries.ts';

function List({ visits, missed }: Pick<Visits, 'visits' | 'missed'>) {
  const { t, locale } = useTranslation();
  return (
    <ul className={styles.lines}>
      {visits.map(({ bookingId, title, status, startsAt, professionalName, path }) => (
        <li key={bookingId}>
          <span className={styles.words}>
            <Link to={path} className={styles.visit}>
              {title}
            </Link>
            <small>
              <DateTime at={startsAt} as="short" />
              {professionalName && <span translate="no"> · {professionalName}</span>}
            </small>
          </span>
          <StatusBadge status={status} />
        </li>
      ))}
      {missed.map(({ title, startsAt }) => (
        <li key={`${startsAt} ${title}`}>
          <span className={styles.words}>
            <strong>{title}</strong>
            <small>
              {t('visit.missed', 'Not booked: {{when}} was over when the project began.', {
                when: formatInstant(startsAt, 'short', locale),
              })}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Where({ address, can: { askAddress } }: Pick<Visits, 'address' | 'can'>) {
  const { t } = useTranslation();
  if (address)
    return <p className={styles.note}>{t('visit.address.chosen', 'Visits at {{address}}', { address })}</p>;
  if (!askAddress) return null;
  return (
    <p className={styles.note}>
      {t('visit.unplaced', 'Once the customer has said on this page where the work is, you can plan visits.')}
    </p>
  );
}

/** The visits of a project, for both sides; nothing where it has none and none can be planned. */
export function ProjectVisits({ projectId, place }: { projectId: string; place?: Place }) {
  const { t } = useTranslation();
  const { data } = useProjectVisits(projectId);
  const plan = useDialogLink('planVisit');
  if (!data) return null;
  const { visits, missed, address, can } = data;
  const hasNone = visits.length + missed.length === 0;
  if (hasNone && address === null && !(can.plan || can.chooseAddress || can.askAddress)) return null;
  return (
    <Section title={t('visit.some', 'Visits')}>
      <Card quiet>
        {hasNone ? (
          <p className={styles.note}>{t('visit.none', 'No visits planned.')}</p>
        ) : (
          <List visits={visits} missed={missed} />
        )}
        <Where address={address} can={can} />
        {can.chooseAddress && place && <PlaceVisits projectId={projectId} place={place} />}
        {can.plan && (
          <Paragraph as="div" above={0.75}>
            <ButtonLink {...plan} tone="plain" small>
              {t('visit.plan', 'Plan a visit')}
            </ButtonLink>
          </Paragraph>
        )}
      </Card>
      {can.plan && <PlanVisitDialog projectId={projectId} />}
    </Section>
  );
}
