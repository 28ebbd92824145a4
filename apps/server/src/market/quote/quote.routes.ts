import * as agreement from '@nukkad/contract/market/quote/agreement.api';
import * as api from '@nukkad/contract/market/quote/quote.api';
import * as choices from '@nukkad/contract/market/quote/choice.api';
import * as shares from '@nukkad/contract/market/quote/estimate-share.api';
import * as awards from '@nukkad/contract/market/quote/award.api';
import * as visits from '@nukkad/contract/market/quote/project-visit.api';
import { getChain } from '@nukkad/contract/market/quote/chain.api';
import * as templates from '@nukkad/contract/market/quote/quote-template.api';
import { type Route, route } from '../../platform/http/route.ts';
import { acceptQuote } from './accept-quote.ts';
import { awardParts } from './award/award-parts.ts';
import { finishAward } from './award/finish-award.ts';
import { priceParts } from './award/price-parts.ts';
import { priceChoice } from './choice/price-choice.ts';
import { compareQuotes } from './compare-quotes.ts';
import { counterQuote } from './counter-quote.ts';
import { getPaper } from './get-paper.ts';
import type { QuoteDependencies } from './quote.interface.ts';
import { readChain } from './read-chain.ts';
import { readThread, readVersion } from './read-thread.ts';
import { refuseQuote } from './refuse-quote.ts';
import { sendQuote } from './send-quote.ts';
import { shareEstimate } from './share/share-estimate.ts';
import { linkQuoteDocument, requestQuoteCode } from './request-quote-code.ts';
import { signQuote } from './sign-quote.ts';
import { readSent, readTemplates, removeTemplate, saveTemplate } from './templates.ts';
import { planVisit } from './visit/plan-visit.ts';
import { placeVisits } from './visit/place-visits.ts';
import { readVisits } from './visit/read-visits.ts';
import { readDraft, updateDraft } from './write-draft.ts';

export const quoteRoutes = (deps: QuoteDependencies): readonly Route[] => [
  route(api.getQuoteThread, (call) => readThread(deps, call, call.input.query)),
  route(api.getQuoteVersion, (call) => readVersion(deps, call, call.input.query)),
  route(api.getQuotePaper, (call) => getPaper(deps, call)),
  route(api.getQuoteDraft, (call) => readDraft(deps, call, call.input.query)),
  route(api.updatePrice, (call) => updateDraft(deps, call, call.input.body)),
  route(api.sendQuote, (call) => sendQuote(deps, call, call.input.body)),
  route(api.acceptQuote, (call) => acceptQuote(deps, call, call.input.body)),
  route(choices.priceChoice, (call) => priceChoice(deps, call, call.input.body)),
  route(api.counterQuote, (call) => counterQuote(deps, call, call.input.body)),
  route(api.refuseQuote, (call) => refuseQuote(deps, call, call.input.body)),
  route(api.compareQuotes, (call) => compareQuotes(deps, call, call.input.query)),
  route(awards.priceAward, (call) => priceParts(deps, call, call.input.body)),
  route(awards.awardParts, (call) => awardParts(deps, call, call.input.body)),
  route(awards.finishAward, (call) => finishAward(deps, call, call.input.body)),
  route(shares.shareEstimate, (call) => shareEstimate(deps, call, call.input.body)),
  route(getChain, (call) => readChain(deps, call, call.input.query)),
  route(visits.listProjectVisits, (call) => readVisits(deps, call, call.input.query)),
  route(visits.planProjectVisit, (call) => planVisit(deps, call)),
  route(visits.chooseVisitAddress, (call) => placeVisits(deps, call, call.input.body)),
  route(agreement.requestQuoteCode, (call) => requestQuoteCode(deps, call, call.input.body)),
  route(agreement.getQuoteDocument, (call) => linkQuoteDocument(deps, call, call.input.query)),
  route(agreement.signQuote, (call) => signQuote(deps, call, call.input.body)),
  route(templates.listQuoteTemplates, (call) => readTemplates(deps, call, call.input.query)),
  route(templates.saveQuoteTemplate, (call) => saveTemplate(deps, call, call.input.body)),
  route(templates.removeQuoteTemplate, (call) => removeTemplate(deps, call, call.input.params)),
  route(templates.listSentQuotes, (call) => readSent(deps, call, call.input.query)),
];
