import * as api from '@nukkad/contract/market/quotation/rfq.api';
import { type Route, route } from '../../platform/http/route.ts';
import * as leads from '@nukkad/contract/market/quotation/lead.api';
import { answerLead } from './answer-lead.ts';
import { askForQuotations } from './ask-for-quotations.ts';
import { cancelRfq } from './cancel-rfq.ts';
import { countTabs } from './count-tabs.ts';
import { listQuestions } from './list-questions.ts';
import type { QuotationDependencies } from './quotation.dependencies.ts';
import { listLeads, readOwnLead } from './read-leads.ts';
import { listMine, readMine } from './read-rfqs.ts';
import { unlockLead } from './unlock-lead.ts';

export const quotationRoutes = (deps: QuotationDependencies): readonly Route[] => [
  route(api.listRfqQuestions, (call) => listQuestions(deps, call, call.input.query)),
  route(api.newRfq, (call) => askForQuotations(deps, call, call.input.body)),
  route(api.listMyRfqs, (call) => listMine(deps, call, call.input.query)),
  route(api.getMyRfq, (call) => readMine(deps, call, call.input.query)),
  route(api.countRfqTabs, (call) => countTabs(deps, call)),
  route(leads.listLeads, (call) => listLeads(deps, call, call.input.query)),
  route(leads.getLead, (call) => readOwnLead(deps, call, call.input.query)),
  route(leads.answerLead, (call) => answerLead(deps, call, call.input.body)),
  route(leads.unlockLead, (call) => unlockLead(deps, call, call.input.body)),
  route(api.cancelRfq, (call) => cancelRfq(deps, call, call.input.body)),
];
