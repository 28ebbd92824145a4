import type { JobOffer } from '@nukkad/contract/hiring/job-offer/job-offer.model';
import { shiftInWords, wageInWords } from '../../nouns/candidate/work-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { CardHead, Paragraph, Quoted, Remark, Stack } from '../../ui/page/parts.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { DownloadLetter, OfferLetterCard, OwnPaperOf } from './offer-letter.tsx';
import { OwnOfferDialogs } from './own-offer-dialogs.tsx';
import { dayInWords, ownOfferNext, ownOfferState, ownOfferTones } from './own-offer-words.ts';
import { OfferDocument } from './sign-offer.tsx';
import { useOwnOffer } from './own-offer.queries.ts';

interface Of {
  readonly offer: JobOffer;
}

function Terms({ offer: { terms, validUntil, status } }: Of) {
  const voice = useTranslation();
  const { t, plural, locale } = voice;
  const { wageUnit, wage, startsOn, place, shift, hours, probationMonths, noticeDays } = terms;
  return (
    <Facts>
      <Fact name={t('ownOffer.as', 'You work as')}>
        <span translate="no">{terms.title}</span>
      </Fact>
      <Fact name={t('ownOffer.pay', 'Pay')}>
        {wageInWords(voice, { wageUnit, wageFrom: wage, wageTo: wage })}
      </Fact>
      <Fact name={t('ownOffer.first', 'First day')}>{dayInWords(locale, startsOn)}</Fact>
      <Fact name={t('ownOffer.where', 'Where')}>
        <span translate="no">{place}</span>
      </Fact>
      <Fact name={t('ownOffer.hours', 'Working hours')}>
        {[shiftInWords(t, shift), hours].filter(Boolean).join(', ')}
      </Fact>
      <Fact name={t('ownOffer.probation', 'Probation')}>
        {probationMonths > 0 &&
          plural('ownOffer.months', probationMonths, { one: '{{count}} month', other: '{{count}} months' })}
      </Fact>
      <Fact name={t('ownOffer.notice', 'Notice period')}>
        {noticeDays > 0 &&
          plural('ownOffer.days', noticeDays, { one: '{{count}} day', other: '{{count}} days' })}
      </Fact>
      <Fact name={t('ownOffer.until', 'Answer by')}>
        {(status === 'Pending' || status === 'Countered') && dayInWords(locale, validUntil)}
      </Fact>
    </Facts>
  );
}

/** What the candidate asked for, once. */
function Asked({ offer: { counter, terms } }: Of) {
  const voice = useTranslation();
  const { t, locale } = voice;
  if (!counter) return null;
  const asked = [
    counter.wage !== null && formatMoney(counter.wage, locale),
    counter.startsOn !== null && counter.startsOn !== terms.startsOn
      ? t('ownOffer.asked.from', 'first day {{day}}', { day: dayInWords(locale, counter.startsOn) })
      : '',
  ].filter(Boolean);
  return (
    <Remark above={0.5}>
      {t('ownOffer.asked', 'You asked for: {{terms}}', { terms: asked.join(', ') })} {counter.words}
    </Remark>
  );
}

/** The whole letter to read; the paper is the same. */
function LetterDialog({ offer }: Of) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('offer-letter');
  return (
    <Dialog wide opened={dialog.opened} onClose={dialog.close} title={t('ownOffer.letter', 'Offer letter')}>
      {/* Not in the foot: by it the keyboard reaches the part that scrolls. */}
      <Stack gap={1} narrows>
        {offer.hasOwnPaper ? (
          <OwnPaperOf offer={offer} />
        ) : (
          <OfferLetterCard letter={offer.letter} lang={offer.terms.lang} />
        )}
        <DownloadLetter offer={offer} />
      </Stack>
    </Dialog>
  );
}

function OfferMoves({ offer: { can } }: Of) {
  const { t } = useTranslation();
  return (
    <Moves
      gap={0.5}
      above={0.75}
      of={[
        { on: can.accept, opens: 'accept-offer', label: t('ownOffer.accept', 'Accept offer'), tone: 'neel' },
        { on: true, opens: 'offer-letter', label: t('ownOffer.read', 'Read letter') },
        { on: can.counter, opens: 'counter-offer', label: t('ownOffer.counter', 'Ask for other terms') },
        { on: can.refuse, opens: 'refuse-offer', label: t('ownOffer.refuse', 'Decline offer') },
      ]}
    />
  );
}

/** The newest offer of one's own application: its terms, its letter, and what one can answer; nothing while there is none. */
export function OwnOffer({ applicationId }: { applicationId: string }) {
  const voice = useTranslation();
  const { t } = voice;
  const offer = useOwnOffer(applicationId).data;
  if (!offer) return null;
  const next = ownOfferNext(voice, offer);
  return (
    <Card quiet as="section">
      <CardHead>
        <h2>{t('ownOffer.heading', 'Job offer')}</h2>
        <StatePill tone={ownOfferTones[offer.status]}>{ownOfferState(t, offer)}</StatePill>
      </CardHead>
      {next && (
        <Paragraph above={0.5} below={0.5}>
          {next}
        </Paragraph>
      )}
      <Terms offer={offer} />
      {offer.terms.words && (
        <Quoted above={0.5} lines>
          {offer.terms.words}
        </Quoted>
      )}
      <Asked offer={offer} />
      <OfferMoves offer={offer} />
      <OfferDocument offer={offer} />
      <LetterDialog offer={offer} />
      <OwnOfferDialogs offer={offer} />
    </Card>
  );
}
