import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Tick } from '../../ui/field/field-group.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Stack } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import type { Placed } from './placing.rules.ts';
import type { Signatory } from './typed-fields.ts';

const longestLabel = 80;

/** Whose it is, on which page, whether it has to be filled, and what to enter. Each change is shown at once. */
export function FieldSettings({
  field,
  people,
  pages,
  onChange,
  onClose,
}: {
  field: Placed;
  people: readonly Signatory[];
  pages: number;
  onChange: (next: Partial<Placed>) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const mayHaveLabel = field.kind === 'text' || field.kind === 'tick';
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('signing.place.edit', 'Edit field')}
      footer={<Button onClick={onClose}>{t('signing.place.done', 'Done')}</Button>}
    >
      <Stack gap={1}>
        <SelectField
          label={t('signing.place.whose', 'Filled in by')}
          value={field.recipientId}
          options={people.map(({ recipientId, name }) => ({ value: recipientId, label: name }))}
          onChange={({ target }) => {
            const person = people.find(({ recipientId }) => recipientId === target.value);
            if (person) onChange({ recipientId: person.recipientId });
          }}
        />
        {pages > 1 && (
          <SelectField
            label={t('signing.place.page', 'Page')}
            value={String(field.page)}
            options={Array.from({ length: pages }, (_, page) => ({
              value: String(page),
              label: String(page + 1),
            }))}
            onChange={({ target }) => onChange({ page: Number(target.value) })}
          />
        )}
        {mayHaveLabel && (
          <TextField
            label={t('signing.place.label', 'What to enter (optional)')}
            hint={t('signing.place.label.hint', 'The signer reads this, for example “PAN” or “I agree”.')}
            value={field.label}
            maxLength={longestLabel}
            onChange={({ target }) => onChange({ label: target.value })}
          />
        )}
        <Tick checked={field.needed} onChange={({ target }) => onChange({ needed: target.checked })}>
          {t('signing.place.needed', 'Must be filled in')}
        </Tick>
      </Stack>
    </Dialog>
  );
}
