import { moveLeaving } from '@nukkad/contract/people/leaving/leaving.api';
import type { Leaving, LeavingOfEmployee } from '@nukkad/contract/people/leaving/leaving.model';
import type { ReactNode } from 'react';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Moves, pressed } from '../../ui/press/moves.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { LeavingBookings } from './leaving-bookings.tsx';
import { LeavingChecklist } from './leaving-checklist.tsx';
import { EndDialog, TermsDialog } from './leaving-dialogs.tsx';
import { leavingEmpty } from './leaving.empty.ts';
import { LeavingFacts } from './leaving-facts.tsx';
import { useLeavingOf } from './leaving.queries.ts';
import { LettersPart } from './letters-part.tsx';

/** Draws the last salary. */
type Settled = (leaving: Leaving) => ReactNode;

function CancelDialog({ leaving }: { leaving: Leaving }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('cancel-leaving');
  const move = useSend(moveLeaving);
  const { leavingId, version } = leaving;
  if (!dialog.opened || !leaving.can.cancel) return null;
  return (
    <Question
      dialog={dialog}
      danger
      title={t('leaving.cancel.title', 'Cancel the leaving?')}
      consequences={[
        t('leaving.cancel.day', 'They keep working here without a last day.'),
        t('leaving.cancel.work', 'Work that was handed over isn’t moved back.'),
        t('leaving.cancel.told', 'We’ll let them know.'),
      ]}
      confirm={t('leaving.cancel', 'Cancel the leaving')}
      send={move}
      request={{ leavingId, version, verb: 'cancel' }}
      said={t('leaving.cancel.done', 'Leaving cancelled. We’ve let them know.')}
    />
  );
}

function Acts({ leaving: { leavingId, version, can } }: { leaving: Leaving }) {
  const { t } = useTranslation();
  const move = useSend(moveLeaving);
  const said = t('leaving.clear.done', 'Marked as handed over');
  return (
    <Moves
      gap={0.5}
      of={[
        {
          on: can.accept,
          opens: 'last-day',
          label: t('leaving.accept', 'Accept resignation'),
          tone: 'neel',
        },
        {
          on: can.clear,
          label: t('leaving.clear', 'Everything is handed over'),
          tone: 'neel',
          ...pressed(move, { leavingId, version, verb: 'clear' }, said),
        },
        {
          on: can.handOver,
          opens: 'hand-over',
          label: t('leaving.handOver', 'Hand over work'),
          tone: can.clear ? 'plain' : 'neel',
        },
        { on: can.reschedule, opens: 'last-day', label: t('leaving.change', 'Change last day') },
        {
          on: can.cancel,
          opens: 'cancel-leaving',
          label: t('leaving.cancel', 'Cancel the leaving'),
          tone: 'quiet',
        },
      ]}
    />
  );
}

function Under({ leaving, settlement }: { leaving: Leaving; settlement: Settled }) {
  const { checklist } = leaving;
  return (
    <>
      <LeavingFacts leaving={leaving} />
      <Acts leaving={leaving} />
      {checklist && (
        <>
          <LeavingChecklist leaving={leaving} checklist={checklist} />
          <LeavingBookings leaving={leaving} bookings={checklist.bookings} />
        </>
      )}
      {leaving.can.seeSettlement && settlement(leaving)}
      <LettersPart employeeId={leaving.employee.employeeId} leaving={leaving} />
      <TermsDialog leaving={leaving} />
      <HandOverDialog leaving={leaving} />
      <CancelDialog leaving={leaving} />
    </>
  );
}

function NotLeaving({
  employeeId,
  noticeDays,
  can,
}: { employeeId: string } & Omit<LeavingOfEmployee, 'leaving'>) {
  const { t } = useTranslation();
  const link = useDialogLink('end');
  return (
    <>
      <EmptyScreen
        screen={leavingEmpty['not-leaving']}
        action={
          can.start ? (
            <ButtonLink {...link} tone="plain">
              {t('leaving.end', 'End employment')}
            </ButtonLink>
          ) : null
        }
      />
      {can.start && <EndDialog employeeId={employeeId} noticeDays={noticeDays} />}
      <LettersPart employeeId={employeeId} leaving={null} />
    </>
  );
}

/** In the file of an employee, for the office: whether they leave, and what is still open. */
export function LeavingPart({ employeeId, settlement }: { employeeId: string; settlement: Settled }) {
  return (
    <Loaded query={useLeavingOf(employeeId)} waiting={<DetailSkeleton />}>
      {({ leaving, ...rest }) =>
        leaving ? (
          <Under leaving={leaving} settlement={settlement} />
        ) : (
          <NotLeaving employeeId={employeeId} {...rest} />
        )
      }
    </Loaded>
  );
}
