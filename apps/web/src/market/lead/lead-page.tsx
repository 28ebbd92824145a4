import { getLead } from '@nukkad/contract/market/lead/lead.api';
import type { Lead } from '@nukkad/contract/market/lead/lead.model';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Section } from '../../ui/page/section.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { useNow } from '../../ui/time/use-now.ts';
import { AskedFor } from '../../nouns/rfq/asked-for.tsx';
import { distanceWords } from '../../nouns/rfq/rfq-words.ts';
import { aheadWords, leadSentence, lockedFilesWords, priceWords } from './lead-words.ts';
import { LeadActs, LeadAnswers } from './lead-acts.tsx';
import { LeadDialogs } from './lead-dialogs.tsx';
import { LeadContact } from './lead-contact.tsx';
import { LeadQuestions } from '../../nouns/rfq/lead-questions.tsx';
import { refundSentence } from './lead-refund-words.ts';
import { StandingParts } from '../../ui/page/parts.tsx';
import styles from '../../nouns/rfq/rfq.module.css';

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
        {lead.status === 'New Request' && lead.pausedFor === null && (
          <strong>
            {priceWords(voice, lead)}.{' '}
            {voice.plural('lead.balance', lead.balance, {
              one: 'You have {{count}} credit.',
              other: 'You have {{count}} credits.',
            })}
          </strong>
        )}
        {lead.refund && <p>{refundSentence(voice, lead.refund)}</p>}
        <LeadAnswers lead={lead} />
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

const lookAgainMs = 30_000;

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
  const query = useAsked(getLead, { query: { leadId } }, { refetchInterval: lookAgainMs });
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
            <LeadDialogs lead={lead} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
