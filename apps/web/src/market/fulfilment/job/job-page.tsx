import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { BookingTimeline } from '../../../nouns/booking/booking-timeline.tsx';
import { LinesList } from '../../../nouns/booking/lines-list.tsx';
import { PhotoGrid } from '../../../nouns/booking/photo-grid.tsx';
import { StatusBadge } from '../../../nouns/booking/status-badge.tsx';
import type { Translate } from '../../../platform/i18n/i18n.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { DateTime } from '../../../ui/time/date-time.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { RequestAdditionDialog } from '../request-addition-dialog.tsx';
import { Bill } from '../bill.tsx';
import { CustomerAndPlace } from '../booking-people.tsx';
import { CustomerAbsentDialog, CustomerAbsentLink } from '../absence/customer-absent.tsx';
import { type JobStep, jobSteps, presentStep, stepsAtHand } from '../job.steps.ts';
import { asSent, isFinished, photographed } from '../offline/as-sent.ts';
import { FinishedOffline } from '../offline/finished-offline.tsx';
import { WaitingWork } from '../offline/waiting-work.tsx';
import { useWaitingSteps } from '../offline/work-queue.ts';
import { JobStepScreen } from './job-step-screen.tsx';
import styles from './job-page.module.css';

const names: Record<JobStep, (t: Translate) => string> = {
  way: (t) => t('jobStep.way', 'On the way'),
  start: (t) => t('jobStep.start', 'Start'),
  before: (t) => t('jobStep.before', 'Photos before'),
  work: (t) => t('jobStep.work', 'Work'),
  after: (t) => t('jobStep.after', 'Photos after'),
  finish: (t) => t('jobStep.finish', 'Finish'),
  pay: (t) => t('jobStep.pay', 'Payment'),
};

/** All steps as dots; those at hand can be walked to. */
function Rail({ present, atHand }: { present: JobStep; atHand: readonly JobStep[] }) {
  const { t } = useTranslation();
  const place = jobSteps.indexOf(present);
  return (
    <nav aria-label={t('jobStep.rail', 'Steps of this job')} className={styles.rail}>
      <ol>
        {jobSteps.map((step, index) => {
          const state = index < place ? 'done' : index === place ? 'now' : 'coming';
          const dot = <span className={styles.dot}>{index + 1}</span>;
          return (
            <li key={step} data-state={state}>
              {atHand.includes(step) ? (
                <Link
                  to={{ search: `?step=${step}` }}
                  replace
                  preventScrollReset
                  aria-label={`${index + 1}. ${names[step](t)}`}
                  aria-current={step === present ? 'step' : undefined}
                >
                  {dot}
                </Link>
              ) : (
                <span aria-hidden="true">{dot}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** A new step begins at its heading, for thumbs and for readers; the first one leaves the page where it is. */
function useStepHeading(step: JobStep | null) {
  const ref = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    ref.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return ref;
}

function Everything({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  return (
    <details className={styles.everything}>
      <summary>{t('job.everything', 'Job details')}</summary>
      <div>
        <CustomerAndPlace booking={booking} />
        <LinesList lines={booking.lines} />
        {booking.photos.length > 0 && <PhotoGrid photos={booking.photos} />}
        <Bill booking={booking} />
        <BookingTimeline booking={booking} timeline={booking.timeline} />
      </div>
    </details>
  );
}

/** The job in big steps, one after another; the step is the address, the facts decide how far it may go. */
export function JobPage({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const waiting = useWaitingSteps(booking.bookingId);
  const now = asSent(booking, waiting);
  const facts = { status: now.status, photos: photographed(booking, waiting) };
  const finished = isFinished(waiting);
  const step = finished ? null : presentStep(facts, search.get('step'));
  const heading = useStepHeading(step);
  return (
    <div className={styles.job}>
      <header className={styles.head}>
        <p>
          <strong>
            <DateTime at={booking.startsAt} as="short" />
          </strong>
          <StatusBadge status={booking.status} seenBy="receiver" />
        </p>
        <p>{booking.title}</p>
      </header>
      <WaitingWork bookingId={booking.bookingId} startAgain="?step=start" />
      {finished && <FinishedOffline booking={booking} />}
      {step && (
        <>
          <Rail present={step} atHand={stepsAtHand(now.status)} />
          <h1 ref={heading} tabIndex={-1} className={styles.step}>
            {names[step](t)}
          </h1>
          <JobStepScreen step={step} booking={now} />
          <CustomerAbsentLink booking={booking} />
          <Everything booking={booking} />
        </>
      )}
      {!step && !finished && (
        <EmptyState
          scene="bookings"
          heading
          title={t('job.over', 'Nothing left to do')}
          action={<ButtonLink to="/sub-user">{t('job.toDay', 'Back to my day')}</ButtonLink>}
        />
      )}
      <RequestAdditionDialog booking={booking} />
      <CustomerAbsentDialog booking={booking} />
    </div>
  );
}
