import * as office from '@nukkad/contract/market/waitlist/waitlist-office.api';
import * as api from '@nukkad/contract/market/waitlist/waitlist.api';
import { type Route, openRoute, route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { leaveByCode, leaveWaitlist } from './leave-waitlist.ts';
import { listDemand } from './list-demand.ts';
import { listWaiting } from './list-waiting.ts';
import { listWaitlist } from './list-waitlist.ts';
import type { WaitlistInterfaces } from './waitlist.interface.ts';

export const waitlistRoutes = (platform: Platform, parts: WaitlistInterfaces): readonly Route[] => [
  openRoute(api.joinWaitlist, (call) => joinWaitlist(platform, parts, call, call.input.body)),
  route(api.listWaitlist, (call) =>
    listWaitlist(platform.db, parts, { userId: call.viewer.userId, lang: call.lang }, call.input.query),
  ),
  route(api.leaveWaitlist, (call) => leaveWaitlist(platform, call, call.input.query.entryId)),
  openRoute(api.leaveWaitlistByCode, (call) => leaveByCode(platform, call, call.input.body.code)),
  route(office.listDemand, (call) => listDemand(platform.db, parts, call.lang, call.input.query)),
  route(office.listWaiting, (call) => listWaiting(platform.db, parts, call.lang, call.input.query)),
];
