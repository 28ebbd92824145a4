import type { FieldKind } from '@nukkad/contract/files/envelope/envelope.model';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { fieldWords } from '../../nouns/envelope/envelope-words.ts';
import type { DocumentPages } from '../../nouns/envelope/use-document-pages.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Row, Text, Unseen } from '../../ui/page/parts.tsx';
import { TwoColumns } from '../../ui/page/two-columns.tsx';
import { Button } from '../../ui/press/button.tsx';
import styles from './field-editor.module.css';
import { FieldList } from './field-list.tsx';
import { FieldPalette } from './field-palette.tsx';
import { FieldSettings } from './field-settings.tsx';
import { FieldSheet } from './field-sheet.tsx';
import { type Placed, inPage } from './placing.rules.ts';
import type { Signatory } from './typed-fields.ts';
import type { PlacedFields, Spot } from './use-placed.ts';

const within = (value: number) => Math.max(0, Math.min(1, value));

/** Finds the middle of what is seen of the document: there a new field is put. */
function useSight() {
  const boxes = useRef(new Map<number, HTMLDivElement>());
  const onBox = useCallback((page: number, box: HTMLDivElement | null) => {
    if (box) boxes.current.set(page, box);
    else boxes.current.delete(page);
  }, []);
  const inSight = (): Spot => {
    const middle = window.innerHeight / 2;
    const distances = [...boxes.current].map(([page, box]) => {
      const { top, bottom, height } = box.getBoundingClientRect();
      return { page, away: Math.max(0, top - middle, middle - bottom), y: within((middle - top) / height) };
    });
    const [nearest] = distances.toSorted((one, other) => one.away - other.away);
    return { page: nearest?.page ?? 0, x: 0.5, y: nearest?.y ?? 0.5 };
  };
  return { onBox, inSight };
}

/** The chosen field in words, and what can be done with it. */
function Chosen({
  field,
  person,
  onEdit,
  placed: { remove, setChosen },
}: {
  field: Placed;
  person: Signatory | undefined;
  onEdit: () => void;
  placed: PlacedFields;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.chosen} role="group" aria-label={t('signing.place.chosen', 'Selected field')}>
      <Text weight={650}>
        {field.label || fieldWords[field.kind](t)} · <span translate="no">{person?.name}</span>
      </Text>
      <Row gap={0.5}>
        <Button small tone="plain" onClick={onEdit}>
          {t('signing.place.edit.short', 'Edit')}
        </Button>
        <Button small tone="plain" onClick={() => remove(field.key)}>
          {t('signing.place.remove', 'Remove')}
        </Button>
        <Button small tone="quiet" onClick={() => setChosen(null)}>
          {t('signing.place.done', 'Done')}
        </Button>
      </Row>
    </div>
  );
}

/** The pages of a document, and where its people sign and fill in; `foot` saves it. */
export function FieldEditor({
  pages,
  people,
  placed,
  foot,
}: {
  pages: DocumentPages;
  /** At least one. */
  people: readonly [Signatory, ...Signatory[]];
  placed: PlacedFields;
  foot: ReactNode;
}) {
  const { t } = useTranslation();
  const [forWhom, setForWhom] = useState(people[0].recipientId);
  const [isEditing, setIsEditing] = useState(false);
  const { onBox, inSight } = useSight();
  const field = placed.fields.find(({ key }) => key === placed.chosen);
  const person = people.find(({ recipientId }) => recipientId === field?.recipientId);
  const add = (kind: FieldKind, spot: Spot) => placed.add(kind, forWhom, spot);
  const change = (of: Placed, next: Partial<Placed>) => {
    const size = pages.sizes[next.page ?? of.page];
    placed.change(of.key, { ...next, ...(size && inPage(of, size)) });
  };
  return (
    <TwoColumns
      side={
        <>
          <div className={styles.bar} data-chosen={field ? true : undefined}>
            <FieldPalette
              people={people}
              recipientId={forWhom}
              onPerson={setForWhom}
              onAdd={(kind) => add(kind, inSight())}
            />
            {field && (
              <Chosen field={field} person={person} placed={placed} onEdit={() => setIsEditing(true)} />
            )}
          </div>
          <FieldList
            fields={placed.fields}
            people={people}
            chosen={placed.chosen}
            onChoose={placed.setChosen}
          />
          {foot}
        </>
      }
    >
      <Unseen id="signing-keys">
        {t(
          'signing.place.keys',
          'Arrow keys move it, Shift and arrow keys change its size, Delete removes it.',
        )}
      </Unseen>
      {pages.sizes.map((_, page) => (
        <FieldSheet
          // Pages have no other name.
          key={page}
          pages={pages}
          page={page}
          people={people}
          placed={placed}
          onBox={onBox}
          onDropped={add}
        />
      ))}
      {field && isEditing && (
        <FieldSettings
          field={field}
          people={people}
          pages={pages.sizes.length}
          onChange={(next) => change(field, next)}
          onClose={() => setIsEditing(false)}
        />
      )}
    </TwoColumns>
  );
}
