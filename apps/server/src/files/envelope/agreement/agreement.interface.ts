/** The seam of envelopes for other domains: the document of a quote, offer or letter, signed on the screen of that. */
import type { AgreementDocumentAnswer, AgreementSide } from '@nukkad/contract/files/envelope/agreement.model';
import type { passkeyProof } from '@nukkad/contract/files/envelope/sign.model';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type * as z from 'zod/mini';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PageSize } from '../../../platform/sealing/sealing.ts';
import type { Language } from '../../../platform/spoken.rules.ts';

/** Where a side signs: shares of its page (0 to 1), from the upper left corner. */
export interface SignaturePlace {
  readonly side: AgreementSide;
  /** Left out: the signature; `date`: the day on which it was signed. */
  readonly kind?: 'signature' | 'date';
  /** From 0. */
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A PDF that we drew ourselves: `signatureBlock` of `platform/pdf` says the places. It names no one as having signed. */
export interface DrawnAgreement {
  readonly fileName: string;
  readonly content: Buffer;
  readonly pages: readonly PageSize[];
  readonly places: readonly SignaturePlace[];
}

export interface KeptAgreement extends Omit<DrawnAgreement, 'content'> {
  readonly envelopeId: string;
  readonly storageKey: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** A person, or a business: one of its team signs, as the caller's policy lets them. */
export type AgreementParty = {
  readonly side: AgreementSide;
  readonly name: string;
  readonly lang: Language;
  /** Of `screenAddress`: where this side reads and signs it. */
  readonly screen: string;
} & (
  | { readonly userId: string; readonly organisationId: null }
  | { readonly userId: null; readonly organisationId: string }
);

export interface NewAgreement {
  readonly document: KeptAgreement;
  readonly title: string;
  /** Among whose sent documents it stands: a business and its owner, or a person. */
  readonly from: { readonly userId: string; readonly organisationId: string | null };
  /** One or two. `isInOrder`: the second side is asked when the first has signed. */
  readonly parties: readonly AgreementParty[];
  readonly isInOrder: boolean;
}

export interface OfSide {
  readonly envelopeId: string;
  readonly side: AgreementSide;
}

/** The picture of a signature, made anew and kept. */
export interface KeptSignature {
  readonly how: string;
  readonly key: string;
}

export interface SigningAsked extends OfSide {
  readonly signature: { readonly how: string; readonly png: string };
}

/** How someone shows who they are: a fresh one-time password, or their passkey. */
export interface GivenProof {
  readonly codeId?: string | undefined;
  readonly otp?: string | undefined;
  readonly passkey?: z.output<typeof passkeyProof> | undefined;
}

export interface AgreementSigned {
  /** All have signed; the seal follows by a job. */
  readonly isWhole: boolean;
}

export interface SentAgreementCode {
  readonly codeId: string;
  /** All but the end hidden. */
  readonly sentTo: string;
  readonly resendAfterSeconds: number;
  readonly expiresInSeconds: number;
}

/** Rights are the caller's: each of these is asked after its own policy. */
export interface Agreements {
  /** Before the transaction that offers it: the file is kept under a new envelope's id, and goes if `write` fails. */
  keepDocument<T>(drawn: DrawnAgreement, write: (kept: KeptAgreement) => Promise<T>): Promise<T>;
  /** In the transaction that offers it. No one is told: what it is about tells its own sides. */
  offer(tx: Tx, call: SignedInCall, agreement: Authorized<NewAgreement>): Promise<void>;
  /** To the verified number of the caller, for this side of this document; not within a transaction. */
  sendCode(call: SignedInCall, of: OfSide): Promise<SentAgreementCode>;
  /**
   * Around the transaction in which someone signs: the picture is read before, and goes unless `write` keeps it. An
   * ErrorFact of `write` is committed, as a wrong password counts, and refused afterwards.
   */
  signing<T extends object>(
    call: SignedInCall,
    asked: SigningAsked,
    write: (signature: KeptSignature) => Promise<T | ErrorFact>,
  ): Promise<T>;
  /** In that transaction, behind the lock of what it is about; an ErrorFact (`isFact`) ends it: nothing else is written. */
  sign(
    tx: Tx,
    call: SignedInCall,
    asked: OfSide & GivenProof & { readonly documentHash: string; readonly signature: KeptSignature },
  ): Promise<AgreementSigned | ErrorFact>;
  /** Declined, withdrawn or superseded, out of time; nothing where it is over, or signed by all. */
  end(
    tx: Tx,
    of: Authorized<object>,
    ending: {
      readonly envelopeId: string;
      readonly as: 'rejected' | 'cancelled' | 'expired';
      /** In the trail, as it is read later. */
      readonly reason: string;
    },
    now: Date,
  ): Promise<void>;
  read(reader: Reader, envelopeIds: readonly string[]): Promise<ReadonlyMap<string, AgreementDocumentAnswer>>;
  /** The sealed file, for who may read what it is about; null: it is not sealed. */
  sealed(envelopeId: string): Promise<Buffer | null>;
  /** Of the document, or of the sealed file: good for a minute. */
  link(
    call: SignedInCall,
    of: { readonly envelopeId: string; readonly which: 'document' | 'signed' },
  ): Promise<{ readonly url: string; readonly expiresAt: string }>;
}
