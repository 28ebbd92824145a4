import * as api from '@nukkad/contract/identity/account/leave.api';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { askToLeave } from './ask-to-leave.ts';
import type { CountOpenBookings } from './open-work.ts';
import { readLeaving } from './read-leaving.ts';
import { stay } from './stay.ts';

export function leaveRoutes(platform: Platform, countOpen: CountOpenBookings): readonly Route[] {
  const standing = (viewer: Viewer) => readLeaving(platform.db, countOpen, viewer);
  return [
    route(api.getDeactivateRequest, ({ viewer }) => standing(viewer)),
    route(api.deactivate, async ({ viewer, now, input: { body } }) => {
      await askToLeave(platform, countOpen, viewer, { reason: body.reason ?? '', seen: body.seen }, now);
      return standing(viewer);
    }),
    route(api.withdrawDeactivation, async ({ viewer, now }) => {
      await stay(platform, viewer, now);
      return standing(viewer);
    }),
  ];
}
