import * as api from '@nukkad/contract/hiring/same-person/same-person.api';
import { type Route, route } from '../../platform/http/route.ts';
import { decideSamePerson } from './decide-same-person.ts';
import { listAlikes } from './list-alikes.ts';
import type { SamePersonDependencies } from './same-person.interface.ts';

export const samePersonRoutes = (deps: SamePersonDependencies): readonly Route[] =>
  deps.job.team.routes([
    route(api.listAlikes, (call) => listAlikes(deps, call, call.input.query)),
    route(api.decideSamePerson, (call) => decideSamePerson(deps, call, call.input.body)),
  ]);
