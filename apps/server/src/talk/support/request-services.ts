import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { CatalogInterface } from '../../market/catalog/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { type TellCall, openIncident } from './open-incident.ts';
import { readSender } from './read-sender.ts';
import type { Sender } from './support.store.ts';

interface ServiceRequest {
  readonly categoryIds: readonly string[];
  readonly pincode: string;
  readonly message?: string | undefined;
  readonly fullName?: string | undefined;
  readonly email?: string | undefined;
  readonly mobileNumber?: string | undefined;
}

export interface RequestParts {
  readonly account: Pick<AccountInterface, 'getPeople'>;
  readonly catalog: Pick<CatalogInterface, 'categoryNames'>;
}

/** Of a visitor what they say of themselves: a name and a way to answer. */
function visitorOf({ fullName, email, mobileNumber }: ServiceRequest): Sender {
  const fields = {
    ...(!fullName && { fullName: 'This cannot be empty.' }),
    ...(!email && !mobileNumber && { email: 'Enter an email address or a mobile number.' }),
  };
  if (Object.keys(fields).length > 0) refuse(kernelErrors.invalid_request, { fields });
  return {
    userId: null,
    fullName: fullName ?? '',
    email: email ?? null,
    mobileNumber: mobileNumber ?? null,
  };
}

const labels = {
  en: { services: 'Services', pincode: 'PIN code' },
  hi: { services: 'सेवाएँ', pincode: 'पिन कोड' },
} as const;

/** As one message: support and the person who asked read the same words. */
function messageOf(
  names: readonly string[],
  { pincode, message }: ServiceRequest,
  lang: 'en' | 'hi',
): string {
  const said = labels[lang];
  const facts = `${said.services}: ${names.join(', ')}\n${said.pincode}: ${pincode}`;
  return message ? `${facts}\n\n${message}` : facts;
}

/** A request to support about services that someone looks for. */
export async function requestServices(
  platform: Platform,
  { account, catalog }: RequestParts,
  call: TellCall,
  asked: ServiceRequest,
): Promise<{ incidentNumber: string }> {
  const known = await catalog.categoryNames(call.lang);
  const names = [...new Set(asked.categoryIds)].map(
    (categoryId) => known.get(categoryId) ?? refuse(catalogErrors.category_not_found),
  );
  const sender = call.viewer ? await readSender(account, platform.db, call.viewer.userId) : visitorOf(asked);
  const told = { topic: 'services' as const, message: messageOf(names, asked, call.lang) };
  return openIncident(platform, call, { sender, told }, ({ incidentNumber }) => ({ incidentNumber }));
}
