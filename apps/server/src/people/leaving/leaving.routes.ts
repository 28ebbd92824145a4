import * as api from '@nukkad/contract/people/leaving/leaving.api';
import * as documentApi from '@nukkad/contract/people/leaving/letter-document.api';
import * as letterApi from '@nukkad/contract/people/leaving/letter.api';
import { type Route, route } from '../../platform/http/route.ts';
import { endEmployment, resign } from './begin-leaving.ts';
import { handOver, handOverBookings } from './hand-over.ts';
import type { LeavingDependencies } from './leaving.interface.ts';
import { editSetting, readSetting } from './leaving-setting.ts';
import { agreeOnLeaving, moveLeaving } from './move-leaving.ts';
import { issueLetter, previewLetter } from './letter/issue-letter.ts';
import {
  getLetterDocument,
  openLetterDocument,
  sendLetterCode,
  signLetter,
} from './letter/letter-document.ts';
import { getLetterPdf, readLetters } from './letter/read-letters.ts';
import { sendLetter } from './letter/send-letter.ts';
import { readLeaving, readLeavings } from './read-leavings.ts';
import { readSettlement } from './read-settlement.ts';

export const leavingRoutes = (deps: LeavingDependencies): readonly Route[] => [
  route(api.listLeavings, (call) => readLeavings(deps, call, call.input.query)),
  route(api.getLeaving, (call) => readLeaving(deps, call, call.input.query)),
  route(api.resign, (call) => resign(deps, call, call.input.body)),
  route(api.endEmployment, (call) => endEmployment(deps, call, call.input.body)),
  route(api.agreeOnLeaving, (call) => agreeOnLeaving(deps, call, call.input.body)),
  route(api.moveLeaving, (call) => moveLeaving(deps, call, call.input.body)),
  route(api.handOver, (call) => handOver(deps, call, call.input.body)),
  route(api.handOverBookings, (call) => handOverBookings(deps, call, call.input.body)),
  route(api.getSettlement, (call) => readSettlement(deps, call, call.input.query)),
  route(letterApi.listLetters, (call) => readLetters(deps, call, call.input.query)),
  route(letterApi.getLetterPdf, (call) => getLetterPdf(deps, call, call.input.params)),
  route(letterApi.previewLetter, (call) => previewLetter(deps, call, call.input.body)),
  route(letterApi.issueLetter, (call) => issueLetter(deps, call, call.input.body)),
  route(letterApi.sendLetter, (call) => sendLetter(deps, call, call.input.body)),
  route(documentApi.openLetterDocument, (call) => openLetterDocument(deps, call, call.input.body)),
  route(documentApi.sendLetterCode, (call) => sendLetterCode(deps, call, call.input.body)),
  route(documentApi.signLetter, (call) => signLetter(deps, call, call.input.body)),
  route(documentApi.getLetterDocument, (call) => getLetterDocument(deps, call, call.input.query)),
  route(api.getLeavingSettings, (call) => readSetting(deps, call)),
  route(api.editLeavingSettings, (call) => editSetting(deps, call, call.input.body)),
];
