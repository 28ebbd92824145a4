import type { Language } from '../spoken.rules.ts';
import type { ESign } from './esign/esign.ts';
import type { Kyc } from './kyc/kyc.ts';
import type { Push } from './push/push.ts';

/** The outside world, as small interfaces. Each has a real adapter and an embedded default that needs no account. */
export interface Sms {
  readonly kind: string;
  /** `template` names a registered (DLT) text of each language; `variables` fill it. Never logged. */
  send(message: {
    readonly mobileNumber: string;
    readonly template: SmsTemplate;
    /** The language that the person chose. */
    readonly language: Language;
    readonly variables: Readonly<Record<string, string>>;
  }): Promise<void>;
}

/** Every text that is registered, once in each language. */
export const smsTemplates = [
  'sign_in_code',
  'password_code',
  'start_code',
  'booking_update',
  'account_notice',
  'app_link',
  'service_arrived',
  'step_up_code',
  'staff_invitation',
  'signing_code',
  'signing_update',
] as const;
export type SmsTemplate = (typeof smsTemplates)[number];

export interface Mail {
  readonly kind: string;
  send(message: { readonly to: string; readonly subject: string; readonly text: string }): Promise<void>;
}

export interface GeocodedPlace {
  readonly label: string;
  readonly pincode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** An online geocoder; null by default, and the offline PIN-code data answers instead. */
export interface Geocoder {
  readonly kind: string;
  reverse(latitude: number, longitude: number): Promise<readonly GeocodedPlace[]>;
}

/** Words of Latin letters into Devanagari. */
export interface Transliterator {
  readonly kind: string;
  /** The likeliest first. */
  suggest(word: string, most: number): Promise<readonly string[]>;
}

export interface Providers {
  readonly transliterator: Transliterator;
  readonly sms: Sms;
  readonly mail: Mail;
  readonly push: Push;
  readonly geocoder: Geocoder | null;
  readonly kyc: Kyc;
  /** Null: no one signs with Aadhaar here. */
  readonly eSign: ESign | null;
}
