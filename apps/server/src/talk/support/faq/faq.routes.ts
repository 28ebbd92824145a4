import * as office from '@nukkad/contract/talk/support/faq-office.api';
import * as api from '@nukkad/contract/talk/support/faq.api';
import { type Route, openRoute, route } from '../../../platform/http/route.ts';
import type { FaqDependencies } from './faq.interface.ts';
import { listOfficeFaqs } from './list-office-faqs.ts';
import { getFaq, listFaqs, listFaqsOfCategory, listSupportFaqs, suggestFaqs } from './read-faqs.ts';
import { voteFaq } from './vote-faq.ts';

/** Of anyone who reads. */
const openRoutes = (deps: FaqDependencies): readonly Route[] => [
  openRoute(api.listFaqs, (call) => listFaqs(deps, call, call.input.query)),
  openRoute(api.listFaqsOfCategory, (call) => listFaqsOfCategory(deps, call, call.input.query.category)),
  openRoute(api.listSupportFaqs, (call) => listSupportFaqs(deps, call, call.input.body.topic)),
  openRoute(api.suggestFaqs, (call) => suggestFaqs(deps, call, call.input.body)),
  openRoute(api.getFaq, (call) => getFaq(deps, call, call.input.query.faqId)),
  openRoute(api.voteFaq, (call) => voteFaq(deps.platform, call, call.input.body)),
];

export const faqRoutes = (deps: FaqDependencies): readonly Route[] => [
  ...openRoutes(deps),
  route(office.listOfficeFaqs, (call) => listOfficeFaqs(deps, call.input.query)),
];
