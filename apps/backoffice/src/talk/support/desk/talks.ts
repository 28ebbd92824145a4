import * as api from '@nukkad/contract/talk/support/session-office.api';
import { renew, useAsked, useSend } from '../../../platform/asked.ts';

/** The socket tells of each change; where it is away they are looked for so often. */
export const lookAgainMs = 30_000;

export const shows = ['mine', 'queue', 'all'] as const;
export type Show = (typeof shows)[number];

export const useDesk = () => useAsked(api.getDesk, {}, { refetchInterval: lookAgainMs });

/** All that the desk shows of talks; ready replies and requests stay. */
export const ofTalks = [api.getDesk, api.listDeskSessions, api.getDeskSession] as const;
export const renewTalks = () => renew(...ofTalks);

export const useDuty = () => useSend(api.setDuty, { only: ofTalks });
