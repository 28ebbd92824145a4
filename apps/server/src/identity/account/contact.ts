/** What one person is reached and known by: a mobile number or an e-mail address. */
export type Contact =
  | { readonly mobileNumber: string; readonly email?: undefined }
  | { readonly email: string; readonly mobileNumber?: undefined };

interface Given {
  readonly mobileNumber?: string | undefined;
  readonly email?: string | undefined;
}

/** The contract lets exactly one of the two through. */
export function contactOf({ mobileNumber, email }: Given): Contact {
  if (mobileNumber !== undefined) return { mobileNumber };
  if (email !== undefined) return { email };
  throw new Error('Neither a number nor an address was given.');
}

/** A number never looks like an address, so one column and one lock can hold both. */
export const keyOf = (contact: Contact): string => contact.mobileNumber ?? contact.email;
