import type { Correction } from '@nukkad/contract/people/attendance/correction.model';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatInstant } from '../../ui/date-time.tsx';
import { durationInWords } from '../../ui/duration.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { HindiField } from '../../ui/hindi-field.tsx';
import { Listed } from '../../ui/listed.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { StatePill } from '../../ui/state-pill.tsx';
import { toast } from '../../ui/toast.ts';
import { correctionWords, dayWords } from './attendance-words.ts';
import { attendanceEmpty } from './attendance.empty.ts';
import styles from './attendance.module.css';
import { useCorrections, useReviewCorrection, useWithdrawCorrection } from './attendance.queries.ts';

/** Rejecting needs a reason, which the employee reads. */
function Reject({ correction, onClose }: { correction: Correction; onClose: () => void }) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const review = useReviewCorrection();
  const send = async () => {
    setFailure(null);
    const { correctionId, version } = correction;
    try {
      await review.mutateAsync({ correctionId, version, verb: 'reject', note });
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '');
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('correction.reject.title', 'Reject this request?')}
      footer={
        <Button
          tone="danger"
          busy={review.isPending}
          disabled={note.trim().length < 10}
          onClick={() => void send()}
        >
          {t('correction.reject', 'Reject')}
        </Button>
      }
    >
      <HindiField
        long
        label={t('correction.reject.reason', 'Reason, at least 10 characters')}
        value={note}
        maxLength={300}
        error={failure ?? undefined}
        onText={setNote}
      />
    </Dialog>
  );
}

function Acts({ correction }: { correction: Correction }) {
  const { t } = useTranslation();
  const [rejecting, setRejecting] = useState(false);
  const review = useReviewCorrection();
  const withdraw = useWithdrawCorrection();
  const { correctionId, version, can } = correction;
  const approve = async () => {
    try {
      await review.mutateAsync({ correctionId, version, verb: 'approve' });
      toast.success(t('correction.approved.done', 'Approved'));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '');
    }
  };
  if (!can.decide && !can.withdraw) return null;
  return (
    <div className={styles.acts}>
      {can.decide && (
        <>
          <Button small busy={review.isPending} onClick={() => void approve()}>
            {t('correction.approve', 'Approve')}
          </Button>
          <Button small tone="plain" onClick={() => setRejecting(true)}>
            {t('correction.reject', 'Reject')}
          </Button>
        </>
      )}
      {can.withdraw && (
        <Button
          small
          tone="plain"
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate({ correctionId, version })}
        >
          {t('correction.withdraw', 'Withdraw')}
        </Button>
      )}
      {rejecting && <Reject correction={correction} onClose={() => setRejecting(false)} />}
    </div>
  );
}

function One({ correction, isTeam }: { correction: Correction; isTeam: boolean }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const { day, inAt, outAt, recordedMinutes, reason, note, decidedBy, status } = correction;
  const times = `${formatInstant(inAt, 'time', locale)} – ${formatInstant(outAt, 'time', locale)}`;
  return (
    <Card as="li" quiet>
      <div className={styles.person}>
        <div>
          {isTeam && <b translate="no">{correction.fullName}</b>}
          <p>{`${dayWords(day, locale)} · ${times}`}</p>
          {status === 'pending' && (
            <p>
              {t('correction.recorded', 'Recorded now: {{time}}', {
                time: durationInWords(voice, recordedMinutes),
              })}
            </p>
          )}
          <p>{reason}</p>
          {note && <p>{decidedBy ? `${decidedBy}: ${note}` : note}</p>}
        </div>
        <StatePill on={status === 'approved'}>{correctionWords[status](t)}</StatePill>
      </div>
      <Acts correction={correction} />
    </Card>
  );
}

/** Own requests, or those of the team that one may decide on. */
export function Corrections({ whose }: { whose: 'own' | 'team' }) {
  return (
    <Listed
      list={useCorrections(whose, whose === 'team' ? 'pending' : '')}
      waiting={<ListSkeleton count={3} />}
      empty={
        <EmptyScreen
          screen={attendanceEmpty[whose === 'team' ? 'no-corrections' : 'no-own-corrections']}
          action={null}
        />
      }
    >
      {(items) => (
        <ul className={styles.people}>
          {items.map((one) => (
            <One key={one.correctionId} correction={one} isTeam={whose === 'team'} />
          ))}
        </ul>
      )}
    </Listed>
  );
}
