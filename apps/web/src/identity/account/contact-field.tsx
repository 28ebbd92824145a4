import { givenEmail, mobileNumber } from '@nukkad/contract/identity/account/account.model';
import * as z from 'zod/mini';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { PhoneField } from '../../ui/field/phone-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import type { Contact } from './account.queries.ts';

export type ContactKind = 'mobile' | 'email';

/** +91 98765 43210, as it is read out. */
export const spoken = (number: string) => `+91 ${number.slice(0, 5)} ${number.slice(5)}`;

/** The address, or the number as it is read out. */
export const spokenContact = (contact: Contact) =>
  'email' in contact ? contact.email : spoken(contact.mobileNumber);

export const contactFrom = (kind: ContactKind, typed: string): Contact =>
  kind === 'email' ? { email: typed.trim().toLowerCase() } : { mobileNumber: typed };

/** What a call takes of the two, and the field of a form that has it. */
export const contactName = { email: 'email', mobile: 'mobileNumber' } as const;
export const contactSchema = {
  email: z.object({ email: givenEmail }),
  mobile: z.object({ mobileNumber }),
} as const;

/** Both fields of a form, one of which is filled in. */
export const contactFields = (kind: ContactKind, typed: string) => ({
  mobileNumber: kind === 'mobile' ? typed : '',
  email: kind === 'email' ? typed : '',
});

/** A number with the keypad of digits, or an address with that of letters. */
export function ContactField({
  kind,
  value,
  onChange,
  error,
  hint,
  name,
  autoFocus,
  webauthn,
}: {
  kind: ContactKind;
  /** Of the field in the form around it. */
  name?: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  autoFocus?: boolean;
  /** The browser may offer passkeys among the words that it fills in. */
  webauthn?: boolean;
}) {
  const { t } = useTranslation();
  const offers = webauthn ? ' webauthn' : '';
  return kind === 'mobile' ? (
    <PhoneField
      label={t('signIn.number', 'Mobile number')}
      name={name}
      autoComplete={`tel-national${offers}`}
      value={value}
      autoFocus={autoFocus}
      data-autofocus={autoFocus || undefined}
      onDigits={onChange}
      error={error}
      hint={hint}
    />
  ) : (
    <TextField
      label={t('signIn.email', 'Email address')}
      name={name}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      autoComplete={`username${offers}`}
      placeholder="name@example.com"
      value={value}
      autoFocus={autoFocus}
      data-autofocus={autoFocus || undefined}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      hint={hint}
    />
  );
}
