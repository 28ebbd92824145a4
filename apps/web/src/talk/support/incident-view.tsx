import type { Incident } from '@nukkad/contract/talk/support/support.model';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { IncidentActs } from './incident-acts.tsx';
import { IncidentFiles } from './incident-files.tsx';
import styles from './incident-view.module.css';
import { ReplyForm } from './reply-form.tsx';
import { useIncident } from './support.queries.ts';
import { topicWords } from './topic-words.ts';

function Said({ own, at, children }: { own: boolean; at: string; children: string }) {
  const { t } = useTranslation();
  return (
    <li className={styles.said} data-own={own || undefined}>
      <p className={styles.words}>{children}</p>
      <footer>
        {own ? t('support.you', 'You') : t('support.us', 'Support')} · <DateTime at={at} as="short" />
      </footer>
    </li>
  );
}

/** Number, state, and until when an answer is promised. */
function About({
  incident: { incidentNumber, status, topic, bookingNumber, answerBy, callAt },
}: {
  incident: Incident;
}) {
  const { t } = useTranslation();
  return (
    <header className={styles.about}>
      <h1 translate="no">{incidentNumber}</h1>
      <StatusBadge status={status} />
      <p>
        {topicWords(t, topic)}
        {bookingNumber && (
          <>
            {' · '}
            <span translate="no">{bookingNumber}</span>
          </>
        )}
        {answerBy && (
          <>
            {' · '}
            {callAt ? t('request.callAt', 'We call you') : t('request.answerBy', 'We answer by')}{' '}
            <DateTime at={callAt ?? answerBy} as="short" />
          </>
        )}
      </p>
    </header>
  );
}

function Shown({ incident }: { incident: Incident }) {
  const { t } = useTranslation();
  const { incidentId, message, createdAt, answers, files, can } = incident;
  return (
    <>
      <About incident={incident} />
      <ol className={styles.talk} aria-label={t('request.talk', 'Messages')}>
        <Said own at={createdAt}>
          {message}
        </Said>
        {answers.map((answer) => (
          <Said key={answer.at + answer.message} own={answer.from === 'person'} at={answer.at}>
            {answer.message}
          </Said>
        ))}
      </ol>
      <IncidentFiles incidentId={incidentId} files={files} mayAdd={can.attach} />
      {can.reply && <ReplyForm incidentId={incidentId} />}
      <IncidentActs incident={incident} />
    </>
  );
}

/** One message to support with all answers and files, and what its person can do with it. */
export function IncidentView({ incidentId }: { incidentId: string }) {
  return (
    <Loaded query={useIncident(incidentId)} waiting={<DetailSkeleton />}>
      {(incident) => <Shown incident={incident} />}
    </Loaded>
  );
}
