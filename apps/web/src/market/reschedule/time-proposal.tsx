import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { TimeProposal } from '@nukkad/contract/market/reschedule/reschedule.model';
import type { Proposer } from '@nukkad/contract/market/reschedule/time-proposal.noun';
import type { Voice } from '../../nouns/booking/booking.screen-row.ts';
import { TwoTimes } from '../../nouns/booking/two-times.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { Row } from '../../ui/page/parts.tsx';
import styles from './reschedule.module.css';

function titleOf({ t }: Voice, { companyName }: BookingDetails, { by, can }: TimeProposal): string {
  if (!can.answer) return t('proposal.sent', 'You asked for another time');
  if (by === 'customer') return t('proposal.byCustomer', 'The customer asks for another time');
  return t('proposal.byPartner', '{{company}} asks for another time', {
    company: companyName ?? t('screen.thePartner', 'The partner'),
  });
}

/** What the charge means for the side that looks; null where nothing is charged. */
export function chargeLine({ t, locale }: Voice, side: Proposer, fee: number): string | null {
  if (fee === 0) return null;
  const sum = formatMoney(fee, locale);
  return side === 'customer'
    ? t('proposal.fee', 'If it is agreed, your next booking includes a {{sum}} late-change charge.', { sum })
    : t('proposal.fee.partner', 'The customer pays a {{sum}} late-change charge.', { sum });
}

function Answers({ proposal }: { proposal: TimeProposal }) {
  const { t } = useTranslation();
  const agree = useDialogLink('agreeTime');
  const decline = useDialogLink('keepTime');
  const withdraw = useDialogLink('withdrawTime');
  if (proposal.can.withdraw)
    return (
      <ButtonLink {...withdraw} tone="plain">
        {t('proposal.withdraw', 'Withdraw request')}
      </ButtonLink>
    );
  if (!proposal.can.answer) return null;
  return (
    <Row gap={0.6}>
      <ButtonLink {...agree}>{t('proposal.agree', 'Agree')}</ButtonLink>
      <ButtonLink {...decline} tone="plain">
        {t('proposal.keep', 'Keep the time')}
      </ButtonLink>
    </Row>
  );
}

/** Another time that one side asks for, with both times and until when it can be answered. */
export function TimeProposalCard({ booking, side }: { booking: BookingDetails; side: Proposer }) {
  const voice = useTranslation();
  const { t } = voice;
  const { proposal } = booking;
  if (!proposal) return null;
  const charge = chargeLine(voice, side, proposal.fee);
  return (
    <Section title={titleOf(voice, booking, proposal)}>
      <Card quiet={!proposal.can.answer}>
        <div className={styles.proposal}>
          <TwoTimes booked={booking.startsAt} wanted={proposal.startsAt} />
          {proposal.note && <blockquote>{proposal.note}</blockquote>}
          {charge && <p>{charge}</p>}
          <p>
            {t('proposal.until', 'Without an answer by {{when}}, the visit remains as booked.', {
              when: formatInstant(proposal.answerBefore, 'short', voice.locale),
            })}
          </p>
          <Answers proposal={proposal} />
        </div>
      </Card>
    </Section>
  );
}
