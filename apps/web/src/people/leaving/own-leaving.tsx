import { moveLeaving } from '@nukkad/contract/people/leaving/leaving.api';
import type { Leaving } from '@nukkad/contract/people/leaving/leaving.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { ResignDialog } from './leaving-dialogs.tsx';
import { leavingEmpty } from './leaving.empty.ts';
import { LeavingFacts } from './leaving-facts.tsx';
import { Note, Row } from '../../ui/page/parts.tsx';
import { useLeavingOf } from './leaving.queries.ts';
import { OwnLetters } from './letters-part.tsx';

function WithdrawDialog({ leaving }: { leaving: Leaving }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('withdraw');
  const move = useSend(moveLeaving);
  const { leavingId, version } = leaving;
  if (!dialog.opened) return null;
  return (
    <Question
      dialog={dialog}
      title={t('leaving.withdraw.title', 'Take back your resignation?')}
      consequences={[t('leaving.withdraw.told', 'We’ll let your business know that you’re staying.')]}
      confirm={t('leaving.withdraw', 'Withdraw resignation')}
      send={move}
      request={{ leavingId, version, verb: 'withdraw' }}
      said={t('leaving.withdraw.done', 'You’re staying. We’ve let your business know.')}
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
