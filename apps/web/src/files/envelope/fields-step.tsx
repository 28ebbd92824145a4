import { setFields } from '@nukkad/contract/files/envelope/envelope.api';
import type { Envelope } from '@nukkad/contract/files/envelope/envelope.model';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { DrawnDocument } from '../../nouns/envelope/drawn-document.tsx';
import type { DocumentPages } from '../../nouns/envelope/use-document-pages.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Unsaved } from '../../ui/field/unsaved.tsx';
import { Note } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { fileLink } from './envelope.queries.ts';
import { FieldEditor } from './field-editor.tsx';
import { stepPaths } from './steps.ts';
import { type Signatory, bodiesOf, placedOf, signatoriesOf } from './typed-fields.ts';
import { usePlaced } from './use-placed.ts';

/** Saves the fields as they are, and leads on once that is done. */
function Placing({
  envelope,
  pages,
  people,
}: {
  envelope: Envelope;
  pages: DocumentPages;
  people: readonly [Signatory, ...Signatory[]];
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { envelopeId, version } = envelope;
  const [initial] = useState(() => placedOf(envelope));
  const [isSaved, setIsSaved] = useState(false);
  const placed = usePlaced(initial, pages.sizes);
  const save = useSend(setFields);
  useEffect(() => {
    if (isSaved) void navigate(stepPaths.send(envelopeId));
  }, [isSaved, envelopeId, navigate]);
  return (
    <>
      <Unsaved changed={placed.changed && !isSaved} />
      <FieldEditor
        pages={pages}
        people={people}
        placed={placed}
        foot={
          <>
            <Refusal>{save.error?.message}</Refusal>
            <Button
              wide
              busy={save.isPending}
              onClick={() =>
                save.mutate(
                  { envelopeId, version, fields: bodiesOf(placed.fields) },
                  { onSuccess: () => setIsSaved(true) },
                )
              }
            >
              {t('signing.next', 'Continue')}
            </Button>
          </>
        }
      />
    </>
  );
}

/** Where the people of a draft sign and fill in. */
export function FieldsStep({ envelope }: { envelope: Envelope }) {
  const { t } = useTranslation();
  // What is read anew meanwhile does not move what is being placed.
  const [opened] = useState(envelope);
  const { envelopeId, documentHash } = opened;
  const [first, ...others] = signatoriesOf(opened);
  if (!first)
    return (
      <>
        <Note>{t('signing.place.noPeople', 'Add people who sign or approve first.')}</Note>
        <ButtonLink to={stepPaths.people(envelopeId)}>{t('signing.step.people', 'People')}</ButtonLink>
      </>
    );
  return (
    <DrawnDocument of={documentHash} link={() => fileLink({ envelopeId, which: 'original' })}>
      {(pages) => <Placing envelope={opened} pages={pages} people={[first, ...others]} />}
    </DrawnDocument>
  );
}
