import type { ApiError } from '@nukkad/contract/kernel/client';

/** How an app says to its reader what is wrong: the web app in two languages, the back office in English. */
export interface FormVoice {
  /** A sentence of the contract, which the contract has in English. */
  readonly rule: (english: string) => string;
  /** What the server said of one field when it refused a call. */
  readonly field: (said: string, refusal: ApiError) => string;
  /** What a call was refused with, or failed by, as one sentence. */
  readonly refusal: (error: unknown) => string;
}
