import type { getAppSettings } from '@nukkad/contract/office/settings/settings.api';
import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import type { Config } from '../../platform/config.ts';
import { payloadPublicKey } from '../../platform/http/payload/payload-keys.ts';
import type { Word } from './settings.store.ts';

type AppSettings = EndpointAnswer<typeof getAppSettings>;

/** As long as the dated configuration says nothing else. */
const usualShopWindowDays = 14;

/** Public: nothing of the configuration leaves that is not listed here. */
export function presentSettings(config: Config, horizonDays: number | null): AppSettings {
  return {
    brand: config.BRAND_NAME,
    publicOrigin: config.publicOrigin,
    mobileOrigin: config.MOBILE_ORIGIN ?? null,
    production: config.production,
    analyticsId: config.AMPLITUDE_API_KEY ?? null,
    analyticsOrigin: config.AMPLITUDE_ORIGIN,
    pushPublicKey: config.vapid.publicKey,
    paymentProvider: config.PAYMENT_PROVIDER,
    paymentKeyId: config.PAYMENT_PROVIDER === 'razorpay' ? (config.RAZORPAY_KEY_ID ?? null) : null,
    developmentInbox: !config.production && config.SMS_PROVIDER === 'inbox',
    shopWindowDays: horizonDays ?? usualShopWindowDays,
    languages: ['en', 'hi'],
    payloadKey: payloadPublicKey(config.APP_KEY),
  };
}

export function presentDictionary(words: readonly Word[]): Record<string, string> {
  return Object.fromEntries(words.map(({ key, value }) => [key, value]));
}
