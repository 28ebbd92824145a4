import type { SessionStatus } from '@nukkad/contract/talk/support/session.noun';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Terms of live support; a row of `setting` under `support.desk` may replace any of them. */
export interface DeskRules {
  /** Times of day in India, HH:MM. */
  readonly opensAt: string;
  readonly closesAt: string;
  /** Until the first reply of an agent who has the session. */
  readonly firstReplyMinutes: number;
  /** An agent who is not seen for so long is gone. */
  readonly goneMinutes: number;
  /** Words of ours that are not read for so long are told by a notice. */
  readonly tellMinutes: number;
  /** A person who says nothing for so long is warned … */
  readonly warnMinutes: number;
  /** … and after so long the session ends. */
  readonly silentMinutes: number;
  /** After it was resolved it may be opened again for so long. */
  readonly reopenHours: number;
  /** Counts for the expected wait while too few sessions have ended. */
  readonly usualMinutes: number;
}

export const defaultDeskRules: DeskRules = {
  opensAt: '08:00',
  closesAt: '21:00',
  firstReplyMinutes: 2,
  goneMinutes: 2,
  tellMinutes: 1,
  warnMinutes: 20,
  silentMinutes: 120,
  reopenHours: 24,
  usualMinutes: 8,
};

export const goneSince = (now: Date, { goneMinutes }: DeskRules): Date =>
  new Date(now.getTime() - goneMinutes * minuteMs);
export const toldBefore = (now: Date, { tellMinutes }: DeskRules): Date =>
  new Date(now.getTime() - tellMinutes * minuteMs);
/** What lies further back was looked at in the rounds since. */
export const toldAfter = (now: Date): Date => new Date(now.getTime() - hourMs);
export const warnedBefore = (now: Date, { warnMinutes }: DeskRules): Date =>
  new Date(now.getTime() - warnMinutes * minuteMs);
export const silentBefore = (now: Date, { silentMinutes }: DeskRules): Date =>
  new Date(now.getTime() - silentMinutes * minuteMs);
export const reopenBefore = (now: Date, { reopenHours }: DeskRules): Date =>
  new Date(now.getTime() - reopenHours * hourMs);
export const replyDue = (assignedAt: Date, { firstReplyMinutes }: DeskRules): Date =>
  new Date(assignedAt.getTime() + firstReplyMinutes * minuteMs);

export interface AgentOnDuty {
  readonly userId: string;
  readonly languages: readonly string[];
  /** What they know best. */
  readonly topics: readonly string[];
  readonly most: number;
  readonly load: number;
  /** When they last got a session; null: never. */
  readonly lastAt: Date | null;
}

const hasRoom = ({ load, most }: AgentOnDuty): boolean => load < most;

/** The least loaded goes first, of these who has waited longest for one. */
const byLoad = (a: AgentOnDuty, b: AgentOnDuty): number =>
  a.load / a.most - b.load / b.most || (a.lastAt?.getTime() ?? 0) - (b.lastAt?.getTime() ?? 0);

interface Wanted {
  readonly lang: string;
  readonly topic: string;
  readonly notTo?: string | null;
}

/**
 * Who gets it: of those with room the ones who speak the language; where no one on duty speaks it, anyone. Of them who
 * knows the topic goes first; no one waits for that while another has room.
 */
export function chooseAgent(
  agents: readonly AgentOnDuty[],
  { lang, topic, notTo }: Wanted,
): AgentOnDuty | null {
  const others = agents.filter(({ userId }) => userId !== notTo);
  const speaking = others.filter(({ languages }) => languages.includes(lang));
  const asked = speaking.length > 0 ? speaking : others;
  const free = asked.filter(hasRoom).toSorted(byLoad);
  return free.find(({ topics }) => topics.includes(topic)) ?? free[0] ?? null;
}

/** Someone is free at once. */
export const someoneIsFree = (agents: readonly AgentOnDuty[]): boolean => agents.some(hasRoom);

/** So many minutes until the one at `position` is answered, of agents who talk to so many at once; null: no one is there. */
export function expectedWait(
  position: number,
  agents: readonly AgentOnDuty[],
  meanMinutes: number,
): number | null {
  const atOnce = agents.reduce((sum, { most }) => sum + most, 0);
  if (atOnce === 0) return null;
  const free = agents.reduce((sum, { load, most }) => sum + Math.max(0, most - load), 0);
  if (position <= free) return 0;
  return Math.max(1, Math.ceil(((position - free) * meanMinutes) / atOnce));
}

/** The mean of what talks took lately, in minutes; few of them say little. */
export function meanMinutesOf(recentMs: readonly number[], { usualMinutes }: DeskRules): number {
  const enough = 5;
  if (recentMs.length < enough) return usualMinutes;
  const mean = recentMs.reduce((sum, ms) => sum + ms, 0) / recentMs.length / minuteMs;
  return Math.min(120, Math.max(1, mean));
}

interface Ended {
  readonly status: SessionStatus;
  readonly resolvedAt: Date | null;
  readonly repliedAt: Date | null;
}

export const mayReopenSession = ({ status, resolvedAt }: Ended, now: Date, rules: DeskRules): boolean =>
  status === 'Resolved' && resolvedAt !== null && resolvedAt > reopenBefore(now, rules);

/** Someone of ours spoke, and it is over as far as we see. */
export const mayRateSession = ({ status, repliedAt }: Ended): boolean =>
  repliedAt !== null && (status === 'Resolved' || status === 'Closed');

/** Once, also after it ended. */
export const mayMakeIncident = ({ incidentId }: { readonly incidentId: string | null }): boolean =>
  incidentId === null;
