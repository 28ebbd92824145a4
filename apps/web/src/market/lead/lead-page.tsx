import type { Lead } from '@nukkad/contract/market/lead/lead.model';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { DetailSkeleton } from '../../ui/skeletons.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { useDialogLink } from '../../ui/url-dialog.ts';
import { useNow } from '../../ui/use-now.ts';
import { AskDetailsDialog } from './ask-details-dialog.tsx';
import { AskedFor } from '../../nouns/rfq/asked-for.tsx';
import { distanceWords } from '../../nouns/rfq/rfq-words.ts';
import { ClaimDialog, TakeBackDialog } from './claim-dialog.tsx';
import { DeclineLeadDialog } from './decline-lead-dialog.tsx';
import { useAnswerLead, useLead } from './lead.queries.ts';
import { aheadWords, leadSentence, lockedFilesWords, priceWords } from './lead-words.ts';
import { LeadActs } from './lead-acts.tsx';
import { LeadContact } from './lead-contact.tsx';
import { LeadQuestions } from '../../nouns/rfq/lead-questions.tsx';
import { refundSentence } from './lead-refund-words.ts';
import { Row, StandingParts } from '../../ui/parts.tsx';
import styles from '../../nouns/rfq/rfq.module.css';
import { UnlockLeadDialog } from './unlock-lead-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

function Answers({ lead: { leadId, can, priceCredits, balance } }: { lead: Lead }) {
  const { t } = useTranslation();
  const unlock = useDialogLink('unlock');
  const decline = useDialogLink('decline');
  const answer = useAnswerLead();
  const say = () =>
    answer.mutate(
      { leadId, interested: true },
      {
        onSuccess: () => toast.success(t('lead.interest.done', 'We’ll let the customer know')),
        onError: toastFailure,
      },
    );
  return (
    <Row gap={0.75}>
      {can.unlock && balance >= priceCredits && (
        <ButtonLink {...unlock}>
          {t('lead.unlock', 'Unlock for {{price}} credits', { price: priceCredits })}
        </ButtonLink>
      )}
      {can.unlock && balance < priceCredits && (
        <ButtonLink to="/consultant-service/leads/credits">{t('lead.buyCredits', 'Buy credits')}</ButtonLink>
      )}
      {can.showInterest && (
        <Button tone="plain" busy={answer.isPending} onClick={say}>
          {t('lead.interest', 'I’m interested')}
        </Button>
      )}
      {can.decline && (
        <ButtonLink {...decline} tone="plain">
          {t('lead.decline', 'Not interested')}
        </ButtonLink>
      )}
    </Row>
  );
}

function Standing({ lead }: { lead: Lead }) {
  const voice = useTranslation();
  const { t } = voice;
  return (
    <Card>
      <StandingParts>
        <StatusBadge status={lead.status} seenBy="receiver" />
        <p>{leadSentence(voice, lead, useNow())}</p>
        {lead.isChosen && <strong>{t('lead.chosen', 'The customer chose you for this request.')}</strong>}
        {lead.endsAt !== null && <span>{aheadWords(voice, lead.ahead)}</span>}
        {lead.status === 'New Request' && (
          <strong>
            {priceWords(voice, lead)}.{' '}
            {voice.plural('lead.balance', lead.balance, {
              one: 'You have {{count}} credit.',
              other: 'You have {{count}} credits.',
            })}
          </strong>
        )}
        {lead.refund && <p>{refundSentence(voice, lead.refund)}</p>}
        <Answers lead={lead} />
        <LeadActs lead={lead} />
        {lead.can.showInterest && (
          <small className={styles.note}>
            {t(
              'lead.interest.note',
              'Showing interest is free: the customer sees your business and can ask or book you.',
            )}
          </small>
        )}
      </StandingParts>
    </Card>
  );
}

/** One request as a partner sees it; who asked, once it is unlocked. */
export function LeadPage({
  leadId,
  quote,
  chain,
  chatWith,
}: {
  leadId: string;
  quote: ReactNode;
  /** What came of it. */
  chain: ReactNode;
  /** The way to write to the customer, by their name. */
  chatWith: (lead: Lead, name: string) => ReactNode;
}) {
  const voice = useTranslation();
  const { t } = voice;
  const query = useLead(leadId);
  const list = { to: '/consultant-service/leads', label: t('lead.title', 'Leads') };
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
        {(lead) => (
          <>
            <Standing lead={lead} />
            {quote}
            {lead.contact && (
              <LeadContact contact={lead.contact} chat={chatWith(lead, lead.contact.fullName)} />
            )}
            {lead.questions.length > 0 && (
              <Section title={t('lead.questions', 'Your questions')}>
                <LeadQuestions questions={lead.questions} />
              </Section>
            )}
            <AskedFor
              title={t('lead.facts', 'What the customer asks for')}
              asked={lead}
              place={lead.area}
              more={{
                term: t('lead.distance', 'Distance'),
                words: distanceWords(voice, lead.distanceMetres),
              }}
              note={lockedFilesWords(voice, lead)}
            />
            {chain}
            <UnlockLeadDialog lead={lead} />
            <AskDetailsDialog lead={lead} />
            <WithdrawDialog lead={lead} />
            <ClaimDialog lead={lead} />
            <TakeBackDialog lead={lead} />
            <DeclineLeadDialog leadId={lead.leadId} open={lead.can.decline} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
