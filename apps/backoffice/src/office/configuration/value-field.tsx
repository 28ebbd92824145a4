import {
  Button,
  Fieldset,
  Group,
  NumberInput,
  SegmentedControl,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import type {
  NumberKind,
  SettingKind,
  SettingValue,
} from '@nukkad/contract/office/configuration/setting.kinds';
import { t } from '../../platform/words.ts';
import { MoneyField } from '../../ui/money-field.tsx';
import { partName } from './setting-part-names.ts';
import { boundsWords, valueWords } from './setting-value.ts';

interface FieldProps<Value> {
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
}

const halfHours = Array.from({ length: 49 }, (_, index) => index * 30);

/** One number in its unit; the description says what it comes to, and which values are possible. */
function NumberField({
  kind,
  label,
  value,
  error,
  onChange,
}: FieldProps<number | null> & { readonly kind: NumberKind; readonly label: string }) {
  if (kind.unit === 'paise')
    return (
      <MoneyField
        label={label}
        description={boundsWords(kind)}
        required
        zero
        paise={value}
        error={error}
        onPaise={onChange}
      />
    );
  if (kind.unit === 'clock')
    return (
      <Select
        label={label}
        data={halfHours.map((minutes) => ({ value: String(minutes), label: valueWords(kind, minutes) }))}
        value={value === null ? null : String(value)}
        error={error}
        allowDeselect={false}
        onChange={(minutes) => onChange(Number(minutes))}
      />
    );
  const isLong = kind.unit === 'minutes' && value !== null && value >= 120;
  const read = isLong ? `${valueWords(kind, value)}. ` : '';
  return (
    <NumberInput
      label={label}
      description={`${read}${boundsWords(kind)}`}
      required
      hideControls
      allowNegative={false}
      decimalScale={kind.unit === 'percent' ? 2 : 0}
      suffix={kind.unit === 'percent' ? '%' : ''}
      value={value ?? ''}
      error={error}
      onChange={(typed) => onChange(typed === '' ? null : Number(typed))}
    />
  );
}

type Numbers = Readonly<Record<string, number | null>>;

function Parts({
  parts,
  value,
  onChange,
}: Omit<FieldProps<Numbers>, 'error'> & { readonly parts: Readonly<Record<string, NumberKind>> }) {
  const names = Object.entries(parts);
  return (
    <SimpleGrid cols={{ base: 1, xs: names.length }}>
      {names.map(([name, kind]) => (
        <NumberField
          key={name}
          kind={kind}
          label={partName(name)}
          value={value[name] ?? null}
          error={undefined}
          onChange={(one) => onChange({ ...value, [name]: one })}
        />
      ))}
    </SimpleGrid>
  );
}

type Table = Extract<SettingKind, { kind: 'table' }>;

/** Steps that can be added and removed; of an open end the last step has no bound. */
function Steps({
  kind,
  value,
  onChange,
}: Omit<FieldProps<readonly Numbers[]>, 'error'> & { readonly kind: Table }) {
  const { columns, rising, openEnd, mostRows, leastRows } = kind;
  const isOpen = (index: number) => openEnd && index === value.length - 1;
  const set = (index: number, row: Numbers) => onChange(value.map((one, at) => (at === index ? row : one)));
  const empty: Numbers = Object.fromEntries(Object.keys(columns).map((name) => [name, null]));
  const add = () =>
    onChange(openEnd ? [...value.slice(0, -1), empty, ...value.slice(-1)] : [...value, empty]);
  const withoutRising = Object.fromEntries(Object.entries(columns).filter(([name]) => name !== rising));
  return (
    <Stack gap="sm">
      {value.map((row, index) => (
        <Fieldset
          // Steps have no name of their own.
          // biome-ignore lint/suspicious/noArrayIndexKey: the row is its place in the order
          key={index}
          legend={
            isOpen(index)
              ? t('configuration.otherwise', 'Otherwise')
              : t('configuration.step', 'Step {{number}}', { number: String(index + 1) })
          }
        >
          <Parts
            parts={isOpen(index) ? withoutRising : columns}
            value={row}
            onChange={(next) => set(index, next)}
          />
          {!isOpen(index) && value.length > leastRows ? (
            <Button
              mt="xs"
              variant="subtle"
              color="sindoor"
              size="sm"
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            >
              {t('configuration.removeStep', 'Remove step {{number}}', { number: String(index + 1) })}
            </Button>
          ) : null}
        </Fieldset>
      ))}
      {value.length < mostRows ? (
        <Group>
          <Button variant="default" size="sm" onClick={add}>
            {t('configuration.addStep', 'Add a step')}
          </Button>
        </Group>
      ) : null}
    </Stack>
  );
}

const Wrong = ({ error }: { error: string | undefined }) =>
  error ? (
    <Text size="sm" c="var(--mantine-color-error)" role="alert">
      {error}
    </Text>
  ) : null;

const newValue = () => t('configuration.newValue', 'New value');

/** The value of a setting, by its kind. */
export function ValueField({
  kind,
  value,
  error,
  onChange,
}: FieldProps<SettingValue | null> & { readonly kind: SettingKind }) {
  const set = (next: unknown) => onChange(next as SettingValue | null);
  if (kind.kind === 'number')
    return (
      <NumberField
        kind={kind}
        label={newValue()}
        value={value as number | null}
        error={error}
        onChange={set}
      />
    );
  if (kind.kind === 'flag')
    return (
      <SegmentedControl
        aria-label={newValue()}
        data={[
          { value: 'true', label: t('configuration.yes', 'Yes') },
          { value: 'false', label: t('configuration.no', 'No') },
        ]}
        value={value === true ? 'true' : 'false'}
        onChange={(chosen) => set(chosen === 'true')}
      />
    );
  if (kind.kind === 'time')
    return (
      <TextInput
        type="time"
        label={newValue()}
        required
        value={typeof value === 'string' ? value : ''}
        error={error}
        onChange={({ currentTarget }) => set(currentTarget.value || null)}
      />
    );
  return (
    <Stack gap="xs">
      <Several kind={kind} value={value} set={set} />
      <Wrong error={error} />
    </Stack>
  );
}

function Several({
  kind,
  value,
  set,
}: {
  kind: Extract<SettingKind, { kind: 'record' | 'grid' | 'table' }>;
  value: SettingValue | null;
  set: (value: unknown) => void;
}) {
  if (kind.kind === 'record')
    return <Parts parts={kind.parts} value={(value ?? {}) as Numbers} onChange={set} />;
  if (kind.kind === 'table')
    return <Steps kind={kind} value={(value ?? []) as readonly Numbers[]} onChange={set} />;
  const grid = (value ?? {}) as Readonly<Record<string, Numbers>>;
  return (
    <>
      {kind.rows.map((row) => (
        <Fieldset key={row} legend={partName(row)}>
          <Parts
            parts={kind.parts}
            value={grid[row] ?? {}}
            onChange={(next) => set({ ...grid, [row]: next })}
          />
        </Fieldset>
      ))}
    </>
  );
}
