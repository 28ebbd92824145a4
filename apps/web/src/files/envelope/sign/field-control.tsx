import type { EnvelopeField } from '@nukkad/contract/files/envelope/envelope.model';
import type { Drawn } from '../../../nouns/envelope/drawn-picture.ts';
import { fieldWords } from '../../../nouns/envelope/envelope-words.ts';
import type { Translate } from '../../../platform/i18n/i18n.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Tick } from '../../../ui/field/field-group.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Note, Row } from '../../../ui/page/parts.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { pictureIn } from './filling.rules.ts';
import styles from './sign.module.css';
import type { FillingNow } from './use-filling.ts';

const addWords: Readonly<Record<Drawn, (t: Translate) => string>> = {
  signature: (t) => t('sign.signature.title', 'Add your signature'),
  initials: (t) => t('sign.initials.title', 'Add your initials'),
  stamp: (t) => t('sign.stamp.title', 'Add your stamp'),
};

const hintOf = (t: Translate, needed: boolean) => (needed ? undefined : t('sign.optional', '(optional)'));

function DrawnControl({
  field,
  kind,
  now,
  onDraw,
}: {
  field: EnvelopeField;
  kind: Drawn;
  now: FillingNow;
  onDraw: (kind: Drawn) => void;
}) {
  const { t } = useTranslation();
  const picture = pictureIn(field, now.filling);
  return (
    <Row gap={0.75} align="center">
      {picture && <img className={styles.chosen} src={picture.png} alt={fieldWords[kind](t)} />}
      <Button tone={picture ? 'plain' : 'neel'} onClick={() => onDraw(kind)}>
        {picture ? t('sign.drawn.change', 'Change') : addWords[kind](t)}
      </Button>
    </Row>
  );
}

/** What is put into the field that one is at: as large as a form, however small the field is on its page. */
export function FieldControl({
  field,
  now,
  onDraw,
}: {
  field: EnvelopeField;
  now: FillingNow;
  onDraw: (kind: Drawn) => void;
}) {
  const { t } = useTranslation();
  const { fieldId, kind, label, needed } = field;
  const name = label || fieldWords[kind](t);
  if (kind === 'text')
    return (
      <TextField
        // Another field begins with the letters of its own.
        key={fieldId}
        autoFocus
        label={name}
        hint={hintOf(t, needed)}
        maxLength={500}
        value={now.filling.texts[fieldId] ?? ''}
        onChange={({ target }) => now.write(fieldId, target.value)}
      />
    );
  if (kind === 'tick')
    return (
      <Tick
        checked={now.filling.ticks[fieldId] ?? false}
        onChange={({ target }) => now.tick(fieldId, target.checked)}
      >
        {needed ? name : `${name} ${hintOf(t, needed)}`}
      </Tick>
    );
  if (kind === 'date') return <Note>{t('sign.date.words', 'The date is filled in when you sign.')}</Note>;
  return <DrawnControl field={field} kind={kind} now={now} onDraw={onDraw} />;
}
