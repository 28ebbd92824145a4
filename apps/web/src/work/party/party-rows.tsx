import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { FieldGroup, GroupLine } from '../../ui/field/field-group.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { type TypedAddress, type TypedContact, noAddress, noContact } from './party-fields.ts';

interface RowsProps<Row> {
  readonly rows: readonly Row[];
  readonly most: number;
  readonly error: string | undefined;
  readonly onRows: (rows: readonly Row[]) => void;
}

/** A few rows of the same fields: one more, one less. */
function Rows<Row>({
  title,
  add,
  rows,
  most,
  error,
  fresh,
  onRows,
  children,
}: RowsProps<Row> & {
  readonly title: string;
  readonly add: string;
  readonly fresh: Row;
  readonly children: (row: Row, change: (changes: Partial<Row>) => void) => ReactNode;
}) {
  const { t } = useTranslation();
  const changed = (index: number) => (changes: Partial<Row>) =>
    onRows(rows.map((row, at) => (at === index ? { ...row, ...changes } : row)));
  return (
    <FieldGroup legend={title}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own until they are saved.
        <GroupLine key={index}>
          {children(row, changed(index))}
          <Button tone="plain" small onClick={() => onRows(rows.filter((_, at) => at !== index))}>
            {t('party.remove', 'Remove')}
          </Button>
        </GroupLine>
      ))}
      <Refusal>{error}</Refusal>
      {rows.length < most && (
        <Button tone="plain" small onClick={() => onRows([...rows, fresh])}>
          {add}
        </Button>
      )}
    </FieldGroup>
  );
}

export function ContactRows(props: RowsProps<TypedContact>) {
  const { t } = useTranslation();
  return (
    <Rows
      {...props}
      fresh={noContact}
      title={t('party.contacts', 'Contacts')}
      add={t('party.contacts.add', 'Add a contact')}
    >
      {(row, change) => (
        <FieldPair>
          <HindiField
            label={t('party.contact.name', 'Name')}
            value={row.name}
            maxLength={120}
            onText={(name) => change({ name })}
          />
          <HindiField
            label={t('party.contact.designation', 'Role (optional)')}
            value={row.designation}
            maxLength={60}
            onText={(designation) => change({ designation })}
          />
          <TextField
            label={t('party.contact.mobile', 'Mobile number (optional)')}
            before="+91"
            inputMode="numeric"
            value={row.mobileNumber}
            onChange={({ target }) => change({ mobileNumber: target.value.replace(/\D/g, '').slice(0, 10) })}
          />
          <TextField
            label={t('party.contact.email', 'Email (optional)')}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            value={row.email}
            onChange={({ target }) => change({ email: target.value })}
          />
        </FieldPair>
      )}
    </Rows>
  );
}

export function AddressRows(props: RowsProps<TypedAddress>) {
  const { t } = useTranslation();
  return (
    <Rows
      {...props}
      fresh={noAddress}
      title={t('party.addresses', 'Addresses')}
      add={t('party.addresses.add', 'Add an address')}
    >
      {(row, change) => (
        <FieldPair>
          <HindiField
            label={t('party.address.label', 'Label, e.g. Office')}
            value={row.label}
            maxLength={40}
            onText={(label) => change({ label })}
          />
          <HindiField
            label={t('party.address.line', 'House, street and place')}
            value={row.line}
            maxLength={300}
            onText={(line) => change({ line })}
          />
          <TextField
            label={t('party.address.pincode', 'PIN code')}
            inputMode="numeric"
            value={row.pincode}
            onChange={({ target }) => change({ pincode: target.value.replace(/\D/g, '').slice(0, 6) })}
          />
        </FieldPair>
      )}
    </Rows>
  );
}
