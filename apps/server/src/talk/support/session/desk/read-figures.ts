import type { DeskFigures, figureDays } from '@nukkad/contract/talk/support/desk-figures.api';
import { readDeskRules } from '../desk-rules.store.ts';
import type { Asking } from '../read-session.ts';
import type { SessionDependencies } from '../session.interface.ts';
import { type Counted, countRequests, countTalks, listRated } from './figures.store.ts';

const dayMs = 86_400_000;
const newestRatings = 20;
const none: Counted = {
  talks: 0,
  waitSeconds: null,
  replied: 0,
  inTime: 0,
  rated: 0,
  meanStars: null,
  satisfied: 0,
};

const percentOf = (some: number, all: number): number | null =>
  all === 0 ? null : Math.round((100 * some) / all);

const presentCounted = (counted: Counted) => {
  const { talks, waitSeconds, replied, inTime, rated, meanStars, satisfied } = counted;
  return {
    talks,
    waitSeconds: waitSeconds === null ? null : Math.round(waitSeconds),
    inTimePercent: percentOf(inTime, replied),
    rated,
    meanStars: meanStars === null ? null : Math.round(meanStars * 10) / 10,
    satisfiedPercent: percentOf(satisfied, rated),
  };
};

/** Of the last days, in all and by agent. */
export async function readDeskFigures(
  { platform, account }: SessionDependencies,
  { now }: Asking,
  days: (typeof figureDays)[number],
): Promise<DeskFigures> {
  const { db } = platform;
  const from = new Date(now.getTime() - Number(days) * dayMs);
  const { firstReplyMinutes } = await readDeskRules(platform, db, now);
  const [{ all, agents }, rated, requests] = await Promise.all([
    countTalks(db, { from, replyMinutes: firstReplyMinutes }),
    listRated(db, from, newestRatings),
    countRequests(db, { from, now }),
  ]);
  const people = rated.flatMap(({ userId, agentId }) => [userId, agentId]);
  const names = await account.namesOf(db, [...agents.map(({ agentId }) => agentId), ...people]);
  const nameOf = (userId: string | null) => (userId && names.get(userId)) || '';
  return {
    ...presentCounted(all ?? none),
    left: all?.left ?? 0,
    agents: agents.map((one) => ({
      userId: one.agentId ?? '',
      name: nameOf(one.agentId),
      ...presentCounted(one),
    })),
    ratings: rated.map(({ sessionId, userId, agentId, stars, words, at }) => ({
      sid: sessionId,
      fullName: nameOf(userId),
      agentName: nameOf(agentId),
      stars,
      words,
      at: at.toISOString(),
    })),
    requests: {
      open: requests.open,
      late: requests.late,
      answered: requests.answered,
      inTimePercent: percentOf(requests.inTime, requests.answered),
    },
  };
}
