import { milestoneEvents } from '@nukkad/contract/work/project/milestone.noun';
import { dayMs } from '@nukkad/contract/kernel/time';
import { partOf, systemAuthorized } from '../../platform/authorize.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import { billMilestone } from './bill-milestone.ts';
import { followMilestones } from './follow-milestones.ts';
import { listToRemind, listUnanswered, lockMilestone, saveMilestone } from './milestone.store.ts';
import { milestoneTransitions } from './milestone.transitions.ts';
import type { ProjectDependencies } from './project.interface.ts';
import { type ProjectRules, defaultRules, tellDays, tellingsDue } from './project.rules.ts';
import { lockProject } from './project.store.ts';

const atOnce = 200;

const rulesAt = (platform: Platform, now: Date) => settingAt(platform.db, 'project.rules', now, defaultRules);

/** Accepts one that no one answered, of which its client was told as often as the rules say. */
async function approveOne(
  deps: ProjectDependencies,
  { milestoneId, projectId }: { readonly milestoneId: string; readonly projectId: string },
  now: Date,
  rules: ProjectRules,
): Promise<void> {
  await deps.platform.write(system, async (tx) => {
    const project = await lockProject(tx, projectId);
    const found = project && (await lockMilestone(tx, milestoneId));
    if (!project || !found?.approveBy || found.approveBy > now) return;
    if (found.reminders < tellDays(rules).length) return;
    const row = { ...found, buyerId: project.buyerId };
    const allowed = milestoneTransitions.allowSystem(milestoneTransitions.verb.approveByClock, row);
    if (!allowed) return;
    const accepted = await milestoneTransitions.move(tx, allowed, { now, acceptedBy: 'System' });
    await billMilestone(deps, tx, project, accepted, now);
    await followMilestones(tx, null, project, now);
  });
}

/** Tells a client once more that a milestone waits; how often is counted on its row. */
async function remindOne(
  deps: ProjectDependencies,
  milestoneId: string,
  now: Date,
  rules: ProjectRules,
): Promise<void> {
  await deps.platform.write(system, async (tx) => {
    const row = await lockMilestone(tx, milestoneId);
    if (!row?.approveBy || row.reminders >= tellingsDue(row.approveBy, now, rules)) return;
    const { projectId, organisationId } = row;
    const told = systemAuthorized({ ...row, reminders: row.reminders + 1 }, 'The rules say when it is told.');
    await saveMilestone(tx, partOf(told, told));
    await publish(tx, now, milestoneEvents.reminded, { milestoneId, projectId, organisationId });
  });
}

/** By the clock: who has not answered is told twice, and after the days of the rules a milestone is accepted by itself. */
export async function approveWaiting(deps: ProjectDependencies): Promise<void> {
  const { platform } = deps;
  const now = platform.clock.now();
  const rules = await rulesAt(platform, now);
  const before = tellDays(rules);
  const soonest = new Date(now.getTime() + Math.max(0, ...before) * dayMs);
  const waiting = await listToRemind(platform.db, soonest, before.length, atOnce);
  for (const { milestoneId } of waiting) await remindOne(deps, milestoneId, now, rules);
  for (const milestone of await listUnanswered(platform.db, now, atOnce))
    await approveOne(deps, milestone, now, rules);
}
