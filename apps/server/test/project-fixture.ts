import * as client from '@nukkad/contract/work/project/client-project.api';
import * as api from '@nukkad/contract/work/project/project.api';
import { seenOfMilestone } from '@nukkad/contract/work/project/project.api';
import type { Milestone, Project } from '@nukkad/contract/work/project/project.model';
import * as parties from '@nukkad/contract/work/party/party.api';
import type { Domain } from '../src/platform/domain.ts';
import { system } from '../src/platform/platform.ts';
import type { Viewer } from '../src/platform/viewer.ts';
import { createPartyDomain } from '../src/work/party/index.ts';
import { type AgreedWork, createProjectDomain } from '../src/work/project/index.ts';
import { createPaymentBookDomain } from '../src/work/payment-book/index.ts';
import { createProjectCostDomain } from '../src/work/project-cost/index.ts';
import { createProjectFileDomain } from '../src/work/project-file/index.ts';
import { createScopeChangeDomain } from '../src/work/scope-change/index.ts';
import { createSubTaskDomain } from '../src/work/sub-task/index.ts';
import { aPartner, aUser } from './a-partner.ts';
import { agreedKitchen } from './agreed-work.ts';
import { aGround } from './ground.ts';
import { type Mounted, aViewer, mounted } from './mounted.ts';
import { permitted } from './permitted.ts';
import { key } from './tenant.ts';

/** Parties and projects, and what one does with them over HTTP. */
export async function projectMarket() {
  const made: {
    project: ReturnType<typeof createProjectDomain> | null;
    subTask: Domain | null;
  } = { project: null, subTask: null };
  const app: Mounted = await mounted((platform) => {
    const party = createPartyDomain({ platform });
    const ground = aGround(platform);
    const project = createProjectDomain(platform, { ...ground, party });
    made.project = project;
    made.subTask = createSubTaskDomain({ platform, partner: ground.partner, project });
    const book = createPaymentBookDomain({ platform, ...ground, party, project });
    const file = createProjectFileDomain({ platform, project });
    const cost = createProjectCostDomain({ platform, partner: ground.partner, project, projectFile: file });
    const scope = createScopeChangeDomain({ platform, partner: ground.partner, project });
    return [party, project, made.subTask, book, file, cost, scope];
  });
  const { db } = app.platform;

  async function anOwner(companyName = 'Meera Interiors'): Promise<Viewer> {
    const { organisationId, ownerUserId } = await aPartner(db, { companyName });
    return aViewer({ role: 'Service Partner', userId: ownerUserId, organisationId });
  }
  const aClient = async (): Promise<Viewer> => aViewer({ userId: await aUser(db, 'Asha Verma') });

  /** A kitchen that was agreed on: an advance and two milestones. */
  async function agreed(owner: Viewer, buyer: Viewer, more: Partial<AgreedWork> = {}): Promise<string> {
    const work = await agreedKitchen(db, {
      organisationId: owner.organisationId ?? '',
      buyerId: buyer.userId,
    });
    const opened = await app.platform.write(system, (tx) => {
      if (!made.project) throw new Error('There are no projects.');
      return made.project.openAgreed(tx, permitted({ ...work, ...more }), app.clock.now());
    });
    await app.drain();
    return opened.projectId;
  }
  async function aParty(owner: Viewer, name = 'Green Park Apartments'): Promise<string> {
    const body = {
      kind: 'customer' as const,
      name,
      openingBalance: 0,
      openingOn: '2026-04-01',
      contacts: [],
      addresses: [],
    };
    return (await app.as(owner).ask(parties.addParty, { body, headers: key() })).body.partyId;
  }
  const part = (title: string, rupees: number, isAdvance = false) => ({
    title,
    amount: rupees * 100,
    taxPercent: 18 as const,
    dueOn: '2026-12-20',
    isAdvance,
  });
  /** The yearly painting of a house, written by hand: two milestones. */
  async function byHand(owner: Viewer, partyId?: string): Promise<Project> {
    const body = {
      partyId: partyId ?? (await aParty(owner)),
      title: 'Painting of block A',
      startsOn: '2026-11-02',
      dueOn: '2026-12-20',
      milestones: [part('Outside', 90_000), part('Stairs', 40_000)],
    };
    return (await app.as(owner).ask(api.openProjectByHand, { body, headers: key() })).body;
  }
  const read = async (viewer: Viewer, projectId: string): Promise<Project> =>
    viewer.role === 'Buyer'
      ? (await app.as(viewer).ask(client.getOwnProject, { query: { projectId } })).body
      : (await app.as(viewer).ask(api.getProject, { query: { projectId } })).body;
  const milestoneOf = async (viewer: Viewer, projectId: string, position: number): Promise<Milestone> => {
    const found = (await read(viewer, projectId)).milestones.find((one) => one.position === position);
    if (!found) throw new Error(`The project has no milestone ${position}.`);
    return found;
  };
  const moves = { submit: api.submitMilestone, accept: api.acceptMilestone, drop: api.dropMilestone };
  const move = async (viewer: Viewer, verb: keyof typeof moves, { milestoneId, version }: Milestone) =>
    app.as(viewer).askLoosely(moves[verb], { body: { milestoneId, version } });
  const approve = (viewer: Viewer, projectId: string, milestone: Milestone, more: object = {}) =>
    app.as(viewer).askLoosely(client.approveMilestone, {
      body: {
        projectId,
        milestoneId: milestone.milestoneId,
        seen: { ...seenOfMilestone(milestone), ...more },
      },
    });
  const sendBack = (
    viewer: Viewer,
    { milestoneId, version }: Milestone,
    reason = 'Two drawers are missing.',
  ) => app.as(viewer).askLoosely(client.sendMilestoneBack, { body: { milestoneId, version, reason } });
  /** What the clock does every hour. */
  const approveWaiting = async (): Promise<void> => {
    for (const { run } of made.project?.cron ?? []) await run();
  };
  const tellReminders = async (): Promise<void> => {
    for (const { run } of made.subTask?.cron ?? []) await run();
  };
  return {
    app,
    approveWaiting,
    tellReminders,
    anOwner,
    aClient,
    agreed,
    aParty,
    byHand,
    part,
    read,
    milestoneOf,
    move,
    approve,
    sendBack,
  };
}
