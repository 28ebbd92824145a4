import type { Leaving, LeavingOfEmployee } from '@nukkad/contract/people/leaving/leaving.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { DetailSkeleton } from '../../ui/skeletons.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { useDialogLink, useUrlDialog } from '../../ui/url-dialog.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { LeavingBookings } from './leaving-bookings.tsx';
import { LeavingChecklist } from './leaving-checklist.tsx';
import { EndDialog, TermsDialog } from './leaving-dialogs.tsx';
import { leavingEmpty } from './leaving.empty.ts';
import { LeavingFacts } from './leaving-facts.tsx';
import { Row } from '../../ui/parts.tsx';
import { useLeavingOf, useMoveLeaving } from './leaving.queries.ts';
import { LettersPart } from './letters-part.tsx';

/** Draws the last salary. */
type Settled = (leaving: Leaving) => ReactNode;

function CancelDialog({ leaving }: { leaving: Leaving }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('cancel-leaving');
  const move = useMoveLeaving();
  const { leavingId, version } = leaving;
  if (!dialog.opened || !leaving.can.cancel) return null;
  return (
    <ConfirmDialog
      opened
      danger
      onClose={dialog.close}
      title={t('leaving.cancel.title', 'Cancel the leaving?')}
      consequences={[
        t('leaving.cancel.day', 'They keep working here without a last day.'),
        t('leaving.cancel.work', 'Work that was handed over isn’t moved back.'),
        t('leaving.cancel.told', 'We’ll let them know.'),
      ]}
      confirm={t('leaving.cancel', 'Cancel the leaving')}
      onConfirm={async () => {
        await move.mutateAsync({ leavingId, version, verb: 'cancel' });
        toast.success(t('leaving.cancel.done', 'Leaving cancelled. We’ve let them know.'));
      }}
    />
  );
}

function Acts({ leaving }: { leaving: Leaving }) {
  const { t } = useTranslation();
  const move = useMoveLeaving();
  const lastDay = useDialogLink('last-day');
  const handOver = useDialogLink('hand-over');
  const cancel = useDialogLink('cancel-leaving');
  const { leavingId, version, can } = leaving;
  const clear = () =>
    move.mutate(
      { leavingId, version, verb: 'clear' },
      {
        onSuccess: () => toast.success(t('leaving.clear.done', 'Marked as handed over')),
        onError: toastFailure,
      },
    );
  return (
    <Row gap={0.5}>
      {can.accept && <ButtonLink {...lastDay}>{t('leaving.accept', 'Accept resignation')}</ButtonLink>}
      {can.clear && (
        <Button busy={move.isPending} onClick={clear}>
          {t('leaving.clear', 'Everything is handed over')}
        </Button>
      )}
      {can.handOver && (
        <ButtonLink {...handOver} tone={can.clear ? 'plain' : 'neel'}>
          {t('leaving.handOver', 'Hand over work')}
        </ButtonLink>
      )}
      {can.reschedule && (
        <ButtonLink {...lastDay} tone="plain">
          {t('leaving.change', 'Change last day')}
        </ButtonLink>
      )}
      {can.cancel && (
        <ButtonLink {...cancel} tone="quiet">
          {t('leaving.cancel', 'Cancel the leaving')}
        </ButtonLink>
      )}
    </Row>
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
