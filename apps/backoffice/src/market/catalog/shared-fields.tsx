import { t } from '../../platform/words.ts';
import { Checkbox, SimpleGrid, TextInput } from '@mantine/core';

export interface SharedFields {
  readonly name: string;
  readonly nameHi: string;
  readonly isTrending: boolean;
  readonly isNew: boolean;
  readonly isRecommended: boolean;
  readonly isOnline: boolean;
  readonly isSwitchedOff: boolean;
}

interface Props {
  readonly fields: SharedFields;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<SharedFields>) => void;
}

export function NameFields({ fields, errors, onChange }: Props) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextInput
        label={t('catalog.nameInEnglish', 'Name in English')}
        required
        data-autofocus
        value={fields.name}
        error={errors['name']}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextInput
        label={t('catalog.nameInHindi', 'Name in Hindi')}
        lang="hi"
        required
        value={fields.nameHi}
        error={errors['nameHi']}
        onChange={(event) => onChange({ nameHi: event.currentTarget.value })}
      />
    </SimpleGrid>
  );
}

const marks = [
  ['isTrending', t('catalog.trending', 'Trending')],
  ['isNew', t('catalog.new', 'New')],
  ['isRecommended', t('catalog.recommended', 'Recommended')],
  ['isOnline', t('catalog.availableByVideo', 'Available by video')],
] as const;

export function MarkFields({ fields, onChange }: Props) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
        {marks.map(([key, label]) => (
          <Checkbox
            key={key}
            label={label}
            checked={fields[key]}
            onChange={(event) => onChange({ [key]: event.currentTarget.checked })}
          />
        ))}
      </SimpleGrid>
      <Checkbox
        color="sindoor"
        label={t('catalog.turnedOff', 'Turned off')}
        description={t(
          'catalog.hiddenFromCustomersExistingBookings',
          'Hidden from customers. Existing bookings are not affected.',
        )}
        checked={fields.isSwitchedOff}
        onChange={(event) => onChange({ isSwitchedOff: event.currentTarget.checked })}
      />
    </>
  );
}
