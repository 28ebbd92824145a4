import * as api from '@nukkad/contract/hiring/job-offer/job-offer.api';
import * as documents from '@nukkad/contract/hiring/job-offer/offer-document.api';
import { type Route, route } from '../../platform/http/route.ts';
import { answerCounter } from './answer-counter.ts';
import { acceptJobOffer, counterJobOffer, refuseJobOffer } from './answer-job-offer.ts';
import type { JobOfferDependencies } from './job-offer.interface.ts';
import { makeJobOffer, previewJobOffer } from './make-job-offer.ts';
import { getOfferDocument, openOfferDocument } from './offer-document.ts';
import { readJobOffer, readJobOffers, readLetterPdf } from './read-job-offers.ts';
import { sendOfferCode, signOfferLetter } from './sign-offer-letter.ts';
import { withdrawJobOffer } from './withdraw-job-offer.ts';

export const jobOfferRoutes = (deps: JobOfferDependencies): readonly Route[] =>
  deps.job.team.routes([
    route(api.previewJobOffer, (call) => previewJobOffer(deps, call, call.input.body)),
    route(api.makeJobOffer, (call) => makeJobOffer(deps, call, call.input.body)),
    route(api.listJobOffers, (call) => readJobOffers(deps, call, call.input.query)),
    route(api.getJobOffer, (call) => readJobOffer(deps, call, call.input.query)),
    route(api.getOfferLetterPdf, (call) => readLetterPdf(deps, call, call.input.params)),
    route(api.acceptJobOffer, (call) => acceptJobOffer(deps, call, call.input.body)),
    route(api.refuseJobOffer, (call) => refuseJobOffer(deps, call, call.input.body)),
    route(api.counterJobOffer, (call) => counterJobOffer(deps, call, call.input.body)),
    route(api.answerCounter, (call) => answerCounter(deps, call, call.input.body)),
    route(api.withdrawJobOffer, (call) => withdrawJobOffer(deps, call, call.input.body)),
    route(documents.openOfferDocument, (call) => openOfferDocument(deps, call, call.input.body)),
    route(documents.sendOfferCode, (call) => sendOfferCode(deps, call, call.input.body)),
    route(documents.signOfferLetter, (call) => signOfferLetter(deps, call, call.input.body)),
    route(documents.getOfferDocument, (call) => getOfferDocument(deps, call, call.input.query)),
  ]);
