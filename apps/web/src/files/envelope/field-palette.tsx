import IconDate from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconTick from '@tabler/icons-react/dist/esm/icons/IconCheckbox.mjs';
import IconText from '@tabler/icons-react/dist/esm/icons/IconCursorText.mjs';
import IconInitials from '@tabler/icons-react/dist/esm/icons/IconLetterCase.mjs';
import IconStamp from '@tabler/icons-react/dist/esm/icons/IconRubberStamp.mjs';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import { type FieldKind, fieldKinds } from '@nukkad/contract/files/envelope/envelope.model';
import { fieldWords } from '../../nouns/envelope/envelope-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { draggedCard } from '../../ui/page/board.tsx';
import styles from './field-editor.module.css';
import type { Placed } from './placing.rules.ts';
import type { Signatory } from './typed-fields.ts';

const icons = {
  signature: IconSignature,
  initials: IconInitials,
  date: IconDate,
  text: IconText,
  tick: IconTick,
  stamp: IconStamp,
} as const satisfies Record<FieldKind, typeof IconDate>;

export const draggedField = (kind: FieldKind) => `signing-${kind}`;

/** For whom, and what: a press puts it on the page in sight, dragging puts it anywhere. */
export function FieldPalette({
  people,
  recipientId,
  onPerson,
  onAdd,
}: {
  people: readonly Signatory[];
  recipientId: Placed['recipientId'];
  onPerson: (recipientId: Placed['recipientId']) => void;
  onAdd: (kind: FieldKind) => void;
}) {
  const { t } = useTranslation();
  const hue = people.find((person) => person.recipientId === recipientId)?.hue;
  return (
    <>
      <SelectField
        label={t('signing.place.for', 'Fields for')}
        value={recipientId}
        options={people.map((person) => ({ value: person.recipientId, label: person.name }))}
        onChange={({ target }) => {
          const person = people.find((each) => each.recipientId === target.value);
          if (person) onPerson(person.recipientId);
        }}
      />
      <div
        className={styles.kinds}
        data-hue={hue}
        role="group"
        aria-label={t('signing.place.add', 'Add a field')}
      >
        {fieldKinds.map((kind) => {
          const Icon = icons[kind];
          return (
            <button
              key={kind}
              type="button"
              onClick={() => onAdd(kind)}
              {...draggedCard(draggedField(kind), {})}
            >
              <Icon size={22} aria-hidden />
              {fieldWords[kind](t)}
            </button>
          );
        })}
      </div>
    </>
  );
}
