/** Where an answer comes from. `checksum`: no register was asked, only the form of the number is known to be right. */
export type CheckedBy = 'register' | 'provider' | 'checksum';

export interface KycAnswer {
  /** False: known not to exist, or cancelled. */
  readonly valid: boolean;
  /** As registered; null where no register answered. */
  readonly name: string | null;
  readonly checkedBy: CheckedBy;
}

export interface BankQuery {
  readonly holderName: string;
  readonly accountNumber: string;
  readonly ifsc: string;
  /** Whose phone hears of the one rupee, where the bank's statement cannot be seen. */
  readonly mobileNumber: string;
  /** What the one rupee carries as its reference; only its receiver can know it. */
  readonly code: string;
}

/** `code_sent`: the owner must say the code; the others are final. */
export type BankAnswer = 'code_sent' | 'verified' | 'failed';

/** The registers of GST and PAN, and the penny check of a bank account. Numbers are never logged. */
export interface Kyc {
  readonly kind: string;
  /** `bank` compares the holder's name at once and asks the holder for nothing. */
  readonly namesAccounts: boolean;
  gst(gstNumber: string): Promise<KycAnswer>;
  pan(pan: string): Promise<KycAnswer>;
  bank(question: BankQuery): Promise<BankAnswer>;
}
