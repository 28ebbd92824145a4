import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import { referralErrors } from '@nukkad/contract/identity/account/referral.noun';
import { newId } from '../../../platform/id.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Language } from '../../../platform/spoken.rules.ts';
import { addressHash, numberHash } from '../account-keys.ts';
import { addLinkRequest, countLinkRequests, findNumberOfLink, markLinkSent } from './app-link.store.ts';
import { mayRequestLink } from './referral.rules.ts';

/** The number is not looked up, so the answer cannot reveal whether it has an account. */
export async function requestAppLink(
  platform: Platform,
  asked: {
    readonly mobileNumber: string;
    readonly networkAddress: string;
    readonly lang: Language;
    readonly now: Date;
  },
): Promise<void> {
  const { mobileNumber, now } = asked;
  const { secret, RATE_LIMIT_SCALE } = platform.config;
  const request = {
    requestId: newId(),
    mobileNumber,
    numberHash: numberHash(secret, mobileNumber),
    addressHash: addressHash(secret, asked.networkAddress),
  };
  await platform.write(system, async (tx) => {
    if (!mayRequestLink(await countLinkRequests(tx, request, now), RATE_LIMIT_SCALE))
      refuse(referralErrors.app_link_too_often, { retryAfter: 3600 });
    await addLinkRequest(tx, request, now);
    await publish(tx, now, accountEvents.appLinkAsked, { requestId: request.requestId, lang: asked.lang });
  });
}

/** Told twice, it sends once; the number is not kept any longer than that. */
export async function sendAppLink(platform: Platform, requestId: string, language: Language): Promise<void> {
  const { db, config, clock, providers } = platform;
  const mobileNumber = await findNumberOfLink(db, requestId);
  if (mobileNumber === null) return;
  const link = config.MOBILE_ORIGIN ?? config.publicOrigin;
  await providers.sms.send({ mobileNumber, template: 'app_link', language, variables: { link } });
  await platform.write(system, (tx) => markLinkSent(tx, requestId, clock.now()));
}
