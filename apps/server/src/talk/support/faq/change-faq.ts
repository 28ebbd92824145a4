import type { OfficeFaq, faqBody } from '@nukkad/contract/talk/support/faq-office.api';
import { type faqActs, faqErrors } from '@nukkad/contract/talk/support/support.noun';
import { mostFaqs } from '@nukkad/contract/talk/support/faq.model';
import type * as z from 'zod/mini';
import { actorOf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { FaqDependencies } from './faq.interface.ts';
import { mayEditFaqs } from './faq.policy.ts';
import { presentOfficeFaq } from './faq.presenter.ts';
import { type FaqRow, countShown, findFaq, insertFaq, lockFaq, saveFaq } from './faq.store.ts';

type Written = z.output<typeof faqBody>;

const record = (
  tx: Tx,
  { viewer, now }: SignedInCall,
  action: (typeof faqActs)[number],
  { faqId, question, isShown }: FaqRow,
) =>
  audit(tx, now, {
    ...actorOf(viewer),
    action,
    subjectKind: 'faq',
    subjectId: faqId,
    detail: { question, isShown },
  });

async function present({ account }: FaqDependencies, tx: Tx, faqId: string): Promise<OfficeFaq> {
  const row = (await findFaq(tx, faqId)) ?? refuse(faqErrors.faq_not_found);
  return presentOfficeFaq(row, await account.namesOf(tx, [row.changedBy]));
}

/** One answer of the help pages holds them all. */
async function refuseAboveMost(tx: Tx): Promise<void> {
  if ((await countShown(tx)) >= mostFaqs) refuse(faqErrors.too_many_faqs);
}

export const addFaq = (deps: FaqDependencies, call: SignedInCall, written: Written): Promise<OfficeFaq> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const added = { ...written, faqId: newId(), changedBy: viewer.userId, changedAt: now, version: 1 };
    const row = authorize(added, mayEditFaqs(viewer));
    if (row.isShown) await refuseAboveMost(tx);
    await insertFaq(tx, row);
    await record(tx, call, 'faq.added', row);
    return present(deps, tx, row.faqId);
  });

export const changeFaq = (
  deps: FaqDependencies,
  call: SignedInCall,
  { faqId, version, ...written }: Written & { readonly faqId: string; readonly version: number },
): Promise<OfficeFaq> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const before = (await lockFaq(tx, faqId)) ?? refuse(faqErrors.faq_not_found);
    const after = { ...written, faqId, changedBy: viewer.userId, changedAt: now, version: version + 1 };
    const row = authorize(after, mayEditFaqs(viewer));
    if (before.version !== version) refuse(faqErrors.faq_changed);
    if (row.isShown && !before.isShown) await refuseAboveMost(tx);
    await saveFaq(tx, row);
    await record(tx, call, 'faq.changed', row);
    return present(deps, tx, faqId);
  });
