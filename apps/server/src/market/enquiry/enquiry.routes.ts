import * as api from '@nukkad/contract/market/enquiry/enquiry.api';
import { type Route, route } from '../../platform/http/route.ts';
import type { EnquiryDependencies } from './enquiry.interface.ts';
import { countMine, listMine, listOfPartner, readOne } from './list-enquiries.ts';
import { askPartners } from './new-enquiry.ts';
import { sayIn } from './say-in-enquiry.ts';
import { markRead, resolveEnquiry } from './update-enquiry.ts';

export const enquiryRoutes = (deps: EnquiryDependencies): readonly Route[] => [
  route(api.newEnquiry, (call) => askPartners(deps, call, call.input.body)),
  route(api.listMyEnquiries, (call) => listMine(deps, call, call.input.query)),
  route(api.listEnquiries, (call) => listOfPartner(deps, call, call.input.query)),
  route(api.countEnquiries, (call) => countMine(deps, call)),
  route(api.getEnquiry, (call) => readOne(deps, call, call.input.query)),
  route(api.sayInEnquiry, (call) => sayIn(deps, call, call.input.body)),
  route(api.readEnquiry, (call) => markRead(deps, call, call.input.body)),
  route(api.updateEnquiry, (call) => resolveEnquiry(deps, call, call.input.body)),
];
