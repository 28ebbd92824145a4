import type { PartnerInterface } from '../partner/index.ts';
import type { Call } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAccountByContact } from './account.store.ts';
import type { Contact } from './contact.ts';
import { countCheck } from './password/count-attempt.ts';

interface Dependencies {
  readonly platform: Platform;
  readonly partner: Pick<PartnerInterface, 'isGstKnown' | 'isPanKnown'>;
}

type Asked = { readonly contact: Contact } | { readonly gstNumber: string } | { readonly panNumber: string };

function isKnown({ platform, partner }: Dependencies, asked: Asked): Promise<boolean> {
  const { db } = platform;
  if ('gstNumber' in asked) return partner.isGstKnown(db, asked.gstNumber);
  if ('panNumber' in asked) return partner.isPanKnown(db, asked.panNumber);
  return findAccountByContact(db, asked.contact).then((account) => account !== null);
}

/** Answers yes or no. The check is counted first: a caller without a limit could read the whole register. */
export async function checkExistence(
  deps: Dependencies,
  call: Call,
  asked: Asked,
): Promise<{ isExists: boolean }> {
  await countCheck(deps.platform, call);
  return { isExists: await isKnown(deps, asked) };
}
