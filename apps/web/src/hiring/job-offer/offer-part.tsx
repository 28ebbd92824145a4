import type { Application } from '@nukkad/contract/hiring/application/application.model';
import {
  answerCounter,
  listJobOffers,
  withdrawJobOffer,
} from '@nukkad/contract/hiring/job-offer/job-offer.api';
import type { JobOffer } from '@nukkad/contract/hiring/job-offer/job-offer.model';
import { CreateDocumentLink } from '../../nouns/template/create-document-link.tsx';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Question } from '../../ui/dialog/question.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { Card } from '../../ui/page/card.tsx';
import { Note, Paragraph, Quoted, Row, Stack, StandingParts } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { OfferDialog, offerDialog } from './offer-form.tsx';
import { DownloadLetter, OfferLetterCard } from './offer-letter.tsx';
import { OfferDocument, SignOfferLetter } from './sign-offer.tsx';
import { counterWords, offerSentence, offerStates, offerTones, refusalWords } from './offer-words.ts';

interface Of {
  readonly offer: JobOffer;
}

/** What the candidate asks for, or why they refused. */
function Answer({ offer }: Of) {
  const voice = useTranslation();
  const { counter, refusal } = offer;
  return (
    <>
      {counter && offer.status === 'Countered' && (
        <Stack gap={0.25}>
          {counterWords(voice, offer).map((line) => (
            <Paragraph key={line}>{line}</Paragraph>
          ))}
          {counter.words && <Quoted lines>{counter.words}</Quoted>}
        </Stack>
      )}
      {refusal && (
        <Paragraph>
          {refusalWords[refusal.reason](voice.t)}
          {refusal.words && `: ${refusal.words}`}
        </Paragraph>
      )}
    </>
  );
}

function Questions({ offer }: Of) {
  const voice = useTranslation();
  const { t } = voice;
  const { jobOfferId, version, fullName: name, can } = offer;
  const answer = useSend(answerCounter);
  return (
    <>
      <SignOfferLetter offer={offer} />
      <Question
        dialog={useUrlDialog('takeCounter')}
        when={can.answerCounter}
        title={t('offered.take.title', 'Agree to these terms?')}
        consequences={[
          ...counterWords(voice, offer),
          t('offered.take.letter', '{{name}} gets a new letter to accept.', { name }),
        ]}
        confirm={t('offered.take', 'Agree')}
        send={answer}
        request={{ jobOfferId, version, take: true }}
        said={t('offered.take.done', 'New letter sent')}
      />
      <Question
        dialog={useUrlDialog('keepTerms')}
        when={can.answerCounter}
        title={t('offered.keep.title', 'Keep your terms?')}
        consequences={[
          t('offered.keep.told', '{{name}} can accept or refuse your letter as it is.', { name }),
        ]}
        confirm={t('offered.keep', 'Keep my terms')}
        send={answer}
        request={{ jobOfferId, version, take: false }}
        said={t('offered.keep.done', 'Your terms stay. We’ve let the candidate know')}
      />
      <Question
        dialog={useUrlDialog('withdrawOffer')}
        when={can.withdraw}
        danger
        title={t('offered.withdraw.title', 'Withdraw this offer?')}
        consequences={[
          t('offered.withdraw.told', '{{name}} can no longer accept it and is informed.', { name }),
          t('offered.withdraw.stays', 'The application stays open. You can make another offer.'),
        ]}
        confirm={t('offered.withdraw', 'Withdraw offer')}
        keep={t('offered.withdraw.keep', 'Keep offer')}
        send={useSend(withdrawJobOffer)}
        request={{ jobOfferId, version }}
        said={t('offered.withdraw.done', 'Offer withdrawn')}
      />
    </>
  );
}

function Standing({ offer }: Of) {
  const voice = useTranslation();
  const { t } = voice;
  const { status, can } = offer;
  return (
    <Card>
      <StandingParts>
        <StatePill tone={offerTones[status]}>{offerStates[status](t)}</StatePill>
        <p>{offerSentence(voice, offer)}</p>
        <Answer offer={offer} />
        <Row gap={0.5} hidesEmpty>
          <Moves
            gap={0.5}
            of={[
              {
                on: can.answerCounter,
                opens: 'takeCounter',
                tone: 'neel',
                label: t('offered.take', 'Agree'),
              },
              { on: can.answerCounter, opens: 'keepTerms', label: t('offered.keep', 'Keep my terms') },
              { on: can.sign, opens: 'sign-offer', tone: 'neel', label: t('offered.sign', 'Sign letter') },
              { on: can.withdraw, opens: 'withdrawOffer', label: t('offered.withdraw', 'Withdraw offer') },
            ]}
          />
          <DownloadLetter offer={offer} />
          <CreateDocumentLink kind="offer" recordId={offer.jobOfferId} />
        </Row>
        {can.sign && (
          <Note>
            {t('offered.sign.why', 'Sign the letter too. Once both sides have signed, it is sealed.')}
          </Note>
        )}
        <OfferDocument offer={offer} />
      </StandingParts>
    </Card>
  );
}

function NewOffer({ application }: { readonly application: Application }) {
  const { t } = useTranslation();
  const link = useDialogLink(offerDialog);
  return (
    <>
      <Row gap={0.5}>
        <ButtonLink {...link} tone="neel">
          {t('offered.new', 'Make an offer')}
        </ButtonLink>
      </Row>
      <OfferDialog application={application} />
    </>
  );
}

/** On the page of an applicant: the newest offer with its letter, or a new one. */
export function OfferPart({ application }: { application: Application }) {
  const { t } = useTranslation();
  const { applicationId, can } = application;
  const { data } = useAsked(listJobOffers, { query: { applicationId, limit: 1 } });
  const offer = data?.items[0];
  if (!offer && !can.offer) return null;
  return (
    <Section title={t('offered.part', 'Offer')}>
      <Stack gap={0.75}>
        {offer && <Standing offer={offer} />}
        {offer && offer.status !== 'Cancelled' && (
          <OfferLetterCard letter={offer.letter} lang={offer.terms.lang} hasOwnPaper={offer.hasOwnPaper} />
        )}
        {can.offer && !offer && (
          <Note>{t('offered.none.yet', 'Ready to decide? Send an offer letter to accept or refuse.')}</Note>
        )}
        {can.offer && <NewOffer application={application} />}
        {offer && <Questions offer={offer} />}
      </Stack>
    </Section>
  );
}
