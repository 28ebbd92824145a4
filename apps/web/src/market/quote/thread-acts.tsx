import type { QuoteThread } from '@nukkad/contract/market/quote/quote.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { CounterDialog } from './counter-dialog.tsx';
import type { Side } from './quote-words.ts';
import styles from './quote.module.css';
import { RefuseDialog } from './refuse-dialog.tsx';
import { SignDialog } from './sign-dialog.tsx';

/** Visits need their address first. */
function SignButton({ isPlaced }: { isPlaced: boolean }) {
  const { t } = useTranslation();
  const sign = useDialogLink('sign');
  const words = t('offers.sign', 'Sign quote');
  return isPlaced ? <ButtonLink {...sign}>{words}</ButtonLink> : <Button disabled>{words}</Button>;
}

/** What the viewer may do about the newest version: as the server says. */
export function ThreadActs({
  thread,
  side,
  addressId,
}: {
  thread: QuoteThread;
  side: Side;
  addressId: string | null;
}) {
  const { t } = useTranslation();
  const accept = useDialogLink('accept');
  const counter = useDialogLink('counter');
  const refuse = useDialogLink('refuse');
  const { can, leadId, versions, current } = thread;
  const acceptsOffer = current?.isPart
    ? t('offers.acceptLines', 'Accept these lines')
    : t('offers.acceptCounter', 'Accept offer');
  return (
    <div className={styles.acts}>
      {can.accept && (
        <ButtonLink {...accept}>
          {side === 'Buyer' ? t('offers.accept', 'Accept quote') : acceptsOffer}
        </ButtonLink>
      )}
      {can.sign && <SignButton isPlaced={!can.chooseAddress || addressId !== null} />}
      {can.write && (
        <ButtonLink
          to={`/consultant-service/leads/${leadId}/quote/edit`}
          tone={can.accept || can.sign ? 'plain' : 'neel'}
        >
          {versions.length === 0 ? t('offers.write', 'Write quote') : t('offers.rewrite', 'New version')}
        </ButtonLink>
      )}
      {can.counter && (
        <ButtonLink {...counter} tone="plain">
          {t('offers.counter', 'Make a counter-offer')}
        </ButtonLink>
      )}
      {can.refuse && (
        <ButtonLink {...refuse} tone="quiet">
          {t('offers.refuse', 'Decline')}
        </ButtonLink>
      )}
    </div>
  );
}

/** The questions behind `?dialog=…` of a quote. */
export function ThreadDialogs({ thread, addressId }: { thread: QuoteThread; addressId: string | null }) {
  const { current, can, leadId } = thread;
  if (!current) return null;
  return (
    <>
      {can.accept && (
        <AcceptDialog leadId={leadId} version={current} isSplit={thread.isSplit} addressId={addressId} />
      )}
      {can.sign && <SignDialog thread={thread} addressId={addressId} />}
      {can.counter && <CounterDialog leadId={leadId} version={current} />}
      {can.refuse && <RefuseDialog leadId={leadId} quoteId={current.quoteId} />}
    </>
  );
}
