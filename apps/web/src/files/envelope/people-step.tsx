import {
  type Envelope,
  envelopeLimits,
  recipientRoles,
} from '@nukkad/contract/files/envelope/envelope.model';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { roleWords } from '../../nouns/envelope/envelope-words.ts';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { choosing } from '../../ui/field/choosing.ts';
import { FieldGroup, GroupLine } from '../../ui/field/field-group.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { PhoneField } from '../../ui/field/phone-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { FieldsOf } from '../../ui/field/sent-fields.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Row } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { useSavePeople } from './envelope.queries.ts';
import {
  type TypedPeople,
  type TypedPerson,
  movedUp,
  nextPerson,
  peopleSchema,
  recipientsOf,
  signersOf,
  typedPeopleOf,
  witnessedBy,
} from './typed-people.ts';

const langs = ['en', 'hi'] as const;

interface RowProps {
  readonly person: TypedPerson;
  readonly at: number;
  readonly people: readonly TypedPerson[];
  readonly errorOf: (name: string) => string | undefined;
  readonly change: (next: Partial<TypedPerson>) => void;
}

function Who({ person, at, errorOf, change }: Omit<RowProps, 'people'>) {
  const { t } = useTranslation();
  return (
    <FieldPair>
      <HindiField
        label={t('signing.person.name', 'Name')}
        name={`recipients.${at}.name`}
        value={person.name}
        maxLength={80}
        error={errorOf('name')}
        onText={(name) => change({ name })}
      />
      <PhoneField
        label={t('signing.person.mobile', 'Mobile number')}
        name={`recipients.${at}.mobileNumber`}
        autoComplete="off"
        value={person.mobileNumber}
        error={errorOf('mobileNumber')}
        onDigits={(mobileNumber) => change({ mobileNumber })}
      />
    </FieldPair>
  );
}

function How({ person, at, people, errorOf, change }: RowProps) {
  const { t } = useTranslation();
  return (
    <FieldPair>
      <SelectField
        label={t('signing.person.role', 'What they do')}
        value={person.role}
        options={recipientRoles.map((value) => ({ value, label: roleWords[value](t) }))}
        onChange={choosing(recipientRoles, (role) => change({ role }))}
      />
      {person.role === 'witness' && (
        <SelectField
          label={t('signing.person.witnessOf', 'Witness for')}
          name={`recipients.${at}.witnessOf`}
          value={witnessedBy(people, person)}
          options={[
            { value: '', label: t('signing.person.choose', 'Choose a signer') },
            ...signersOf(people).map(({ key, name }) => ({ value: key, label: name || '…' })),
          ]}
          onChange={({ target }) => change({ witnessOf: target.value })}
        />
      )}
      <SelectField
        label={t('signing.person.lang', 'Language of messages')}
        value={person.lang}
        options={[
          { value: 'en', label: 'English' },
          { value: 'hi', label: 'हिन्दी' },
        ]}
        onChange={choosing(langs, (lang) => change({ lang }))}
      />
      <TextField
        label={t('signing.person.email', 'Email (optional)')}
        name={`recipients.${at}.email`}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        value={person.email}
        error={errorOf('email')}
        onChange={({ target }) => change({ email: target.value })}
      />
    </FieldPair>
  );
}

type RowsForm = Pick<
  ReturnType<typeof useSentForm<TypedPeople, unknown, unknown>>,
  'fields' | 'errors' | 'change'
>;

function PeopleRows({ form: { fields, errors, change } }: { form: RowsForm }) {
  const { t } = useTranslation();
  const { people, inOrder } = fields;
  const set = (next: readonly TypedPerson[]) => change({ people: next });
  return people.map((person, at) => {
    const row: RowProps = {
      person,
      at,
      people,
      errorOf: (name) => errors[`recipients.${at}.${name}`],
      change: (next) => set(people.map((each) => (each.key === person.key ? { ...each, ...next } : each))),
    };
    return (
      <GroupLine
        key={person.key}
        role="group"
        aria-label={t('signing.person', 'Person {{number}}', { number: at + 1 })}
      >
        <Who {...row} />
        <How {...row} />
        <Row gap={0.5}>
          {inOrder && at > 0 && (
            <Button small tone="plain" onClick={() => set(movedUp(people, at))}>
              {t('signing.person.up', 'Move up')}
            </Button>
          )}
          {people.length > 1 && (
            <Button small tone="plain" onClick={() => set(people.filter(({ key }) => key !== person.key))}>
              {t('signing.person.remove', 'Remove')}
            </Button>
          )}
        </Row>
      </GroupLine>
    );
  });
}

/** Another row, empty or with the name and number of who sends it. */
function AddPeople({
  people,
  onAdd,
}: {
  people: readonly TypedPerson[];
  onAdd: (person: TypedPerson) => void;
}) {
  const { t, language } = useTranslation();
  const { profile } = useSession();
  if (people.length >= envelopeLimits.recipients) return null;
  const isListed = people.some(({ mobileNumber }) => mobileNumber === profile?.mobileNumber);
  return (
    <Row gap={0.5}>
      <Button small tone="plain" onClick={() => onAdd(nextPerson(language))}>
        {t('signing.person.add', 'Add a person')}
      </Button>
      {profile?.mobileNumber && !isListed && (
        <Button
          small
          tone="plain"
          onClick={() => {
            const { fullName: name, mobileNumber } = profile;
            onAdd({ ...nextPerson(language), name, mobileNumber });
          }}
        >
          {t('signing.person.me', 'Add yourself')}
        </Button>
      )}
    </Row>
  );
}

/** Who signs, approves, witnesses and reads, and whether one after the other. */
export function PeopleStep({ envelope }: { envelope: Envelope }) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const { envelopeId, version } = envelope;
  const [initial] = useState(() => typedPeopleOf(envelope, language));
  const form = useSentForm({
    send: useSavePeople(),
    initial,
    schema: peopleSchema,
    bodyOf: (typed: TypedPeople) => ({
      envelopeId,
      version,
      inOrder: typed.inOrder,
      recipients: recipientsOf(typed),
    }),
    onSent: () => navigate(`/signing/${envelopeId}/fields`),
  });
  const { fields, errors, change } = form;
  const add = (person: TypedPerson) => {
    const [only] = fields.people;
    const isEmpty = fields.people.length === 1 && only?.name === '' && only.mobileNumber === '';
    change({ people: isEmpty ? [person] : [...fields.people, person] });
  };
  return (
    <FieldsOf form={form} save={t('signing.next', 'Continue')}>
      <SwitchLine
        title={t('signing.inOrder', 'One after the other')}
        about={t('signing.inOrder.about', 'Each person is asked once everyone above has finished.')}
        checked={fields.inOrder}
        onChange={(inOrder) => change({ inOrder })}
      />
      <FieldGroup legend={t('signing.people', 'People')}>
        <PeopleRows form={form} />
        <Refusal>{errors['recipients']}</Refusal>
        <AddPeople people={fields.people} onAdd={add} />
      </FieldGroup>
    </FieldsOf>
  );
}
