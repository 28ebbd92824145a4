import type { Incident } from '@nukkad/contract/talk/support/support.model';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import styles from './support-desk.module.css';
import { useMoveIncident, useOwnIncidents } from './support.queries.ts';
import { topicWords } from './topic-words.ts';

function Acts({ incident: { incidentId, incidentNumber, can } }: { incident: Incident }) {
  const { t } = useTranslation();
  const move = useMoveIncident();
  const verb = (can.cancel && 'cancel') || (can.reopen && 'reopen') || null;
  if (!verb) return null;
  return (
    <Button
      tone="plain"
      small
      busy={move.isPending}
      aria-label={
        verb === 'cancel'
          ? t('support.withdraw.name', 'Withdraw {{number}}', { number: incidentNumber })
          : t('support.reopen.name', 'Reopen {{number}}', { number: incidentNumber })
      }
      onClick={() => move.mutate({ incidentId, verb })}
    >
      {verb === 'cancel' ? t('support.withdraw', 'Withdraw') : t('support.reopen', 'Not solved? Reopen')}
    </Button>
  );
}

function OneIncident({ incident }: { incident: Incident }) {
  const { t } = useTranslation();
  const { incidentNumber, topic, status, message, answers, createdAt } = incident;
  return (
    <Card as="li" quiet>
      <div className={styles.head}>
        <h3 translate="no">{incidentNumber}</h3>
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
      <Acts incident={incident} />
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
