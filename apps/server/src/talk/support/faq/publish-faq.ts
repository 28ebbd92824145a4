import { mostFaqs } from '@nukkad/contract/talk/support/faq.model';
import { faqErrors } from '@nukkad/contract/talk/support/support.noun';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type FaqRow, countShown, insertFaq, lockFaq, saveFaq } from './faq.store.ts';

/** One answer of the help pages holds them all. */
export async function refuseFullFaqs(tx: Tx, faqId: string): Promise<void> {
  const before = await lockFaq(tx, faqId);
  if (!before?.isShown && (await countShown(tx)) >= mostFaqs) refuse(faqErrors.too_many_faqs);
}

/** A question as it is published; shown from then on, new or in the place of its earlier words. */
export async function publishFaq(
  tx: Tx,
  faq: Authorized<Omit<FaqRow, 'version' | 'isShown'>>,
): Promise<void> {
  const before = await lockFaq(tx, faq.faqId);
  const row = partOf(faq, { ...faq, isShown: true, version: (before?.version ?? 0) + 1 });
  await (before ? saveFaq(tx, row) : insertFaq(tx, row));
}

export type Taken = Pick<FaqRow, 'changedBy' | 'changedAt'>;

/** Its words and what people said of them stay. */
export async function hideFaq(tx: Tx, taken: Authorized<Taken & Pick<FaqRow, 'faqId'>>): Promise<void> {
  const before = await lockFaq(tx, taken.faqId);
  if (!before) return;
  const { helped: _helped, didNotHelp: _didNotHelp, ...row } = before;
  await saveFaq(tx, partOf(taken, { ...row, ...taken, isShown: false, version: before.version + 1 }));
}
