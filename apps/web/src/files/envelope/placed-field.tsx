import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { fieldWords } from '../../nouns/envelope/envelope-words.ts';
import type { PageSize } from '../../nouns/envelope/use-document-pages.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './field-editor.module.css';
import { type Area, type Placed, afterKey, moved, resized } from './placing.rules.ts';
import type { Signatory } from './typed-fields.ts';

interface Placing {
  readonly field: Placed;
  readonly size: PageSize;
  /** The box of the page that it is on. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onArea: (area: Area) => void;
}

type Dragging = 'move' | 'resize';

/** Follows a finger or the mouse; the page does not scroll meanwhile. */
function useDrag({ field, size, box, onArea }: Placing) {
  const from = useRef<{ how: Dragging; x: number; y: number; area: Area } | null>(null);
  const begin = (how: Dragging) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { how, x: event.clientX, y: event.clientY, area: field };
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    const page = box.current?.getBoundingClientRect();
    if (!from.current || !page) return;
    const { how, x, y, area } = from.current;
    const by = { x: (event.clientX - x) / page.width, y: (event.clientY - y) / page.height };
    onArea((how === 'move' ? moved : resized)(area, by, size));
  };
  const end = () => {
    from.current = null;
  };
  return (how: Dragging) => ({
    onPointerDown: begin(how),
    onPointerMove: follow,
    onPointerUp: end,
    onPointerCancel: end,
  });
}

const shares = ({ left, top, width, height }: Area) => ({
  left: `${left * 100}%`,
  top: `${top * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});

/** A field on its page: dragged, moved by arrows, sized by its corner or by Shift and arrows. */
export function PlacedField({
  person,
  isChosen,
  onChoose,
  onRemove,
  ...placing
}: Placing & {
  person: Signatory | undefined;
  isChosen: boolean;
  onChoose: () => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const { field, size, onArea } = placing;
  const drag = useDrag(placing);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) element.current?.focus();
  }, [isChosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const area = afterKey(field, event, size);
    if (area) onArea(area);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else return;
    event.preventDefault();
  };
  const kind = fieldWords[field.kind](t);
  const name = person?.name ?? '';
  return (
    <div
      ref={element}
      role="button"
      tabIndex={0}
      className={styles.field}
      data-hue={person?.hue ?? 0}
      data-chosen={isChosen || undefined}
      aria-pressed={isChosen}
      aria-describedby="signing-keys"
      aria-label={t('signing.place.named', '{{kind}} {{name}}, page {{page}}', {
        kind: field.label || kind,
        name,
        page: field.page + 1,
      })}
      style={shares(field)}
      onFocus={onChoose}
      onClick={onChoose}
      onKeyDown={onKeyDown}
      {...drag('move')}
    >
      <span className={styles.words} aria-hidden>
        <span>{field.label || kind}</span> <span translate="no">{name}</span>
      </span>
      {isChosen && <span className={styles.handle} aria-hidden {...drag('resize')} />}
    </div>
  );
}
