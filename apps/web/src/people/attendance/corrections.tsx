import type { Correction } from '@nukkad/contract/people/attendance/correction.model';
import { ApprovalPill } from '../../nouns/approval/approval-pill.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Acts } from '../../ui/press/acts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { durationInWords } from '../../ui/time/duration.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { toast, toastFailure } from '../../ui/dialog/toast.ts';
import { dayWords, timesInWords } from './attendance-words.ts';
import { attendanceEmpty } from './attendance.empty.ts';
import { List } from '../../ui/page/parts.tsx';
import styles from './attendance.module.css';
import { useCorrections, useWithdrawCorrection } from './attendance.queries.ts';

function Withdraw({ request: { requestId, version } }: Pick<Correction, 'request'>) {
  const { t } = useTranslation();
  const withdraw = useWithdrawCorrection();
  return (
    <Acts>
      <Button
        small
        tone="plain"
        busy={withdraw.isPending}
        onClick={() =>
          withdraw.mutate(
            { requestId, version },
            {
              onSuccess: () => toast.success(t('correction.withdraw.done', 'Request withdrawn')),
              onError: toastFailure,
            },
          )
        }
      >
        {t('correction.withdraw', 'Withdraw')}
      </Button>
    </Acts>
  );
}

function One({ correction }: { correction: Correction }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const { request, day, recordedMinutes, reason } = correction;
  return (
    <Card as="li" quiet>
      <div className={styles.person}>
        <div>
          <p>{`${dayWords(day, locale)} · ${timesInWords(correction, locale)}`}</p>
          {request.status === 'pending' && (
            <p>
              {t('correction.recorded', 'Recorded now: {{time}}', {
                time: durationInWords(voice, recordedMinutes),
              })}
            </p>
          )}
          <p>{reason}</p>
          {request.reason && (
            <p>{t('correction.rejected', 'Rejected: {{reason}}', { reason: request.reason })}</p>
          )}
        </div>
        <ApprovalPill request={request} />
      </div>
      {request.can.withdraw && <Withdraw request={request} />}
    </Card>
  );
}

/** Own requests; those of others are among the approvals. */
export function Corrections() {
  return (
    <Listed
      list={useCorrections()}
      waiting={<ListSkeleton count={3} />}
      empty={<EmptyScreen screen={attendanceEmpty['no-own-corrections']} action={null} />}
    >
      {(items) => (
        <List gap={0.5}>
          {items.map((one) => (
            <One key={one.request.requestId} correction={one} />
          ))}
        </List>
      )}
    </Listed>
  );
}
