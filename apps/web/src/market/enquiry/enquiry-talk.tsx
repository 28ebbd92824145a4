import type { Enquiry, EnquiryMessage } from '@nukkad/contract/market/enquiry/enquiry.model';
import type { EnquirySide } from '@nukkad/contract/market/enquiry/enquiry.noun';
import { type ReactNode, useEffect } from 'react';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { LoadMore } from '../../ui/page/load-more.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { List, Row, Text } from '../../ui/page/parts.tsx';
import styles from './enquiry.module.css';
import { markRead, useCloseEnquiry, type useEnquiry } from './enquiry.queries.ts';
import { SayForm } from './say-form.tsx';

type Talk = Pick<ReturnType<typeof useEnquiry>, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
type Suggestion = NonNullable<EnquiryMessage['suggestion']>;

function Suggested({ suggestion, act }: { suggestion: Suggestion; act: ReactNode }) {
  const { t, locale } = useTranslation();
  const { serviceName, priceFrom, priceTo } = suggestion;
  const from = formatMoney(priceFrom, locale);
  return (
    <div className={styles.suggestion}>
      <span>{serviceName}</span>
      <strong>
        {priceFrom === priceTo
          ? t('enquiry.about', 'About {{price}}', { price: from })
          : t('enquiry.between', '{{from}} to {{to}}', { from, to: formatMoney(priceTo, locale) })}
      </strong>
      {act}
    </div>
  );
}

function Message({
  message: { by, message, at, suggestion },
  own,
  who,
  act,
}: {
  message: EnquiryMessage;
  own: boolean;
  who: string;
  act: ((suggestion: Suggestion) => ReactNode) | undefined;
}) {
  const { t } = useTranslation();
  return (
    <li className={styles.message} data-own={own || undefined} data-by={by}>
      <p>{message}</p>
      {suggestion && <Suggested suggestion={suggestion} act={act?.(suggestion)} />}
      <footer>
        {own ? t('enquiry.you', 'You') : <span translate="no">{who}</span>} · <DateTime at={at} as="short" />
      </footer>
    </li>
  );
}

function CloseButton({ enquiryId }: { enquiryId: string }) {
  const { t } = useTranslation();
  const close = useCloseEnquiry(enquiryId);
  return (
    <Button tone="plain" small busy={close.isPending} onClick={() => close.mutate()}>
      {t('enquiry.close', 'Close enquiry')}
    </Button>
  );
}

/** Place, day and state, and until when an answer is expected. */
function About({ enquiry, side }: { enquiry: Enquiry; side: EnquirySide }) {
  const { t } = useTranslation();
  const { serviceName, area, preferredDay, status, answerBy, can, enquiryId } = enquiry;
  return (
    <Row gap={[0.25, 1]} align="center">
      <StatusBadge status={status} />
      <span>
        {serviceName} · {area}
      </span>
      {preferredDay && (
        <span>
          {t('enquiry.preferred', 'Preferred day')}:{' '}
          <DateTime at={`${preferredDay}T06:30:00.000Z`} as="day" />
        </span>
      )}
      {status === 'Open' && answerBy && (
        <span>
          {side === 'partner'
            ? t('enquiry.answerBy', 'Answer by')
            : t('enquiry.expected', 'Answer expected by')}{' '}
          <DateTime at={answerBy} as="short" />
        </span>
      )}
      {can.resolve && <CloseButton enquiryId={enquiryId} />}
    </Row>
  );
}

/** What was written, oldest first, with the way to earlier words, and the field to write in. */
export function EnquiryTalk({
  enquiry,
  messages,
  side,
  talk,
  actOf,
}: {
  enquiry: Enquiry;
  /** Newest first, as they come. */
  messages: readonly EnquiryMessage[];
  side: EnquirySide;
  talk: Talk;
  /** What can be done with a suggestion. */
  actOf?: (suggestion: Suggestion) => ReactNode;
}) {
  const { t } = useTranslation();
  const { enquiryId, unread, can } = enquiry;
  useEffect(() => {
    if (unread) void markRead(enquiryId).catch(() => undefined);
  }, [enquiryId, unread]);
  const who = side === 'customer' ? enquiry.companyName : enquiry.customerName;
  return (
    <>
      <About enquiry={enquiry} side={side} />
      {talk.hasNextPage && <LoadMore infinite={talk} shown={messages.length} />}
      <List as="ol" aria-label={t('enquiry.talk', 'Messages')} aria-live="polite">
        {messages.toReversed().map((message) => (
          <Message
            key={message.messageId}
            message={message}
            own={message.by === side}
            who={who}
            act={actOf}
          />
        ))}
      </List>
      {can.say ? (
        <SayForm enquiry={enquiry} side={side} />
      ) : (
        <Text as="p" tone="quiet" size={0.875}>
          {t('enquiry.closed', 'This enquiry is closed. The customer can open it again by writing.')}
        </Text>
      )}
    </>
  );
}
