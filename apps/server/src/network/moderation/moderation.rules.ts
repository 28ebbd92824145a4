import { appealDays, strikeRule } from '@nukkad/contract/network/moderation/moderation.noun';
import { dayMs } from '@nukkad/contract/kernel/time';

export const strikesSince = (now: Date): Date => new Date(now.getTime() - strikeRule.withinDays * dayMs);

/** `strikes`: of the last days that count, the newest first. Null: posting is not paused. */
export function pauseAfter(strikes: readonly Date[], now: Date): Date | null {
  const [newest] = strikes;
  if (newest === undefined || strikes.length < strikeRule.most) return null;
  const until = new Date(newest.getTime() + strikeRule.pauseDays * dayMs);
  return until > now ? until : null;
}

export const appealBefore = (at: Date): Date => new Date(at.getTime() + appealDays * dayMs);

const mostExcerpt = 160;

/** The first words of a text, for lists. */
export function excerptOf(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= mostExcerpt) return line;
  return `${Array.from(line)
    .slice(0, mostExcerpt - 1)
    .join('')
    .trimEnd()}…`;
}
