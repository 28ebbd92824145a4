/** A new offer: its terms, the letter as it will be read, and then it is sent. */
import type { Application } from '@nukkad/contract/hiring/application/application.model';
import { getJob } from '@nukkad/contract/hiring/job/job.api';
import { makeJobOffer, previewJobOffer } from '@nukkad/contract/hiring/job-offer/job-offer.api';
import { type OfferPreview, jobOfferBody } from '@nukkad/contract/hiring/job-offer/job-offer.model';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { useState } from 'react';
import { WageSentence } from '../../nouns/job/wage-sentence.tsx';
import { OwnPaper } from '../../nouns/template/own-paper.tsx';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { toast } from '../../ui/dialog/toast.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { Row, Stack } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { LetterFields, TermsFields, WhenFields } from './offer-fields.tsx';
import { OfferLetterCard } from './offer-letter.tsx';
import { type TypedOffer, bodyOf, offerFor, typedOf } from './typed-offer.ts';

export const offerDialog = 'offer';

type Body = EndpointInput<typeof previewJobOffer>['body'];

interface Seen {
  readonly body: Body;
  readonly preview: OfferPreview;
}

function Terms({
  applicationId,
  typed,
  onSeen,
}: {
  applicationId: string;
  typed: TypedOffer;
  onSeen: (seen: Seen) => void;
}) {
  const { t } = useTranslation();
  const preview = useSend(previewJobOffer);
  return (
    <SentFields
      save={t('offered.preview', 'Preview letter')}
      send={async (body: Body) => onSeen({ body, preview: await preview.mutateAsync(body) })}
      initial={typed}
      schema={jobOfferBody}
      bodyOf={(fields) => bodyOf(fields, applicationId)}
    >
      {(form) => (
        <>
          <TermsFields form={form} />
          <WhenFields form={form} />
          <LetterFields form={form} />
        </>
      )}
    </SentFields>
  );
}

function Preview({
  name,
  seen: { body, preview },
  onChange,
  onDone,
}: {
  name: string;
  seen: Seen;
  onChange: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const make = useSend(makeJobOffer);
  // By then the applicant may have moved on, and this dialog is gone: what came of it is said all the same.
  const send = () =>
    make.mutateAsync({ ...body, digest: preview.digest }).then(
      () => {
        toast.success(t('offered.sent', 'Offer sent. We’ll notify you of the answer.'));
        onDone();
      },
      // Shown above the button.
      () => undefined,
    );
  return (
    <Stack gap={1}>
      {preview.wageCheck && <WageSentence check={preview.wageCheck} />}
      {preview.paper ? (
        <OwnPaper pdf={preview.paper} />
      ) : (
        <OfferLetterCard letter={preview.letter} lang={body.lang} />
      )}
      {make.error && <Refusal>{make.error.message}</Refusal>}
      <Row gap={0.5}>
        <Button busy={make.isPending} onClick={() => void send()}>
          {t('offered.send', 'Send offer to {{name}}', { name })}
        </Button>
        <Button tone="plain" onClick={onChange}>
          {t('offered.edit', 'Edit')}
        </Button>
      </Row>
    </Stack>
  );
}

function NewOffer({
  applicationId,
  name,
  initial,
  onDone,
}: {
  applicationId: string;
  name: string;
  initial: TypedOffer;
  onDone: () => void;
}) {
  const [typed, setTyped] = useState(initial);
  const [seen, setSeen] = useState<Seen | null>(null);
  return seen ? (
    <Preview name={name} seen={seen} onChange={() => setSeen(null)} onDone={onDone} />
  ) : (
    <Terms
      applicationId={applicationId}
      typed={typed}
      onSeen={(next) => {
        setTyped(typedOf(next.body));
        setSeen(next);
      }}
    />
  );
}

/** Begins with what the job says. */
function FromJob({ application, onDone }: { application: Application; onDone: () => void }) {
  const { locale } = useTranslation();
  const { profile } = useSession();
  const { applicationId, jobId, applicant } = application;
  const query = useAsked(getJob, { query: { jobId } });
  return (
    <Loaded query={query} waiting={<ListSkeleton count={3} />}>
      {(job) => (
        <NewOffer
          applicationId={applicationId}
          name={applicant.name}
          initial={offerFor(job, { signatoryName: profile?.fullName ?? '', locale, now: new Date() })}
          onDone={onDone}
        />
      )}
    </Loaded>
  );
}

/** Behind `?dialog=offer`. */
export function OfferDialog({ application }: { application: Application }) {
  const { t } = useTranslation();
  return (
    <UrlModal name={offerDialog} wide title={t('offered.new', 'Make an offer')}>
      {(close) => <FromJob application={application} onDone={close} />}
    </UrlModal>
  );
}
