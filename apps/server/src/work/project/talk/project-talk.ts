import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { ProjectStatus } from '@nukkad/contract/work/project/project.noun';
import type {
  TalkReference,
  TalkReferences,
  QuickReplyWords,
} from '../../../platform/talk/talk-reference.ts';
import { type Viewer, hasPermission } from '../../../platform/viewer.ts';
import { type TalkedProject, listProjectsByNumber, listTalkedProjects } from './project-talk.store.ts';

const reply = (code: string, en: string, hi: string): QuickReplyWords => ({ code, said: { en, hi } });

const whenBegin = reply('when_begin', 'When do you start?', 'आप काम कब शुरू करेंगे?');
const howGoing = reply('how_going', 'How is the work going?', 'काम कैसा चल रहा है?');
const thanks = reply('thank_you', 'Thank you!', 'धन्यवाद!');
const beginSoon = reply('begin_soon', 'We’ll start on the agreed day.', 'हम तय दिन पर काम शुरू करेंगे।');
const onTime = reply('on_time', 'The work is on time.', 'काम समय पर चल रहा है।');
const later = reply('running_late', 'The work will take a little longer.', 'काम में थोड़ा और समय लगेगा।');
const lookPlease = reply(
  'please_check',
  'This part is done. Please check it.',
  'यह हिस्सा हो गया है। कृपया देख लें।',
);

interface Replies {
  readonly client: readonly QuickReplyWords[];
  readonly partner: readonly QuickReplyWords[];
}

const byStatus: Readonly<Record<ProjectStatus, Replies>> = {
  'Project Created': { client: [whenBegin, thanks], partner: [beginSoon] },
  Inprogress: { client: [howGoing, thanks], partner: [onTime, later, lookPlease] },
  'Project Submitted For Review': { client: [thanks], partner: [lookPlease] },
  Completed: { client: [thanks], partner: [thanks] },
  Cancelled: { client: [], partner: [] },
};

/** What each side is likely to say while the project is in this state. */
const quickRepliesAt = (status: ProjectStatus): Replies => byStatus[status];

/** Both agreed on the work, so nothing is hidden between them. */
function referenceOf(row: TalkedProject): TalkReference {
  const { client, partner } = quickRepliesAt(row.status);
  return {
    referenceId: row.projectId,
    referenceNo: row.projectNumber,
    sides: {
      a: { userId: row.clientId, organisationId: null },
      b: { userId: null, organisationId: row.organisationId },
    },
    assignedStaffIds: [],
    contactsVisible: true,
    endedAt: row.endedAt,
    quickReplies: { a: client, b: partner },
  };
}

function addressFor(viewer: Viewer, { referenceId }: TalkReference): string | null {
  if (viewer.role === 'Buyer') return screenAddress.customerProject(referenceId);
  return hasPermission(viewer, 'customers.view') ? screenAddress.partnerProject(referenceId) : null;
}

/** A project as what its client and its business talk about. */
export const projectTalk: TalkReferences = {
  sessionType: 'project',
  look: async (reader, projectIds) =>
    new Map((await listTalkedProjects(reader, projectIds)).map((row) => [row.projectId, referenceOf(row)])),
  find: listProjectsByNumber,
  titles: async (reader, projectIds) =>
    new Map((await listTalkedProjects(reader, projectIds)).map(({ projectId, title }) => [projectId, title])),
  // Who works on a project has the messages of the business, or none.
  assignedTo: async () => [],
  addressFor,
};
