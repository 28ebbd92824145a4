import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { Reader } from '../../../../platform/db/database.ts';
import type {
  TalkReference,
  TalkReferences,
  QuickReplyWords,
} from '../../../../platform/talk/talk-reference.ts';
import type { Viewer } from '../../../../platform/viewer.ts';
import type { RfqDependencies } from '../../rfq.interface.ts';
import { namesFor, presentSubject } from '../../rfq.presenter.ts';
import { listRfqs } from '../../rfq.store.ts';
import { type TalkedLead, listLeadsByNumber, listTalkedLeads } from './lead-talk.store.ts';

const reply = (code: string, en: string, hi: string): QuickReplyWords => ({ code, said: { en, hi } });

/** What each side is likely to say while a request is open. */
const quickReplies = {
  customer: [
    reply('when_look', 'When can you come and take a look?', 'आप देखने कब आ सकते हैं?'),
    reply('how_long', 'How long will it take?', 'कितना समय लगेगा?'),
    reply('thank_you', 'Thank you!', 'धन्यवाद!'),
  ],
  partner: [
    reply('send_photo', 'Can you send a photo of the place?', 'क्या आप जगह की फ़ोटो भेज सकते हैं?'),
    reply('may_visit', 'When can we come and take a look?', 'हम देखने कब आ सकते हैं?'),
    reply('quote_soon', 'We’ll send you a quote soon.', 'हम जल्द ही आपको कोटेशन भेजेंगे।'),
  ],
} as const;

/** From the unlocking on the partner sees the contact, so both write to each other with nothing hidden. */
function referenceOf(row: TalkedLead): TalkReference {
  const isUnlocked = row.unlockedAt !== null;
  return {
    referenceId: row.leadId,
    parentId: row.rfqId,
    referenceNo: row.rfqNumber,
    sides: {
      a: { userId: row.customerId, organisationId: null },
      b: isUnlocked ? { userId: null, organisationId: row.organisationId } : null,
    },
    assignedStaffIds: [],
    contactsVisible: isUnlocked,
    endedAt: row.endedAt,
    quickReplies:
      row.endedAt === null ? { a: quickReplies.customer, b: quickReplies.partner } : { a: [], b: [] },
  };
}

/** The request for its customer; of the partner's people the lead for those who may look at its leads. */
function addressFor(viewer: Viewer, { referenceId, parentId }: TalkReference): string | null {
  if (viewer.role === 'Buyer' || viewer.role === 'Jobseeker')
    return parentId ? screenAddress.customerRfq(parentId) : null;
  const mayLook = viewer.role === 'Service Partner' || viewer.permissions.has('booking.view');
  return mayLook ? screenAddress.partnerLead(referenceId) : null;
}

async function titles(
  deps: RfqDependencies,
  reader: Reader,
  leadIds: readonly string[],
  lang: 'en' | 'hi',
): Promise<ReadonlyMap<string, string>> {
  const leads = await listTalkedLeads(reader, leadIds);
  const rfqs = await listRfqs(reader, [...new Set(leads.map(({ rfqId }) => rfqId))]);
  const rows = [...rfqs.values()];
  const names = await namesFor(reader, deps, rows, await deps.catalog.categoryFaces(lang), lang);
  return new Map(
    leads.flatMap(({ leadId, rfqId }) => {
      const rfq = rfqs.get(rfqId);
      return rfq ? [[leadId, presentSubject(rfq, names).title] as const] : [];
    }),
  );
}

/** A lead as what the customer of a request and one of its partners talk about. */
export const leadTalk = (deps: RfqDependencies): TalkReferences => ({
  sessionType: 'quotation',
  look: async (reader, leadIds) =>
    new Map((await listTalkedLeads(reader, leadIds)).map((row) => [row.leadId, referenceOf(row)])),
  find: listLeadsByNumber,
  titles: (reader, leadIds, lang) => titles(deps, reader, leadIds, lang),
  // A lead is no one's job yet.
  assignedTo: async () => [],
  addressFor,
});
