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
        label="English name"
        required
        data-autofocus
        value={fields.name}
        error={errors['name']}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextInput
        label="Hindi name"
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
  ['isTrending', 'Trending'],
  ['isNew', 'New'],
  ['isRecommended', 'Recommended'],
  ['isOnline', 'Can be done by video'],
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
        label="Switched off"
        description="Hidden and not bookable. Existing bookings stay."
        checked={fields.isSwitchedOff}
        onChange={(event) => onChange({ isSwitchedOff: event.currentTarget.checked })}
      />
    </>
  );
}
