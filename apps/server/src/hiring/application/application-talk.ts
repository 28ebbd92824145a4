import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { Reader } from '../../platform/db/database.ts';
import type { QuickReplyWords, TalkReference, TalkReferences } from '../../platform/talk/talk-reference.ts';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';
import { findIdByNumber, listByIds } from './application-list.store.ts';
import type { ApplicationDependencies } from './application.interface.ts';
import type { ApplicationRow } from './application.store.ts';

const reply = (code: string, en: string, hi: string): QuickReplyWords => ({ code, said: { en, hi } });

/** What each side is likely to say while an application is open. */
const quickReplies = {
  candidate: [
    reply('when_come', 'When can I come to meet you?', 'मैं मिलने कब आ सकता/सकती हूँ?'),
    reply('which_hours', 'What are the working hours?', 'काम के घंटे क्या हैं?'),
    reply('thank_you', 'Thank you!', 'धन्यवाद!'),
  ],
  employer: [
    reply('when_start', 'When can you start?', 'आप कब से काम शुरू कर सकते हैं?'),
    reply('come_by', 'Can you come and meet us?', 'क्या आप मिलने आ सकते हैं?'),
    reply('thank_you', 'Thank you!', 'धन्यवाद!'),
  ],
} as const;

/** From applying on both sides write to each other; numbers and addresses are hidden until the shortlist. */
function referenceOf(row: ApplicationRow): TalkReference {
  return {
    referenceId: row.applicationId,
    parentId: row.jobId,
    referenceNo: row.applicationNumber,
    sides: {
      a: { userId: row.userId, organisationId: null },
      b: row.appliedAt ? { userId: null, organisationId: row.organisationId } : null,
    },
    assignedStaffIds: [],
    contactsVisible: row.shortlistedAt !== null,
    endedAt: row.endedAt,
    quickReplies:
      row.endedAt === null ? { a: quickReplies.candidate, b: quickReplies.employer } : { a: [], b: [] },
  };
}

function addressFor(viewer: Viewer, { referenceId, parentId }: TalkReference): string | null {
  if (viewer.role === 'Jobseeker' || viewer.role === 'Buyer')
    return screenAddress.ownApplication(referenceId);
  const mayLook = parentId !== undefined && hasPermission(viewer, 'hireTalent.view');
  return mayLook ? screenAddress.jobApplication(parentId, referenceId) : null;
}

/** By the title of its job, which is said in one language. */
async function titles(
  { job }: ApplicationDependencies,
  reader: Reader,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await listByIds(reader, applicationIds);
  const jobs = await job.jobCards(reader, [...new Set(rows.map(({ jobId }) => jobId))]);
  return new Map(rows.map(({ applicationId, jobId }) => [applicationId, jobs.get(jobId)?.title ?? '']));
}

/** An application as what its candidate and the business of its job talk about. */
export const applicationTalk = (deps: ApplicationDependencies): TalkReferences => ({
  sessionType: 'job',
  isNamedByTitle: true,
  look: async (reader, applicationIds) =>
    new Map((await listByIds(reader, applicationIds)).map((row) => [row.applicationId, referenceOf(row)])),
  find: async (reader, referenceNo) => {
    const found = await findIdByNumber(reader, referenceNo);
    return found ? [found.applicationId] : [];
  },
  titles: (reader, applicationIds) => titles(deps, reader, applicationIds),
  assignedTo: async () => [],
  addressFor,
});
