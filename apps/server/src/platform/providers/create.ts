import { type Clock, systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { givenESign } from './esign/cca.ts';
import { eSignProviderOf } from './esign/esign.config.ts';
import type { ESign } from './esign/esign.ts';
import { embeddedESign } from './esign/stand-in.ts';
import { createGeocoder } from './geocoder.ts';
import { inboxMail, inboxPush, inboxSms } from './inbox.ts';
import type { Mail, Providers, Sms } from './index.ts';
import { cashfreeKyc } from './kyc/cashfree.ts';
import { embeddedKyc } from './kyc/embedded.ts';
import type { Kyc } from './kyc/kyc.ts';
import { msg91Sms } from './msg91.ts';
import type { Push } from './push/push.ts';
import { webPush } from './push/web-push.ts';
import { smtpMail } from './smtp.ts';
import { createTransliterator } from './transliterator.ts';

const msg91Origin = 'https://control.msg91.com';
const cashfreeOrigin = 'https://api.cashfree.com';

function chooseSms(config: Config, db: Database, clock: Clock): Sms {
  if (config.SMS_PROVIDER === 'inbox') return inboxSms(db, clock, config.BRAND_NAME);
  return msg91Sms({
    origin: config.MSG91_API_ORIGIN ?? msg91Origin,
    authKey: config.MSG91_AUTH_KEY ?? '',
    templateIds: config.MSG91_TEMPLATE_IDS ?? null,
  });
}

function chooseMail(config: Config, db: Database, clock: Clock): Mail {
  const { SMTP_URL: url, MAIL_FROM: from } = config;
  return url !== undefined && from !== undefined ? smtpMail(url, from) : inboxMail(db, clock);
}

function choosePush(config: Config, db: Database, clock: Clock): Push {
  if (config.PUSH_PROVIDER === 'inbox') return inboxPush(db, clock);
  return webPush({ subject: `mailto:${config.company.email}`, keys: config.vapid });
}

function chooseKyc(config: Config, db: Database, clock: Clock): Kyc {
  if (config.KYC_PROVIDER === 'embedded') return embeddedKyc(db, clock, config.BRAND_NAME);
  return cashfreeKyc({
    origin: config.CASHFREE_API_ORIGIN ?? cashfreeOrigin,
    clientId: config.CASHFREE_CLIENT_ID ?? '',
    clientSecret: config.CASHFREE_CLIENT_SECRET ?? '',
  });
}

/** Throws `ConfigMistakes` where the settings name keys that cannot be used. */
export function createESign(config: Config, clock: Clock): ESign | null {
  const provider = eSignProviderOf(config);
  if (provider === 'off') return null;
  return provider === 'cca' ? givenESign(config) : embeddedESign(config, clock);
}

/** The external providers that the configuration names; for the others, the development inbox. */
export function createProviders(config: Config, db: Database, clock: Clock = systemClock): Providers {
  return {
    sms: chooseSms(config, db, clock),
    mail: chooseMail(config, db, clock),
    push: choosePush(config, db, clock),
    geocoder: createGeocoder(config),
    kyc: chooseKyc(config, db, clock),
    eSign: createESign(config, clock),
    transliterator: createTransliterator(config),
  };
}
