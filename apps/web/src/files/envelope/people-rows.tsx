import { type ProvesBy, provesByWays, recipientRoles } from '@nukkad/contract/files/envelope/envelope.model';
import { roleWords } from '../../nouns/envelope/envelope-words.ts';
import type { useSentForm } from '../../platform/forms/use-sent-form.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { choosing } from '../../ui/field/choosing.ts';
import { GroupLine } from '../../ui/field/field-group.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { PhoneField } from '../../ui/field/phone-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Row, Stack } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import {
  type TypedPeople,
  type TypedPerson,
  isActingRole,
  movedUp,
  signersOf,
  witnessedBy,
} from './typed-people.ts';

const langs = ['en', 'hi'] as const;

interface RowProps {
  readonly person: TypedPerson;
  readonly at: number;
  readonly people: readonly TypedPerson[];
  /** How people may be asked to show who they are. */
  readonly ways: readonly ProvesBy[];
  readonly errorOf: (name: string) => string | undefined;
  readonly change: (next: Partial<TypedPerson>) => void;
}

function Who({ person, at, errorOf, change }: Omit<RowProps, 'people' | 'ways'>) {
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

const wayWords: Readonly<Record<ProvesBy, (t: Translate) => string>> = {
  otp: (t) => t('signing.way.otp', 'OTP or passkey'),
  aadhaar_esign: (t) => t('signing.way.aadhaar', 'Aadhaar eSign'),
};

/** Only where there is a choice. */
function Way({ person, ways, change }: Pick<RowProps, 'person' | 'ways' | 'change'>) {
  const { t } = useTranslation();
  if (ways.length < 2 || !isActingRole(person.role)) return null;
  return (
    <FieldPair>
      <SelectField
        label={t('signing.way', 'How this person proves who they are')}
        value={person.provesBy}
        options={ways.map((value) => ({ value, label: wayWords[value](t) }))}
        onChange={choosing(provesByWays, (provesBy) => change({ provesBy }))}
      />
    </FieldPair>
  );
}

type RowsForm = Pick<
  ReturnType<typeof useSentForm<TypedPeople, unknown, unknown>>,
  'fields' | 'errors' | 'change'
>;

/** The people of a document, one row each. */
export function PeopleRows({
  form: { fields, errors, change },
  ways,
}: {
  form: RowsForm;
  ways: readonly ProvesBy[];
}) {
  const { t } = useTranslation();
  const { people, inOrder } = fields;
  const set = (next: readonly TypedPerson[]) => change({ people: next });
  return people.map((person, at) => {
    const row: RowProps = {
      person,
      at,
      people,
      ways,
      errorOf: (name) => errors[`recipients.${at}.${name}`],
      change: (next) => set(people.map((each) => (each.key === person.key ? { ...each, ...next } : each))),
    };
    return (
      <GroupLine
        key={person.key}
        role="group"
        aria-label={t('signing.person', 'Person {{number}}', { number: at + 1 })}
      >
        <Stack gap={0.75} narrows>
          <Who {...row} />
          <How {...row} />
          <Way {...row} />
        </Stack>
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
