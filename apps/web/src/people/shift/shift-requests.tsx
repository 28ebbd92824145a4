import { moveShiftRequest } from '@nukkad/contract/people/shift/shift-request.api';
import { shiftRequestChanged } from '@nukkad/contract/people/shift/shift.noun';
import type { ShiftRequest } from '@nukkad/contract/people/shift/shift-request.model';
import { useState } from 'react';
import { useSend } from '../../platform/api/send.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useLive } from '../../platform/socket/use-live.ts';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { ShiftChip } from './shift-chip.tsx';
import { breachWords, dayWords, requestWords } from './shift-words.ts';
import { shiftEmpty } from './shift.empty.ts';
import { List, Note, Row } from '../../ui/page/parts.tsx';
import styles from './shift.module.css';
import { type RequestMove, renewShifts, useShiftRequests } from './shift.queries.ts';

const moves: readonly RequestMove[] = ['agree', 'approve', 'decline', 'reject', 'withdraw'];
const moveWords: Readonly<Record<RequestMove, (t: Translate) => string>> = {
  agree: (t) => t('shiftRequest.agree', 'Agree'),
  approve: (t) => t('shiftRequest.approve', 'Approve'),
  decline: (t) => t('shiftRequest.decline', 'Decline'),
  reject: (t) => t('shiftRequest.reject', 'Reject'),
  withdraw: (t) => t('shiftRequest.withdraw', 'Withdraw'),
};

/** Rejecting needs a reason, and so does approving against a limit. */
function Reasoned({
  request,
  verb,
  onClose,
}: {
  request: ShiftRequest;
  verb: 'approve' | 'reject';
  onClose: () => void;
}) {
  const voice = useTranslation();
  const { t } = voice;
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const move = useSend(moveShiftRequest);
  const send = async () => {
    setFailure(null);
    const { requestId, version } = request;
    try {
      await move.mutateAsync({ requestId, version, verb, note });
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '');
    }
  };
  const isApproval = verb === 'approve';
  return (
    <Dialog
      opened
      onClose={onClose}
      title={
        isApproval
          ? t('shiftRequest.approve.title', 'Approve against a limit?')
          : t('shiftRequest.reject.title', 'Reject this request?')
      }
      footer={
        <Button
          tone={isApproval ? 'neel' : 'danger'}
          busy={move.isPending}
          disabled={note.trim().length < 10}
          onClick={() => void send()}
        >
          {moveWords[verb](t)}
        </Button>
      }
    >
      {isApproval && <Warnings request={request} />}
      <HindiField
        long
        label={t('shiftRequest.reason', 'Reason, at least 10 characters')}
        value={note}
        maxLength={300}
        error={failure ?? undefined}
        onText={setNote}
      />
    </Dialog>
  );
}

function Warnings({ request }: { request: ShiftRequest }) {
  const voice = useTranslation();
  if (request.breaches.length === 0) return null;
  return (
    <ul className={styles.warnings}>
      {request.breaches.map((one) => (
        <li key={`${one.kind} ${one.day} ${one.minutes}`}>{breachWords(voice, one)}</li>
      ))}
    </ul>
  );
}

function Acts({ request }: { request: ShiftRequest }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<'approve' | 'reject' | null>(null);
  const move = useSend(moveShiftRequest);
  const { requestId, version, can } = request;
  const act = async (verb: RequestMove) => {
    if (verb === 'reject' || (verb === 'approve' && request.breaches.length > 0)) return setAsking(verb);
    try {
      await move.mutateAsync({ requestId, version, verb });
      toast.success(t('shiftRequest.done', 'Done'));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '');
    }
  };
  const shown = moves.filter((verb) => can[verb]);
  if (shown.length === 0) return null;
  return (
    <Row gap={0.5}>
      {shown.map((verb) => (
        <Button
          key={verb}
          small
          tone={verb === 'agree' || verb === 'approve' ? 'neel' : 'plain'}
          busy={move.isPending && move.variables?.verb === verb}
          onClick={() => void act(verb)}
        >
          {moveWords[verb](t)}
        </Button>
      ))}
      {asking && <Reasoned request={request} verb={asking} onClose={() => setAsking(null)} />}
    </Row>
  );
}

function One({ request }: { request: ShiftRequest }) {
  const { t, locale } = useTranslation();
  const { shift, otherShift, status, note, decisionNote, decidedBy, fullName, colleagueName } = request;
  return (
    <Card as="li" quiet className={styles.request}>
      <Row gap={[0.375, 0.75]} align="baseline" justify="space-between" flat>
        <b>
          {request.kind === 'swap'
            ? t('shiftRequest.swap', 'Swap')
            : t('shiftRequest.claim', 'Request for an open shift')}
        </b>
        <StatePill on={status === 'approved'}>{requestWords[status](t)}</StatePill>
      </Row>
      <div className={styles.swap}>
        <div>
          <span>
            <b translate="no">{fullName}</b>, {dayWords(shift.day, locale)}
          </span>
          <ShiftChip shift={shift} />
        </div>
        {otherShift && (
          <div>
            <span>
              <b translate="no">{colleagueName}</b>, {dayWords(otherShift.day, locale)}
            </span>
            <ShiftChip shift={otherShift} />
          </div>
        )}
      </div>
      {note && <Note>{note}</Note>}
      {decisionNote && <Note>{decidedBy ? `${decidedBy}: ${decisionNote}` : decisionNote}</Note>}
      <Warnings request={request} />
      <Acts request={request} />
    </Card>
  );
}

/** Own requests and those in which a colleague asked, or those that wait for the office. */
export function ShiftRequests({ whose }: { whose: 'own' | 'team' }) {
  useLive(shiftRequestChanged, () => void renewShifts());
  return (
    <Listed
      list={useShiftRequests(whose, whose === 'team' ? 'pending' : '')}
      waiting={<ListSkeleton count={3} />}
      empty={
        <EmptyScreen
          screen={shiftEmpty[whose === 'team' ? 'no-team-shift-requests' : 'no-shift-requests']}
          action={null}
        />
      }
    >
      {(items) => (
        <List gap={0.5}>
          {items.map((one) => (
            <One key={one.requestId} request={one} />
          ))}
        </List>
      )}
    </Listed>
  );
}
