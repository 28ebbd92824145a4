import * as client from '@nukkad/contract/work/project/client-project.api';
import * as office from '@nukkad/contract/work/project/milestone-dispute-office.api';
import { addMilestoneDisputePhotos } from '@nukkad/contract/work/project/milestone-dispute.api';
import * as plan from '@nukkad/contract/work/project/project-plan.api';
import * as api from '@nukkad/contract/work/project/project.api';
import { type Route, route } from '../../platform/http/route.ts';
import { addDisputePhotos } from './dispute/add-photos.ts';
import { answerDispute } from './dispute/answer-dispute.ts';
import { decideMilestoneDispute, decideReduction } from './dispute/office/decide-dispute.ts';
import { listMilestoneDisputes, readOfficeDispute } from './dispute/office/read-disputes.ts';
import { previewReduction } from './dispute/office/reduction.ts';
import { raiseDispute, withdrawDispute } from './dispute/raise-dispute.ts';
import { addMilestone } from './add-milestone.ts';
import { approveMilestone, sendMilestoneBack } from './answer-milestone.ts';
import { cancelProject } from './cancel-project.ts';
import { editProject } from './edit-project.ts';
import { acceptMilestone, dropMilestone, submitMilestone } from './move-milestone.ts';
import { openProject } from './open-project.ts';
import type { ProjectDependencies } from './project.interface.ts';
import { listPlannedProjects, readProjectMonth } from './read-plan.ts';
import { getProject, listOwnProjects, listProjects } from './read-projects.ts';
import { startProject } from './start-project.ts';

export const projectRoutes = (deps: ProjectDependencies): readonly Route[] => [
  route(api.listProjects, (call) => listProjects(deps, call, call.input.query)),
  route(api.getProject, (call) => getProject(deps, call, call.input.query)),
  route(api.openProjectByHand, (call) => openProject(deps, call, call.input.body)),
  route(api.editProject, (call) => editProject(deps, call, call.input.body)),
  route(api.startProject, (call) => startProject(deps, call, call.input.body)),
  route(api.cancelProject, (call) => cancelProject(deps, call, call.input.body)),
  route(api.addMilestone, (call) => addMilestone(deps, call, call.input.body)),
  route(api.submitMilestone, (call) => submitMilestone(deps, call, call.input.body)),
  route(api.acceptMilestone, (call) => acceptMilestone(deps, call, call.input.body)),
  route(api.dropMilestone, (call) => dropMilestone(deps, call, call.input.body)),
  route(api.answerMilestoneDispute, (call) => answerDispute(deps, call, call.input.body)),
  route(addMilestoneDisputePhotos, (call) => addDisputePhotos(deps, call, call.input.query)),
  route(plan.readProjectMonth, (call) => readProjectMonth(deps, call, call.input.query)),
  route(plan.listPlannedProjects, (call) => listPlannedProjects(deps, call, call.input.query)),
  route(client.listOwnProjects, (call) => listOwnProjects(deps, call, call.input.query)),
  route(client.getOwnProject, (call) => getProject(deps, call, call.input.query)),
  route(client.approveMilestone, (call) => approveMilestone(deps, call, call.input.body)),
  route(client.sendMilestoneBack, (call) => sendMilestoneBack(deps, call, call.input.body)),
  route(client.raiseMilestoneDispute, (call) => raiseDispute(deps, call, call.input.body)),
  route(client.withdrawMilestoneDispute, (call) => withdrawDispute(deps, call, call.input.body)),
  route(office.listMilestoneDisputes, (call) => listMilestoneDisputes(deps, call)),
  route(office.readMilestoneDispute, (call) =>
    readOfficeDispute(deps, deps.platform.db, call.viewer, call.input.params.disputeId),
  ),
  route(office.previewReduction, (call) =>
    previewReduction(deps, { ...call.input.params, ...call.input.query }, call.now),
  ),
  route(office.decideMilestoneDispute, (call) => decideMilestoneDispute(deps, call)),
  route(office.decideReduction, (call) => decideReduction(deps, call)),
];
