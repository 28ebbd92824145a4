import type { Leaving } from '@nukkad/contract/people/leaving/leaving.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { DetailSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { useDialogLink, useUrlDialog } from '../../ui/url-dialog.ts';
import { ResignDialog } from './leaving-dialogs.tsx';
import { leavingEmpty } from './leaving.empty.ts';
import { LeavingFacts } from './leaving-facts.tsx';
import { Note, Row } from '../../ui/parts.tsx';
import { useLeavingOf, useMoveLeaving } from './leaving.queries.ts';
import { OwnLetters } from './letters-part.tsx';

function WithdrawDialog({ leaving }: { leaving: Leaving }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('withdraw');
  const move = useMoveLeaving();
  const { leavingId, version } = leaving;
  if (!dialog.opened) return null;
  return (
    <ConfirmDialog
      opened
      onClose={dialog.close}
      title={t('leaving.withdraw.title', 'Take back your resignation?')}
      consequences={[t('leaving.withdraw.told', 'We’ll let your business know that you’re staying.')]}
      confirm={t('leaving.withdraw', 'Withdraw resignation')}
      onConfirm={async () => {
        await move.mutateAsync({ leavingId, version, verb: 'withdraw' });
        toast.success(t('leaving.withdraw.done', 'You’re staying. We’ve let your business know.'));
      }}
    />
  );
}

function Own({ leaving }: { leaving: Leaving }) {
  const { t } = useTranslation();
  const link = useDialogLink('withdraw');
  return (
    <>
      <LeavingFacts leaving={leaving} />
      <Note breaks>
        {leaving.status === 'asked'
          ? t('leaving.own.asked', 'We’ve let your business know. Once it accepts, the last day is final.')
          : t('leaving.own.agreed', 'You keep your access until the end of your last day.')}
      </Note>
      {leaving.can.withdraw && (
        <Row gap={0.5}>
          <ButtonLink {...link} tone="plain">
            {t('leaving.withdraw', 'Withdraw resignation')}
          </ButtonLink>
        </Row>
      )}
      {leaving.can.withdraw && <WithdrawDialog leaving={leaving} />}
    </>
  );
}

/** One's own notice: how to resign, and what was agreed. */
export function OwnLeaving() {
  return (
    <Loaded query={useLeavingOf(null)} waiting={<DetailSkeleton />}>
      {({ leaving, noticeDays, can }) => (
        <>
          {leaving ? (
            <Own leaving={leaving} />
          ) : (
            <EmptyScreen screen={leavingEmpty['no-resignation']} {...(!can.ask && { action: null })} />
          )}
          {can.ask && <ResignDialog noticeDays={noticeDays} />}
          <OwnLetters />
        </>
      )}
    </Loaded>
  );
}
