import * as api from '@nukkad/contract/market/stop/stop.api';
import { type Route, route } from '../../../platform/http/route.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { answerStop } from './answer-stop.ts';
import { askStop } from './ask-stop.ts';
import { previewStop, readStop } from './read-stop.ts';

export const stopRoutes = (deps: BookingDependencies): Route[] => [
  route(api.getStop, (call) => readStop(deps, call.input.query.bookingId, call.viewer)),
  route(api.previewStop, (call) => previewStop(deps, call)),
  route(api.askStop, (call) => askStop(deps, call)),
  route(api.answerStop, (call) => answerStop(deps, call)),
];
