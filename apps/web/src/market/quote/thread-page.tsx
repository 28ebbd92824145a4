import type { QuoteThread } from '@nukkad/contract/market/quote/quote.model';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Page } from '../../ui/page/page.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { Chain } from './chain.tsx';
import { Confirmations } from './confirmations.tsx';
import { LeastTotal } from './least-total.tsx';
import { PaperButtons } from './paper-buttons.tsx';
import { QuoteVersionView } from './quote-version.tsx';
import { type Side, placeWords, refusalWords, threadSentence } from './quote-words.ts';
import { useQuoteThread } from './quote.queries.ts';
import { StandingParts, Text } from '../../ui/page/parts.tsx';
import styles from './quote.module.css';
import { ThreadActs, ThreadDialogs } from './thread-acts.tsx';
import { VersionDialog } from './version-dialog.tsx';
import { Versions } from './versions.tsx';

type Pay = (thread: QuoteThread) => ReactNode;

function Lost({ thread: { refusal, pricePlace } }: { thread: QuoteThread }) {
  const { t } = useTranslation();
  return (
    <>
      {refusal && (
        <p>
          {refusalWords[refusal.reason](t)}
          {refusal.words && ` · “${refusal.words}”`}
        </p>
      )}
      {pricePlace && <p>{placeWords[pricePlace](t)}</p>}
    </>
  );
}

/** Where the visits are: asked of the customer with the acceptance, or with the confirmation. */
export interface Where {
  readonly addressId: string | null;
  readonly choose: ReactNode;
}

function VisitAddress({ thread: { can }, where }: { thread: QuoteThread; where: Where | undefined }) {
  const { t } = useTranslation();
  if (!where || !can.chooseAddress || !(can.accept || can.sign)) return null;
  return (
    <div className={styles.where}>
      <p>{t('visit.address', 'This quote has visits. Choose where they are before you continue.')}</p>
      {where.choose}
    </div>
  );
}

function Standing({
  thread,
  side,
  pay,
  where,
}: {
  thread: QuoteThread;
  side: Side;
  pay: Pay | undefined;
  where: Where | undefined;
}) {
  const voice = useTranslation();
  return (
    <Card>
      <StandingParts>
        <StatusBadge status={thread.status} seenBy={side === 'Buyer' ? 'raiser' : 'receiver'} />
        {thread.current && (
          <Text size={1.75} weight={700}>
            <LeastTotal
              total={thread.current.price.total}
              isFrom={thread.current.price.alternatives !== undefined}
            />
          </Text>
        )}
        <p>{threadSentence(voice, thread, side)}</p>
        <Lost thread={thread} />
        <VisitAddress thread={thread} where={where} />
        <ThreadActs thread={thread} side={side} addressId={where?.addressId ?? null} />
        {thread.can.pay && pay?.(thread)}
      </StandingParts>
    </Card>
  );
}

/** All that was offered for one lead: the newest version whole, what it changes, and what one may do about it. */
export function ThreadPage({
  leadId,
  side,
  back,
  pay,
  paid,
  where,
}: {
  leadId: string;
  side: Side;
  back: string;
  /** The way to pay the advance; of the customer alone. */
  pay?: Pay;
  /** The way to choose the address of its visits; of the customer alone. */
  where?: Where;
  /** What is said to who comes back from paying. */
  paid?: ReactNode;
}) {
  const { t } = useTranslation();
  const query = useQuoteThread(leadId);
  const of = query.data;
  const list = {
    to: back,
    label: side === 'Buyer' ? t('offers.back.request', 'Your request') : t('offers.back.lead', 'The lead'),
  };
  return (
    <Page
      title={side === 'Buyer' ? (of?.companyName ?? list.label) : (of?.title ?? list.label)}
      lead={
        of && (
          <>
            <span translate="no">{of.rfqNumber}</span> · {side === 'Buyer' ? of.title : of.area}
          </>
        )
      }
      back={list}
      narrow
    >
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={
          <ButtonLink to={list.to} tone="plain">
            {list.label}
          </ButtonLink>
        }
      >
        {(thread) => (
          <>
            {paid}
            <Standing thread={thread} side={side} pay={pay} where={where} />
            <Confirmations thread={thread} />
            {thread.current && <QuoteVersionView version={thread.current} />}
            {thread.current && (
              <PaperButtons
                quoteId={thread.current.quoteId}
                name={`${thread.rfqNumber}-${thread.current.versionNumber}`}
              />
            )}
            <Versions thread={thread} side={side} />
            <Chain leadId={leadId} />
            <VersionDialog />
            <ThreadDialogs thread={thread} addressId={where?.addressId ?? null} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
