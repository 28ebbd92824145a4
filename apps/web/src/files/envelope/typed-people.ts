import type { Envelope, Recipient, RecipientBody } from '@nukkad/contract/files/envelope/envelope.model';
import { actingRoles, recipientBody } from '@nukkad/contract/files/envelope/envelope.model';
import * as z from 'zod/mini';

/** One row of the form. */
export interface TypedPerson
  extends Pick<RecipientBody, 'name' | 'mobileNumber' | 'role' | 'lang' | 'provesBy'> {
  readonly key: string;
  /** Null: a new row. */
  readonly recipientId: Recipient['recipientId'] | null;
  readonly email: string;
  /** The key of the row for whose signature a witness signs; empty: not chosen yet. */
  readonly witnessOf: string;
}

export interface TypedPeople {
  readonly people: readonly TypedPerson[];
  readonly inOrder: boolean;
}

export const nextPerson = (lang: 'en' | 'hi'): TypedPerson => ({
  key: crypto.randomUUID(),
  recipientId: null,
  name: '',
  mobileNumber: '',
  email: '',
  role: 'signer',
  lang,
  witnessOf: '',
  provesBy: 'otp',
});

export const typedPeopleOf = (
  { recipients, inOrder }: Pick<Envelope, 'recipients' | 'inOrder'>,
  lang: 'en' | 'hi',
): TypedPeople => ({
  inOrder,
  people:
    recipients.length > 0
      ? recipients.map((person) => ({
          key: person.recipientId,
          recipientId: person.recipientId,
          name: person.name,
          mobileNumber: person.mobileNumber,
          email: person.email ?? '',
          role: person.role,
          lang: person.lang,
          witnessOf: person.witnessOf ?? '',
          provesBy: person.provesBy,
        }))
      : [nextPerson(lang)],
});

/** Those who sign, approve or witness show who they are. */
export const isActingRole = (role: RecipientBody['role']): boolean =>
  actingRoles.some((acting) => acting === role);

/** Those for whose signature someone can be a witness. */
export const signersOf = (people: readonly TypedPerson[]) => people.filter(({ role }) => role === 'signer');

/** Of one who signs alone there is no choice. */
export function witnessedBy(people: readonly TypedPerson[], { witnessOf }: TypedPerson): string {
  const signers = signersOf(people);
  const [only] = signers;
  if (signers.some(({ key }) => key === witnessOf)) return witnessOf;
  return signers.length === 1 && only ? only.key : '';
}

/** Rows are sent in their order; asked one after the other, or all at once. */
export const recipientsOf = ({ people, inOrder }: TypedPeople) =>
  people.map((person, at) => {
    const { recipientId, name, mobileNumber, email, role, lang, provesBy } = person;
    const witnessOf = people.findIndex(({ key }) => key === witnessedBy(people, person));
    return {
      ...(recipientId && { recipientId }),
      name: name.trim(),
      mobileNumber,
      ...(email.trim() && { email: email.trim() }),
      role,
      position: inOrder ? at + 1 : 1,
      ...(role === 'witness' && witnessOf >= 0 && { witnessOf }),
      lang,
      provesBy: isActingRole(role) ? provesBy : ('otp' as const),
    };
  });

/** Where what was typed is wrong: `recipients.0.name`. */
export const peopleSchema = z.object({ recipients: z.array(recipientBody) });

/** The row at `from` takes the place of the one before it. */
export function movedUp<Row>(rows: readonly Row[], from: number): readonly Row[] {
  const row = rows[from];
  const before = rows[from - 1];
  if (row === undefined || before === undefined) return rows;
  return rows.with(from - 1, row).with(from, before);
}
