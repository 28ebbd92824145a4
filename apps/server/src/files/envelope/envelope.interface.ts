import type { FieldBody } from '@nukkad/contract/files/envelope/envelope.model';
import type { RequestOptions, ShownPasskey } from '@nukkad/contract/identity/account/passkey.model';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import type { Agreements } from './agreement/agreement.interface.ts';

export interface SentSigningCode {
  readonly codeId: string;
  readonly resendAfterSeconds: number;
  readonly expiresInSeconds: number;
}

/** What navigator.credentials.get() needs. */
export interface SigningPasskey {
  readonly challengeId: string;
  readonly options: RequestOptions;
}

interface Sender {
  readonly userId: string;
  readonly organisationId: string | null;
}

/** What envelopes ask of accounts: names, numbers, and one-time passwords to numbers with and without an account. */
export interface SigningPeople {
  /** As those who are asked read it: the business, else the person. */
  senderName(reader: Reader, sender: Sender): Promise<string>;
  nameOf(reader: Reader, userId: string): Promise<string>;
  /** The verified number; '': there is none. */
  numberOf(reader: Reader, userId: string): Promise<string>;
  /** Number -> account; unknown ones are left out. Callers must not reveal which are known. */
  accountsOf(reader: Reader, mobileNumbers: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Within the limits of all one-time passwords to this number and from this network. */
  sendCode(asked: {
    readonly mobileNumber: string;
    readonly networkAddress: string;
    readonly lang: Language;
    readonly now: Date;
  }): Promise<SentSigningCode>;
  /** Null: it is right, and used up. A wrong one must be committed to count: refuse after the transaction. */
  redeemCode(
    tx: Tx,
    attempt: {
      readonly codeId: string;
      readonly mobileNumber: string;
      readonly otp: string;
      readonly now: Date;
    },
  ): Promise<ErrorFact | null>;
  /** A challenge for this person's passkeys to confirm one thing, by its SHA-256; null: they have none. */
  requestPasskey(asked: {
    readonly userId: string;
    readonly confirms: string;
    readonly now: Date;
  }): Promise<SigningPasskey | null>;
  /** `expired`: for something else, used, or too late. The challenge is spent in every case: refuse after the transaction. */
  redeemPasskey(
    tx: Tx,
    attempt: {
      readonly challengeId: string;
      readonly shown: ShownPasskey;
      readonly userId: string;
      readonly confirms: string;
      readonly now: Date;
    },
  ): Promise<'expired' | 'refused' | { readonly credential: string }>;
  /** Browser and device in words, of a User-Agent header. */
  deviceOf(header: string | undefined): string;
}

/** A document that another domain has made, to be read, completed and sent by its sender. */
export interface NewDraft {
  readonly title: string;
  readonly fileName: string;
  /** A PDF of our own. */
  readonly content: Buffer;
  /** Those who sign, one after the other. */
  readonly recipients: readonly {
    readonly name: string;
    readonly mobileNumber: string;
    readonly lang: Language;
  }[];
  /** In fractions of their page; `recipient`: which of them, from 0. */
  readonly fields: readonly (Pick<FieldBody, 'kind' | 'page' | 'left' | 'top' | 'width' | 'height'> & {
    readonly recipient: number;
  })[];
}

/** What other domains may ask of envelopes. */
export interface EnvelopeInterface {
  /** A draft of the caller, in a transaction of its own; refused as an upload is. */
  draftFrom(call: SignedInCall, draft: NewDraft): Promise<{ readonly envelopeId: string }>;
  readonly agreements: Agreements;
  /** Answered by account. */
  readonly people: ExtensionPoint<SigningPeople>;
}

export interface EnvelopeDependencies extends Pick<EnvelopeInterface, 'people'> {
  readonly platform: Platform;
}
