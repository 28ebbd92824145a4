/** The letter of an offer as the document that both sides sign. */
import {
  acceptJobOffer,
  listJobOffers,
  seenOfJobOffer,
} from '@nukkad/contract/hiring/job-offer/job-offer.api';
import type { JobOffer } from '@nukkad/contract/hiring/job-offer/job-offer.model';
import {
  getOfferDocument,
  openOfferDocument,
  sendOfferCode,
  signOfferLetter,
} from '@nukkad/contract/hiring/job-offer/offer-document.api';
import { ApiError } from '@nukkad/contract/kernel/client';
import { type ReactNode, useEffect } from 'react';
import { wageInWords } from '../../nouns/candidate/work-words.ts';
import { SignHereDialog } from '../../nouns/envelope/sign-here-dialog.tsx';
import { SignedDocument } from '../../nouns/envelope/signed-document.tsx';
import type { GivenSignature } from '../../nouns/envelope/sign-here.tsx';
import { renew } from '../../platform/api/asked.ts';
import { call } from '../../platform/api/client.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toast } from '../../ui/dialog/toast.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { Paragraph } from '../../ui/page/parts.tsx';
import { dayInWords } from './own-offer-words.ts';

interface Of {
  readonly offer: JobOffer;
}

type Which = 'document' | 'signed';

/** Good for a minute. */
async function linkOf({ jobOfferId }: JobOffer, which: Which): Promise<string> {
  return (await call(getOfferDocument, { query: { jobOfferId, which }, quiet: true })).url;
}

interface Signing extends Of {
  readonly name: string;
  readonly when: boolean;
  readonly heading: string;
  readonly enter: string;
  readonly said: string;
  readonly children?: ReactNode;
  readonly sign: (given: GivenSignature) => Promise<unknown>;
}

/** The document is made when the first of the two opens it. */
function SignOffer({ offer, name, when, heading, enter, said, children, sign }: Signing) {
  const dialog = useUrlDialog(name);
  const { mutate: open, isIdle } = useSend(openOfferDocument);
  const { jobOfferId, document, letter } = offer;
  const isShown = dialog.opened && when;
  useEffect(() => {
    if (isShown && document === null && isIdle) open({ jobOfferId });
  }, [isShown, document, isIdle, jobOfferId, open]);
  if (!isShown) return null;
  return (
    <SignHereDialog
      dialog={dialog}
      heading={heading}
      title={`${letter.title}, ${letter.below}`}
      document={document}
      enter={enter}
      link={() => linkOf(offer, 'document')}
      ask={() => call(sendOfferCode, { body: { jobOfferId }, quiet: true })}
      sign={async (given) => {
        try {
          await sign(given);
        } catch (error) {
          // It was changed or ended meanwhile: the page shows how it stands.
          if (error instanceof ApiError && error.status === 409) await renew(listJobOffers);
          throw error;
        }
        toast.success(said);
        dialog.close();
      }}
    >
      {children}
    </SignHereDialog>
  );
}

/** Behind `?dialog=accept-offer`: the candidate accepts by signing. */
export function AcceptOffer({ offer }: Of) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const { mutateAsync } = useSend(acceptJobOffer);
  const { jobOfferId, companyName: name, terms, can } = offer;
  const { wageUnit, wage, startsOn } = terms;
  return (
    <SignOffer
      offer={offer}
      name="accept-offer"
      when={can.accept}
      heading={t('ownOffer.accept.title', 'Accept this offer from {{name}}?', { name })}
      enter={t('ownOffer.accept', 'Accept offer')}
      said={t('ownOffer.accepted', 'Offer accepted. Congratulations!')}
      sign={(given) => mutateAsync({ jobOfferId, ...given, seen: seenOfJobOffer(offer) })}
    >
      <Paragraph>
        {t('ownOffer.accept.terms', 'You start on {{day}} for {{wage}}.', {
          day: dayInWords(locale, startsOn),
          wage: wageInWords(voice, { wageUnit, wageFrom: wage, wageTo: wage }),
        })}
      </Paragraph>
    </SignOffer>
  );
}

/** Behind `?dialog=sign-offer`: the business signs what it offers. */
export function SignOfferLetter({ offer }: Of) {
  const { t } = useTranslation();
  const { mutateAsync } = useSend(signOfferLetter);
  const { jobOfferId, can } = offer;
  return (
    <SignOffer
      offer={offer}
      name="sign-offer"
      when={can.sign}
      heading={t('offered.sign.title', 'Sign the offer letter')}
      enter={t('offered.sign', 'Sign letter')}
      said={t('offered.sign.done', 'Letter signed')}
      sign={(given) => mutateAsync({ jobOfferId, ...given })}
    />
  );
}

/** Who has signed, and the sealed file once both have. */
export function OfferDocument({ offer }: Of) {
  const { document } = offer;
  if (document === null || document.signed.length === 0) return null;
  return <SignedDocument document={document} link={(which) => linkOf(offer, which)} />;
}
