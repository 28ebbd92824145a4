import type { Incident } from '@nukkad/contract/talk/support/support.model';
import { Link } from 'react-router';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { IncidentActs } from './incident-acts.tsx';
import styles from './support-desk.module.css';
import { useOwnIncidents } from './support.queries.ts';
import { topicWords } from './topic-words.ts';

function OneIncident({ incident }: { incident: Incident }) {
  const { t } = useTranslation();
  const { incidentId, incidentNumber, topic, status, message, answers, createdAt } = incident;
  return (
    <Card as="li" quiet>
      <div className={styles.head}>
        <h3 translate="no">
          <Link to={`/help/requests/${incidentId}`}>{incidentNumber}</Link>
        </h3>
        <StatusBadge status={status} />
      </div>
      <p className={styles.facts}>
        {topicWords(t, topic)} · <DateTime at={createdAt} as="short" />
      </p>
      <p className={styles.words}>{message}</p>
      {answers.map((answer) => (
        <blockquote key={answer.at + answer.message} className={styles.answer} data-from={answer.from}>
          <footer>
            {answer.from === 'support' ? t('support.us', 'Support') : t('support.you', 'You')} ·{' '}
            <DateTime at={answer.at} as="short" />
          </footer>
          <p className={styles.words}>{answer.message}</p>
        </blockquote>
      ))}
      <IncidentActs incident={incident} />
    </Card>
  );
}

/** What this person told support, with number, status and answers; nothing while there is none. */
export function OwnIncidents() {
  const { t } = useTranslation();
  const query = useOwnIncidents();
  return (
    <Loaded query={query} waiting={<ListSkeleton count={1} />}>
      {({ items }) =>
        items.length > 0 && (
          <section aria-labelledby="own-incidents">
            <h2 id="own-incidents">{t('support.own', 'Your messages')}</h2>
            <ul className={styles.list}>
              {items.map((incident) => (
                <OneIncident key={incident.incidentId} incident={incident} />
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
}
