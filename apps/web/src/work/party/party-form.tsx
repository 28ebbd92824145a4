import { mostOfParty, partyBody, partyKinds, paymentTerms } from '@nukkad/contract/work/party/party.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { FieldsOf } from '../../ui/field/sent-fields.tsx';
import { DayField } from '../../ui/field/day-field.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { AddressRows, ContactRows } from './party-rows.tsx';
import { type Typed, bodyOf } from './party-fields.ts';
import type { NewParty } from './party.queries.ts';
import { kindWords, termsWords } from './party-words.ts';

type Part = {
  readonly fields: Typed;
  readonly errors: Readonly<Record<string, string>>;
  readonly change: (changes: Partial<Typed>) => void;
};

function Who({ fields, errors, change }: Part) {
  const { t } = useTranslation();
  return (
    <>
      <RadioList
        label={t('party.kind', 'Type')}
        name="kind"
        options={partyKinds.map((value) => ({ value, label: kindWords[value](t) }))}
        value={fields.kind}
        onChange={(kind) => change({ kind })}
      />
      <HindiField
        label={t('party.name.long', 'Name of the person or business')}
        name="name"
        value={fields.name}
        maxLength={120}
        error={errors['name']}
        onText={(name) => change({ name })}
      />
      <TextField
        label={t('party.gst.optional', 'GST number (optional)')}
        name="gstNumber"
        value={fields.gstNumber}
        maxLength={15}
        autoCapitalize="characters"
        autoComplete="off"
        error={errors['gstNumber']}
        onChange={({ target }) => change({ gstNumber: target.value.toUpperCase() })}
      />
    </>
  );
}

function Opening({ fields, errors, change }: Part) {
  const { t } = useTranslation();
  return (
    <FieldPair>
      <MoneyField
        label={t('party.opening', 'Opening balance (optional)')}
        zero
        paise={fields.openingBalance || null}
        error={errors['openingBalance']}
        onPaise={(paise) => change({ openingBalance: paise ?? 0 })}
      />
      <SelectField
        label={t('party.opening.side', 'Who owes it?')}
        value={fields.side}
        options={[
          { value: 'theirs', label: t('party.opening.theirs', 'They owe you') },
          { value: 'ours', label: t('party.opening.ours', 'You owe them') },
        ]}
        onChange={({ target }) => change({ side: target.value === 'ours' ? 'ours' : 'theirs' })}
      />
      <DayField
        label={t('party.opening.on', 'As of')}
        name="openingOn"
        value={fields.openingOn}
        error={errors['openingOn']}
        onDay={(openingOn) => change({ openingOn })}
      />
    </FieldPair>
  );
}

const agreedDay = 'agreed';

function Terms({ fields, change }: Pick<Part, 'fields' | 'change'>) {
  const voice = useTranslation();
  const { t } = voice;
  return (
    <SelectField
      label={t('party.terms', 'Payment terms')}
      hint={t('party.terms.note', 'For new bills. A later agreed due date still applies.')}
      value={String(fields.termsDays ?? agreedDay)}
      options={[null, ...paymentTerms].map((days) => ({
        value: String(days ?? agreedDay),
        label: termsWords(voice, days),
      }))}
      onChange={({ target }) =>
        change({ termsDays: paymentTerms.find((days) => String(days) === target.value) ?? null })
      }
    />
  );
}

/** A customer or supplier with its contacts, addresses and opening balance. */
export function PartyForm({ initial, send }: { initial: Typed; send: (body: NewParty) => Promise<unknown> }) {
  const { t } = useTranslation();
  const form = useSentForm({
    send,
    initial,
    schema: partyBody,
    bodyOf,
    about: { party_gst_taken: 'gstNumber' },
  });
  const { fields, errors, change, textAt } = form;
  const part = { fields, errors, change };
  return (
    <FieldsOf form={form} save={t('party.save', 'Save')}>
      <Who {...part} />
      <ContactRows
        rows={fields.contacts}
        most={mostOfParty}
        error={errors['contacts']}
        onRows={(contacts) => change({ contacts })}
      />
      <AddressRows
        rows={fields.addresses}
        most={mostOfParty}
        error={errors['addresses']}
        onRows={(addresses) => change({ addresses })}
      />
      <Opening {...part} />
      {fields.kind === 'customer' && <Terms fields={fields} change={change} />}
      <HindiField
        long
        label={t('party.note', 'Note for your team (optional)')}
        {...textAt('note')}
        maxLength={1_000}
      />
    </FieldsOf>
  );
}
