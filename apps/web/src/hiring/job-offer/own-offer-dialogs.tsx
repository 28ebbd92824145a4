import { counterJobOffer, refuseJobOffer } from '@nukkad/contract/hiring/job-offer/job-offer.api';
import {
  type JobOffer,
  type OfferRefusal,
  counterBody,
  counterSaid,
  offerRefusals,
} from '@nukkad/contract/hiring/job-offer/job-offer.model';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import * as z from 'zod/mini';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { FilledQuestion } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { Note } from '../../ui/page/parts.tsx';
import { AcceptOffer } from './sign-offer.tsx';
import { refusalWords } from './own-offer-words.ts';

interface Of {
  readonly offer: JobOffer;
}

const noReason: { readonly reason: OfferRefusal | null; readonly words: string } = {
  reason: null,
  words: '',
};

function Refuse({ offer: { jobOfferId, version, companyName: name, can } }: Of) {
  const { t } = useTranslation();
  return (
    <FilledQuestion
      dialog={useUrlDialog('refuse-offer')}
      when={can.refuse}
      danger
      title={t('ownOffer.refuse.title', 'Decline this offer?')}
      consequences={[
        t('ownOffer.refuse.told', '{{name}} is informed right away.', { name }),
        t('ownOffer.refuse.ends', 'Your application for this job ends.'),
      ]}
      confirm={t('ownOffer.refuse', 'Decline offer')}
      send={useSend(refuseJobOffer)}
      initial={noReason}
      request={({ reason, words }) => {
        const said = words.trim();
        if (reason === null || (reason === 'other' && said === '')) return null;
        return { jobOfferId, version, reason, ...(said && { words: said }) };
      }}
      said={t('ownOffer.refused', 'Offer declined.')}
    >
      {({ typed, change }) => (
        <>
          <RadioList
            label={t('ownOffer.refuse.why', 'Why?')}
            name="reason"
            options={offerRefusals.map((value) => ({ value, label: refusalWords[value](t) }))}
            value={typed.reason}
            onChange={(reason) => change({ reason })}
          />
          <TextArea
            label={
              typed.reason === 'other'
                ? t('ownOffer.words.needed', 'In your own words')
                : t('ownOffer.words', 'In your own words (optional)')
            }
            name="words"
            maxLength={500}
            value={typed.words}
            onChange={({ target }) => change({ words: target.value })}
          />
        </>
      )}
    </FilledQuestion>
  );
}

const askedTerms = z.object(counterBody).check(counterSaid);

interface Asked {
  /** Null: the field is empty. */
  readonly wage: number | null;
  readonly startsOn: string;
  readonly words: string;
}

/** Other pay, another first day, or both; once. */
function Counter({ offer: { jobOfferId, version, terms, can } }: Of) {
  const voice = useTranslation();
  const { t } = voice;
  const { wageUnit, wage, startsOn } = terms;
  const initial: Asked = { wage, startsOn, words: '' };
  return (
    <FormDialog
      dialog={useUrlDialog('counter-offer')}
      when={can.counter}
      title={t('ownOffer.counter.title', 'Ask for other terms')}
      save={t('ownOffer.counter.send', 'Send request')}
      send={useSend(counterJobOffer)}
      said={t('ownOffer.countered', 'Request sent.')}
      initial={initial}
      schema={askedTerms}
      bodyOf={(typed) => ({
        jobOfferId,
        version,
        ...(typed.wage !== null && typed.wage !== wage && { wage: typed.wage }),
        ...(typed.startsOn !== startsOn && { startsOn: typed.startsOn }),
        ...(typed.words.trim() && { words: typed.words.trim() }),
      })}
    >
      {({ moneyAt, dayAt, lineAt }) => (
        <>
          <Note>
            {t('ownOffer.counter.once', 'You can ask once. They accept your terms or keep theirs.')}
          </Note>
          <MoneyField
            label={
              wageUnit === 'month'
                ? t('ownOffer.counter.month', 'Pay a month')
                : t('ownOffer.counter.day', 'Pay a day')
            }
            {...moneyAt('wage')}
          />
          <DayField
            label={t('ownOffer.first', 'First day')}
            min={addDays(istDay(new Date()), 1)}
            {...dayAt('startsOn')}
          />
          <TextArea
            label={t('ownOffer.words', 'In your own words (optional)')}
            maxLength={500}
            {...lineAt('words')}
          />
        </>
      )}
    </FormDialog>
  );
}

export function OwnOfferDialogs({ offer }: Of) {
  return (
    <>
      <AcceptOffer offer={offer} />
      <Refuse offer={offer} />
      <Counter offer={offer} />
    </>
  );
}
