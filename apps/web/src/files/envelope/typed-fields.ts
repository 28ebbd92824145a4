import type {
  Envelope,
  FieldBody,
  Recipient,
  RecipientRole,
} from '@nukkad/contract/files/envelope/envelope.model';
import type { Placed } from './placing.rules.ts';

/** A person whose fields are placed, with a colour of their own. */
export interface Signatory {
  readonly recipientId: Recipient['recipientId'];
  readonly name: string;
  readonly role: RecipientRole;
  /** From 0. */
  readonly hue: number;
}

const hues = 6;

/** Those who fill something in; who only reads has no field. */
export const signatoriesOf = ({ recipients }: Pick<Envelope, 'recipients'>): readonly Signatory[] =>
  recipients
    .filter(({ role }) => role === 'signer' || role === 'approver' || role === 'witness')
    .map(({ recipientId, name, role }, at) => ({ recipientId, name, role, hue: at % hues }));

/** As they are on the screen. */
export const placedOf = ({ fields }: Pick<Envelope, 'fields'>): readonly Placed[] =>
  fields.map(({ fieldId, ...field }) => ({ ...field, key: fieldId, fieldId }));

/** As they are sent. */
export const bodiesOf = (fields: readonly Placed[]): FieldBody[] =>
  fields.map(({ key: _key, fieldId, recipientId, label, ...field }) => ({
    ...field,
    recipientId,
    label: label.trim(),
    ...(fieldId && { fieldId }),
  }));

/** Signers and witnesses without a place to sign. */
export const withoutSignature = (
  people: readonly Signatory[],
  fields: readonly Placed[],
): readonly Signatory[] =>
  people.filter(
    ({ recipientId, role }) =>
      role !== 'approver' &&
      !fields.some((field) => field.kind === 'signature' && field.recipientId === recipientId),
  );
