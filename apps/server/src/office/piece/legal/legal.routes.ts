import * as api from '@nukkad/contract/office/legal/legal.api';
import { type Route, openRoute, route } from '../../../platform/http/route.ts';
import { readLegalEdition } from './read-legal.ts';
import { type LegalDependencies, listLegalVersions, readLegalVersion } from './read-versions.ts';
import { beginLegalDraft, changeLegal } from './write-legal.ts';

export const legalRoutes = (deps: LegalDependencies): readonly Route[] => [
  openRoute(api.listLegalVersions, ({ input, lang }) => listLegalVersions(deps, input.params.page, lang)),
  openRoute(api.getLegalVersion, (call) => readLegalVersion(deps, call.input.params, call)),
  route(api.getLegalEdition, (call) => readLegalEdition(deps, call, call.input.params.pieceId)),
  route(api.beginLegalDraft, (call) => beginLegalDraft(deps, call, call.input.params.page)),
  route(api.changeLegalDraft, (call) =>
    changeLegal(deps, call, { ...call.input.params, ...call.input.body }),
  ),
];
