import { type Envelope, envelopeLimits } from '@nukkad/contract/files/envelope/envelope.model';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { FieldGroup } from '../../ui/field/field-group.tsx';
import { FieldsOf } from '../../ui/field/sent-fields.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { Row } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { useSavePeople } from './envelope.queries.ts';
import { PeopleRows } from './people-rows.tsx';
import { stepPaths } from './steps.ts';
import {
  type TypedPeople,
  type TypedPerson,
  nextPerson,
  peopleSchema,
  recipientsOf,
  typedPeopleOf,
} from './typed-people.ts';

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
    onSent: () => navigate(stepPaths.fields(envelopeId)),
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
        <PeopleRows form={form} ways={envelope.waysToProve} />
        <Refusal>{errors['recipients']}</Refusal>
        <AddPeople people={fields.people} onAdd={add} />
      </FieldGroup>
    </FieldsOf>
  );
}
