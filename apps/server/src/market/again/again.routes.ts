import { getBookAgain } from '@nukkad/contract/market/again/again.api';
import { type Route, route } from '../../platform/http/route.ts';
import type { AgainDependencies } from './again.interface.ts';
import { readBookAgain } from './book-again.ts';

export const againRoutes = (deps: AgainDependencies): readonly Route[] => [
  route(getBookAgain, (call) =>
    readBookAgain(deps, call.input.query, { viewer: call.viewer, now: call.now, lang: call.lang }),
  ),
];
