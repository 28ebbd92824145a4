import type { PartnerProfile } from '@nukkad/contract/identity/partner/partner.model';
import { useEffect, useRef } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { BankMessage } from '../../account/bank-message.tsx';
import { OfferedPrices } from '../../../market/catalog/partner-service/offered-prices.tsx';
import { ServicesStep } from '../../../market/catalog/partner-service/services-step.tsx';
import { AddDocument } from '../../../files/document/add-document.tsx';
import { documentWords } from '../../../files/document/document-words.ts';
import { DocumentList } from '../../../files/document/document-list.tsx';
import { useDocuments } from '../../../files/document/document.queries.ts';
import { AddressStep } from '../../../market/partnership/address-step.tsx';
import { BankStep } from '../../../market/partnership/bank-step.tsx';
import { BusinessStep } from '../../../market/partnership/business-step.tsx';
import { OwnerStep } from '../../../market/partnership/owner-step.tsx';
import { type StepName, stepNames, stepsFor } from '../../../market/partnership/partner-words.ts';
import { renewPartnerProfile, usePartnerProfile } from '../../../market/partnership/partner.queries.ts';
import { ReviewStep } from '../../../market/partnership/review-step.tsx';
import { StepLayout } from '../../../market/partnership/step-layout.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/press/button.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { FormSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('updatePartner.edit', 'Complete your partner profile'),
  noindex: true,
}));

function Documents({ profile, onSaved }: { profile: PartnerProfile; onSaved: () => void }) {
  const { t } = useTranslation();
  const { data } = useDocuments();
  const renew = () => void renewPartnerProfile();
  const documents = data?.pages.flatMap(({ items }) => items).filter(({ attached }) => attached) ?? [];
  return (
    <>
      <p>
        {t('partner.documents.needed', 'Upload these documents: {{documents}}. Others are optional.', {
          documents: profile.neededDocuments.map((type) => documentWords(t, type)).join(', '),
        })}
      </p>
      <DocumentList documents={documents} onRemoved={renew} />
      <AddDocument first="pan_card" attaches={() => true} onAdded={renew} />
      <div>
        <Button onClick={onSaved}>{t('partner.goOn', 'Continue')}</Button>
      </div>
    </>
  );
}

function Services({ profile, onSaved }: { profile: PartnerProfile; onSaved: () => void }) {
  return (
    <ServicesStep count={profile.serviceCount} onSaved={() => void renewPartnerProfile()} onNext={onSaved} />
  );
}

function Bank(step: { profile: PartnerProfile; onSaved: () => void }) {
  return <BankStep {...step} trial={<BankMessage />} />;
}

const forms = {
  firm: BusinessStep,
  owner: OwnerStep,
  address: AddressStep,
  services: Services,
  bank: Bank,
  documents: Documents,
} as const;

/** Of a draft the first step that lacks something, of a live profile the first. */
function stepOf(asked: string | null, profile: PartnerProfile): StepName {
  const named = stepsFor(profile).find((step) => step === asked);
  if (named) return named;
  return profile.steps.find(({ complete }) => !complete)?.step ?? (profile.can.submit ? 'review' : 'firm');
}

function Steps({ profile }: { profile: PartnerProfile }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const current = stepOf(search.get('step'), profile);
  const live = profile.can.editsAreReviewed;
  const shown = useRef(current);
  useEffect(() => {
    shown.current = current;
  }, [current]);
  const goOn = () => {
    // A person who opened another step while this one was being saved stays there.
    if (shown.current !== current) return;
    const next = stepNames[stepNames.indexOf(current) + 1] ?? 'review';
    void navigate(live ? '/update-partner' : { search: `?step=${next}` });
  };
  // The step is in the address, so that completing a step does not switch the page by itself.
  if (search.get('step') !== current) return <Navigate to={{ search: `?step=${current}` }} replace />;
  const Form = current === 'review' ? null : forms[current];
  return (
    <StepLayout profile={profile} current={current}>
      {Form ? (
        <Form key={current} profile={profile} onSaved={goOn} />
      ) : (
        <ReviewStep
          profile={profile}
          prices={<OfferedPrices />}
          onSent={() => void navigate('/update-partner')}
        />
      )}
    </StepLayout>
  );
}

export default function PartnerProfileUpdate() {
  const { t } = useTranslation();
  const query = usePartnerProfile();
  return (
    <Page
      back={{ to: '/update-partner', label: t('updatePartner.title', 'Your partner profile') }}
      title={
        query.data?.can.editsAreReviewed
          ? t('updatePartner.change', 'Edit your partner profile')
          : t('updatePartner.edit', 'Complete your partner profile')
      }
      lead={
        query.data?.can.editsAreReviewed &&
        t('partner.live.edits', 'We review important changes first. Others take effect right away.')
      }
    >
      <Loaded query={query} waiting={<FormSkeleton />}>
        {(profile) => <Steps profile={profile} />}
      </Loaded>
    </Page>
  );
}
