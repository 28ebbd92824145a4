import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import { approveWaiting } from './approve-waiting.ts';
import { disputePhotoFolder, listKnownDisputePhotos } from './dispute/photo.store.ts';
import { earnedOf } from './earned-of.ts';
import { lentProjects } from './lent-projects.ts';
import { openAgreed } from './open-agreed.ts';
import { lockPayable, receivePaid } from './pay-milestone.ts';
import type {
  ProjectDependencies,
  ProjectInterfaces,
  MilestoneReturns,
  ProjectBooks,
  ProjectInterface,
} from './project.interface.ts';
import { projectPersonal } from './project.store.ts';
import { projectNotices } from './project.notices.ts';
import { projectRoutes } from './project.routes.ts';
import { defaultRules } from './project.rules.ts';
import { projectTalk } from './talk/project-talk.ts';
import { type WaitingReader, countedInOffice } from '../../platform/waiting/waiting.ts';
import { countOfficeDisputes } from './dispute/office/office-disputes.store.ts';

export type {
  AgreedMilestone,
  AgreedWork,
  BookedMilestone,
  MilestoneReturns,
  OpenedProject,
  ProjectBooks,
  ProjectInterface,
  ProjectRef,
  ProjectScope,
  ReturnableMilestone,
} from './project.interface.ts';

/** Disputes about milestones. */
const projectWaiting: readonly WaitingReader[] = [
  countedInOffice({
    milestone_dispute: ({ reader }) => countOfficeDisputes(reader, {}),
  }),
];

/** Larger work for a party, in milestones that are approved and paid one by one. */
export function createProjectDomain(platform: Platform, parts: ProjectInterfaces): Domain & ProjectInterface {
  const books = extensionPoint<ProjectBooks>('project.books');
  const returns = extensionPoint<MilestoneReturns>('project.returns');
  const deps: ProjectDependencies = { platform, ...parts, books, returns };
  return {
    name: 'project',
    settings: { 'project.rules': defaultRules },
    routes: projectRoutes(deps),
    notices: projectNotices(deps),
    personal: projectPersonal,
    waiting: projectWaiting,
    keptFiles: [{ prefixes: [disputePhotoFolder], listKnown: listKnownDisputePhotos }],
    talkReferences: [projectTalk],
    cron: [{ name: 'project.approve_waiting', match: '23 * * * *', run: () => approveWaiting(deps) }],
    books,
    returns,
    openAgreed: (tx, work, now) => openAgreed(deps, tx, work, now),
    ...lentProjects,
    lockPayable: (tx, milestoneId) => lockPayable(deps, tx, milestoneId),
    earnedOf: (reader, projectId) => earnedOf(deps, reader, projectId),
    receivePaid: (tx, paid, now) => receivePaid(deps, tx, paid, now),
  };
}

export const project = domainOn({
  needs: ['account', 'partner', 'party'],
  create: createProjectDomain,
});
