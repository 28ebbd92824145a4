import * as api from '@nukkad/contract/talk/newsletter/newsletter.api';
import * as office from '@nukkad/contract/talk/newsletter/newsletter-office.api';
import { type Route, openRoute, route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { listSubscribers } from './list-subscribers.ts';
import { removeSubscribers } from './remove-subscribers.ts';
import { subscribe } from './subscribe.ts';
import { confirmByLink, leaveByLink } from './use-link.ts';

export const newsletterRoutes = (platform: Platform): readonly Route[] => [
  openRoute(api.subscribeNewsletter, (call) => subscribe(platform, call, call.input.body.email)),
  openRoute(api.confirmNewsletter, (call) => confirmByLink(platform, call, call.input.body.code)),
  openRoute(api.leaveNewsletter, (call) => leaveByLink(platform, call, call.input.body.code)),
  route(office.listSubscribers, (call) => listSubscribers(platform, call.input.query)),
  route(office.removeSubscribers, (call) => removeSubscribers(platform, call, call.input.body.subscriberIds)),
];
