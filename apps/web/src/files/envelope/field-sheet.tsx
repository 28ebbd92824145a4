import { type FieldKind, fieldKinds } from '@nukkad/contract/files/envelope/envelope.model';
import { type DragEvent, useEffect, useRef } from 'react';
import { DocumentPage } from '../../nouns/envelope/document-page.tsx';
import type { DocumentPages } from '../../nouns/envelope/use-document-pages.ts';
import { typeOfDragged } from '../../ui/page/board.tsx';
import { draggedField } from './field-palette.tsx';
import { PlacedField } from './placed-field.tsx';
import type { Signatory } from './typed-fields.ts';
import type { PlacedFields, Spot } from './use-placed.ts';

/** What is dragged here from the palette; undefined: something else. */
const kindIn = ({ dataTransfer }: DragEvent): FieldKind | undefined =>
  fieldKinds.find((kind) => dataTransfer.types.includes(typeOfDragged(draggedField(kind))));

/** One page with its fields; takes those that are dragged onto it. */
export function FieldSheet({
  pages,
  page,
  people,
  placed: { fields, chosen, setChosen, change, remove },
  onBox,
  onDropped,
}: {
  pages: DocumentPages;
  page: number;
  people: readonly Signatory[];
  placed: PlacedFields;
  /** The box of this page, to find the one that is in sight. */
  onBox: (page: number, box: HTMLDivElement | null) => void;
  onDropped: (kind: FieldKind, spot: Spot) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    onBox(page, box.current);
    return () => onBox(page, null);
  }, [page, onBox]);
  const drop = (event: DragEvent) => {
    const kind = kindIn(event);
    const area = box.current?.getBoundingClientRect();
    if (!kind || !area) return;
    event.preventDefault();
    const x = (event.clientX - area.left) / area.width;
    const y = (event.clientY - area.top) / area.height;
    onDropped(kind, { page, x, y });
  };
  const size = pages.sizes[page] ?? { width: 1, height: 1 };
  return (
    <div onDrop={drop} onDragOver={(event) => kindIn(event) && event.preventDefault()}>
      <DocumentPage pages={pages} page={page} on={box}>
        {fields
          .filter((field) => field.page === page)
          .map((field) => (
            <PlacedField
              key={field.key}
              field={field}
              size={size}
              box={box}
              person={people.find(({ recipientId }) => recipientId === field.recipientId)}
              isChosen={field.key === chosen}
              onChoose={() => setChosen(field.key)}
              onArea={(area) => change(field.key, area)}
              onRemove={() => remove(field.key)}
            />
          ))}
      </DocumentPage>
    </div>
  );
}
