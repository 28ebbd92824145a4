import * as api from '@nukkad/contract/market/rfq/rfq.api';
import * as leads from '@nukkad/contract/market/lead/lead.api';
import * as files from '@nukkad/contract/market/rfq/quotation-file.api';
import * as refunds from '@nukkad/contract/market/lead/lead-refund.api';
import * as work from '@nukkad/contract/market/lead/lead-work.api';
import * as office from '@nukkad/contract/market/rfq/office-rfq.api';
import { type Route, route } from '../../platform/http/route.ts';
import { acceptWork } from './lead/accept-work.ts';
import { actOnLead } from './lead/act-on-lead.ts';
import { answerQuestion } from './lead/answer-question.ts';
import { changeClaim } from './lead/claim/change-claim.ts';
import { claimLead } from './lead/claim/claim-lead.ts';
import { decideClaim } from './lead/claim/decide-claim.ts';
import { listClaims, listOwnRefunds } from './lead/claim/list-refunds.ts';
import { addFiles } from './file/add-files.ts';
import { removeFile } from './file/remove-file.ts';
import { lookAtPartner } from './lead/look-at-partner.ts';
import { forwardByHand, listCandidates } from './office/forward-by-hand.ts';
import { listOfficeRfqs } from './office/list-office-rfqs.ts';
import { answerLead } from './lead/answer-lead.ts';
import { askAboutService } from './ask-about-service.ts';
import { askForQuotations } from './ask-for-quotations.ts';
import { cancelRfq } from './cancel-rfq.ts';
import { changeRfq } from './change-rfq.ts';
import { countTabs } from './count-tabs.ts';
import { listAskable } from './list-askable.ts';
import { listQuestions } from './list-questions.ts';
import type { RfqDependencies } from './rfq.interface.ts';
import { listLeads, readOwnLead } from './lead/read-leads.ts';
import { listMine, readMine } from './read-rfqs.ts';
import { unlockLead } from './lead/unlock-lead.ts';

export const rfqRoutes = (deps: RfqDependencies): readonly Route[] => [
  route(api.listRfqQuestions, (call) => listQuestions(deps, call, call.input.query)),
  route(api.listRfqPartners, (call) => listAskable(deps, call.input.query)),
  route(api.newRfq, (call) => askForQuotations(deps, call, call.input.body)),
  route(files.addQuotationFiles, (call) => addFiles(deps.platform, call, call.input.query)),
  route(files.removeQuotationFile, (call) => removeFile(deps.platform, call, call.input.params)),
  route(api.newServiceRfq, (call) => askAboutService(deps, call, call.input.body)),
  route(api.changeRfq, (call) => changeRfq(deps, call, call.input.body)),
  route(api.listMyRfqs, (call) => listMine(deps, call, call.input.query)),
  route(api.getMyRfq, (call) => readMine(deps, call, call.input.query)),
  route(api.countRfqTabs, (call) => countTabs(deps, call)),
  route(leads.listLeads, (call) => listLeads(deps, call, call.input.query)),
  route(leads.getLead, (call) => readOwnLead(deps, call, call.input.query)),
  route(leads.answerLead, (call) => answerLead(deps, call, call.input.body)),
  route(leads.unlockLead, (call) => unlockLead(deps, call, call.input.body)),
  route(work.acceptWork, (call) => acceptWork(deps, call, call.input.body)),
  route(work.actOnLead, (call) => actOnLead(deps, call, call.input.body)),
  route(work.answerQuestion, (call) => answerQuestion(deps, call, call.input.body)),
  route(work.lookAtPartner, (call) => lookAtPartner(deps, call, call.input.body)),
  route(refunds.listLeadRefunds, (call) => listOwnRefunds(deps, call)),
  route(refunds.claimLead, (call) => claimLead(deps, call, call.input.body)),
  route(refunds.changeLeadClaim, (call) => changeClaim(deps, call, call.input.body)),
  route(refunds.listLeadClaims, (call) => listClaims(deps, call)),
  route(refunds.decideLeadClaim, (call) => decideClaim(deps, call)),
  route(office.listOfficeRfqs, (call) => listOfficeRfqs(deps, call)),
  route(office.listRfqCandidates, (call) => listCandidates(deps, call)),
  route(office.forwardRfq, (call) => forwardByHand(deps, call)),
  route(api.cancelRfq, (call) => cancelRfq(deps, call, call.input.body)),
];
