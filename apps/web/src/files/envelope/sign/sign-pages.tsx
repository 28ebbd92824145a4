import type { EnvelopeField } from '@nukkad/contract/files/envelope/envelope.model';
import type { SignDocument } from '@nukkad/contract/files/envelope/sign.model';
import { DocumentPage } from '../../../nouns/envelope/document-page.tsx';
import { DrawnDocument } from '../../../nouns/envelope/drawn-document.tsx';
import { FilledBox, OwnBox } from './field-boxes.tsx';
import type { Filling } from './filling.rules.ts';
import { documentLink, type Opened } from './sign.queries.ts';

/** The pages as people see them, with what is to be filled in and what others filled. */
export function SignPages({
  document,
  own,
  filling,
  currentId,
  onChoose,
  opened,
}: {
  document: SignDocument;
  own: readonly EnvelopeField[];
  filling: Filling;
  currentId: string | null;
  onChoose?: (field: EnvelopeField) => void;
  opened: Opened;
}) {
  const filledOf = new Map(document.filled.map((filled) => [filled.fieldId, filled]));
  const on = (page: number) => (field: EnvelopeField) => field.page === page;
  return (
    <DrawnDocument of={document.documentHash} link={() => documentLink(opened)}>
      {(pages) =>
        pages.sizes.map((_, page) => (
          // Pages have no other name.
          <DocumentPage key={page} pages={pages} page={page}>
            {document.fields.filter(on(page)).map((field) => {
              const filled = filledOf.get(field.fieldId);
              return filled && <FilledBox key={field.fieldId} field={field} filled={filled} />;
            })}
            {own.filter(on(page)).map((field) => (
              <OwnBox
                key={field.fieldId}
                field={field}
                filling={filling}
                isCurrent={field.fieldId === currentId}
                onChoose={() => onChoose?.(field)}
              />
            ))}
          </DocumentPage>
        ))
      }
    </DrawnDocument>
  );
}
