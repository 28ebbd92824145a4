import { wonLead } from '@nukkad/contract/market/lead/lead.noun';
import { Fragment, type ReactNode } from 'react';
import type { Rfq } from '@nukkad/contract/market/rfq/rfq.model';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Section } from '../../ui/page/section.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { Timeline } from '../../ui/chart/timeline.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { useNow } from '../../ui/time/use-now.ts';
import { CancelRfqDialog } from './cancel-rfq-dialog.tsx';
import { ChangeRfqDialog } from './change-rfq-dialog.tsx';
import { InterestedPartners } from './interested-partners.tsx';
import { Row, StandingParts } from '../../ui/page/parts.tsx';
import { useMyRfq } from './rfq.queries.ts';
import { RfqFacts } from './rfq-facts.tsx';
import { cancelReasonWords, momentWords, nextSentence } from './rfq-words.ts';
import { type ChatWith, UnlockedPartners } from './unlocked-partners.tsx';

/** The form with what was asked before. */
const askAgain = ({ rfqId, categoryId, serviceId }: Rfq) =>
  `/buyer/quotes/new?category=${categoryId}${serviceId ? `&service=${serviceId}` : ''}&again=${rfqId}`;

function Standing({ rfq }: { rfq: Rfq }) {
  const voice = useTranslation();
  const { t } = voice;
  const cancel = useDialogLink('cancel');
  const change = useDialogLink('change');
  return (
    <Card>
      <StandingParts>
        <StatusBadge status={rfq.status} />
        <p>{nextSentence(voice, rfq, useNow())}</p>
        {rfq.can.cancel ? (
          <Row gap={0.75}>
            {rfq.can.change && (
              <ButtonLink {...change} tone="plain">
                {t('quote.change', 'Edit request')}
              </ButtonLink>
            )}
            <ButtonLink {...cancel} tone="plain">
              {t('quote.cancel.confirm', 'Cancel request')}
            </ButtonLink>
          </Row>
        ) : (
          rfq.nextStep === 'over' && (
            <ButtonLink to={askAgain(rfq)} tone="plain">
              {t('quote.again', 'Ask again')}
            </ButtonLink>
          )
        )}
      </StandingParts>
    </Card>
  );
}

function Happened({ rfq }: { rfq: Rfq }) {
  const { t } = useTranslation();
  const last = rfq.moments.length - 1;
  const isOpen = rfq.can.cancel || rfq.nextStep === 'agreed';
  return (
    <Section title={t('quote.timeline', 'Status')}>
      <Timeline
        steps={rfq.moments.map(({ status, at }, index) => ({
          key: `${at} ${status}`,
          title: momentWords[status](t),
          at,
          note:
            status === 'Cancelled' && rfq.cancelReason ? cancelReasonWords[rfq.cancelReason](t) : undefined,
          state: index < last || status === 'Booked' ? 'done' : isOpen ? 'now' : 'bad',
        }))}
      />
    </Section>
  );
}

const chosenStatuses: readonly Rfq['unlockedPartners'][number]['status'][] = wonLead;
const chosenLeads = ({ unlockedPartners }: Rfq) =>
  unlockedPartners.filter(({ status }) => chosenStatuses.includes(status)).map(({ leadId }) => leadId);

/** One request as its customer sees it. */
export function RfqPage({
  rfqId,
  quotes,
  askAll,
  chainOf,
  chatWith,
}: {
  rfqId: string;
  quotes: ReactNode;
  /** One question to all who may be written to. */
  askAll: (rfq: Rfq) => ReactNode;
  /** What came of the lead that was agreed on. */
  chainOf: (leadId: string) => ReactNode;
  chatWith: ChatWith;
}) {
  const { t } = useTranslation();
  const query = useMyRfq(rfqId);
  const list = { to: '/buyer/quotes', label: t('quote.title', 'Your quote requests') };
  return (
    <Page
      title={query.data?.title ?? list.label}
      lead={query.data && <span translate="no">{query.data.rfqNumber}</span>}
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
        {(rfq) => (
          <>
            <Standing rfq={rfq} />
            {quotes}
            <UnlockedPartners rfq={rfq} chatWith={chatWith} askAll={askAll(rfq)} />
            <InterestedPartners rfq={rfq} />
            <RfqFacts rfq={rfq} />
            {chosenLeads(rfq).map((leadId) => (
              <Fragment key={leadId}>{chainOf(leadId)}</Fragment>
            ))}
            <Happened rfq={rfq} />
            <ChangeRfqDialog rfq={rfq} />
            <CancelRfqDialog rfq={rfq} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
