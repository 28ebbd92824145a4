import { storyHours, viewersHours } from '@nukkad/contract/network/story/story.model';
import type { StoryStatus } from '@nukkad/contract/network/story/story.noun';
import { dayMs } from '@nukkad/contract/kernel/time';

const hourMs = 3_600_000;

export const endOf = (now: Date): Date => new Date(now.getTime() + storyHours * hourMs);
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);
/** Who saw a story that ended after this is still shown to its author. */
export const viewersFrom = (now: Date): Date => new Date(now.getTime() - viewersHours * hourMs);

interface Timed {
  readonly status: StoryStatus;
  readonly endsAt: Date;
}

/** Others see it: neither taken away nor over. */
export const isLive = ({ status, endsAt }: Timed, now: Date): boolean =>
  status === 'published' && endsAt.getTime() > now.getTime();

export const showsViewers = ({ status, endsAt }: Timed, now: Date): boolean =>
  status !== 'deleted' && endsAt.getTime() > viewersFrom(now).getTime();
