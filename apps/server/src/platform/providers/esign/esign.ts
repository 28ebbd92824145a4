/** What one person is asked to sign at a provider of Aadhaar eSign. */
export interface ESignRequest {
  /** Ours; the answer repeats it. */
  readonly transactionId: string;
  /** SHA-256 of the document, in hexadecimal. */
  readonly documentHash: string;
  /** As the provider shows it to the person. */
  readonly title: string;
  /** Where the person’s browser brings the answer. */
  readonly responseUrl: string;
  readonly at: Date;
}

/** A form that the person’s browser sends to the provider. */
export interface ESignForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

interface Answered {
  readonly transactionId: string;
}

/** What the provider says, once its own signature over it was found right. */
export type ESignAnswer =
  | (Answered & {
      readonly outcome: 'signed';
      /** The person’s signature over the document (PKCS #7, detached). */
      readonly pkcs7: Buffer;
      /** DER. */
      readonly certificate: Buffer;
    })
  | (Answered & {
      readonly outcome: 'cancelled' | 'failed';
      /** As the provider calls the reason. */
      readonly code: string;
    });

/** Electronic signatures with Aadhaar e-KYC, as the CCA’s eSign API (2.1) has them. */
export interface ESign {
  readonly kind: 'embedded' | 'cca';
  /** As people read it. */
  readonly name: string;
  ask(request: ESignRequest): Promise<ESignForm>;
  /** Null: it is not what the provider signs, or cannot be read. */
  read(answer: string, at: Date): Promise<ESignAnswer | null>;
  /** DER of the authorities that vouch for the certificates of people. */
  roots(): Promise<readonly Buffer[]>;
  /** What stands in for a provider in development; null: a real one is asked. */
  readonly standIn: StandIn | null;
}

export interface StandInRequest {
  readonly transactionId: string;
  readonly responseUrl: string;
  readonly title: string;
  readonly documentHash: string;
}

/** A provider’s side, in our own server. Its answers are XML. */
export interface StandIn {
  /** Of its page. */
  readonly path: string;
  /** Null: we did not sign it. */
  requestIn(xml: string): Promise<StandInRequest | null>;
  sign(request: StandInRequest, by: { readonly name: string; readonly at: Date }): Promise<string>;
  refuse(
    request: StandInRequest,
    how: { readonly outcome: 'cancelled' | 'failed'; readonly at: Date },
  ): Promise<string>;
}

/** An answer with its certificates is some 20 KB. */
export const longestAnswer = 200_000;
