import type { PartnerDoor } from '../partner/index.ts';
import type { Call } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAccountByContact } from './account.store.ts';
import type { Contact } from './contact.ts';
import { countCheck } from './password/counted-try.ts';

interface Parts {
  readonly platform: Platform;
  readonly partner: Pick<PartnerDoor, 'isGstKnown' | 'isPanKnown'>;
}

type Asked = { readonly contact: Contact } | { readonly gstNumber: string } | { readonly panNumber: string };

function isKnown({ platform, partner }: Parts, asked: Asked): Promise<boolean> {
  const { db } = platform;
  if ('gstNumber' in asked) return partner.isGstKnown(db, asked.gstNumber);
  if ('panNumber' in asked) return partner.isPanKnown(db, asked.panNumber);
  return findAccountByContact(db, asked.contact).then((account) => account !== null);
}

/** Yes or no, counted first: whoever may ask without end reads the whole register. */
export async function checkExistence(parts: Parts, call: Call, asked: Asked): Promise<{ isExists: boolean }> {
  await countCheck(parts.platform, call);
  return { isExists: await isKnown(parts, asked) };
}
