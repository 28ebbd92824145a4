import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import type { newRfq } from '@nukkad/contract/market/rfq/rfq.api';
import { rfqErrors, quotationFileErrors } from '@nukkad/contract/market/rfq/rfq.noun';
import type { Rfq } from '@nukkad/contract/market/rfq/rfq.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { QuotationFile } from '@nukkad/contract/market/rfq/quotation-file.model';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { newSpokenNumber } from '../../platform/spoken-number.ts';
import { presentFile } from './file/quotation-file.presenter.ts';
import { listRequestFiles, sendFilesWith } from './file/quotation-file.store.ts';
import type { RfqDependencies } from './rfq.interface.ts';
import { openingOf } from './seeing.ts';
import { insertAnswers, insertChoices } from './rfq-parts.store.ts';
import { namesFor, presentRfq } from './rfq.presenter.ts';
import { questionsOf } from './rfq.questions.ts';
import { type RfqRules, answerBefore } from './rfq.rules.ts';
import { readLeadRules } from './lead/lead.store.ts';
import { isOwn } from './rfq.policy.ts';
import { type RfqRow, countOpenOf, findRfq, insertRfq, readRules } from './rfq.store.ts';
import { rfqTransitions } from './rfq.transitions.ts';

type Asked = EndpointParsed<typeof newRfq>['body'];

interface Place {
  readonly pincode: string;
  readonly cityCode: string;
  readonly area: string;
}

/** The PIN code counts before the city; a city alone is the PIN code at its centre. */
async function placeOf({ geography, platform }: RfqDependencies, asked: Asked): Promise<Place> {
  const places = await geography.knownPlaces();
  const city = asked.cityCode ? places.cityByCode(asked.cityCode) : null;
  const pincode = asked.pincode ?? city?.pincode;
  const known = pincode ? places.ofPincode(pincode) : null;
  if (!pincode || !known) return refuse(catalogErrors.city_not_found);
  const codes = asked.pincode
    ? { pincode, cityCode: null }
    : { pincode: null, cityCode: city?.cityCode ?? null };
  const area = await geography.placeName(platform.db, codes);
  return { pincode, cityCode: known.cityCode ?? '', area };
}

/** The category, a service of it, and answers that its questions know, each once. */
async function checkWork(
  { catalog, platform: { db } }: RfqDependencies,
  { categoryId, serviceId, answers }: Asked,
): Promise<void> {
  const [categories, services] = await Promise.all([
    catalog.knownCategories(db, [categoryId]),
    catalog.services(db, serviceId ? [serviceId] : [], 'en'),
  ]);
  if (!categories.has(categoryId)) refuse(catalogErrors.category_not_found);
  if (serviceId && services.get(serviceId)?.categoryId !== categoryId)
    refuse(catalogErrors.service_not_found);
  const asked = new Map(questionsOf(categoryId).map((question) => [question.questionId, question]));
  for (const { questionId, optionId } of answers) {
    const known = asked.get(questionId)?.options.some((option) => option.optionId === optionId);
    if (!known) refuse(rfqErrors.rfq_question_unknown);
    asked.delete(questionId);
  }
}

/** Those that were named, all of whom must offer it at the place. */
async function chosenPartners(
  { catalog, platform: { db } }: RfqDependencies,
  { categoryId, serviceId, organisationIds = [] }: Asked,
  { pincode }: Place,
): Promise<readonly string[]> {
  const chosen = [...new Set(organisationIds)];
  if (chosen.length === 0) return [];
  const found = await catalog.partnersOfCategory(db, {
    categoryId,
    serviceId: serviceId || null,
    pincode,
    withinMetres: 0,
    organisationIds: chosen,
    limit: chosen.length,
  });
  return found.length === chosen.length ? chosen : refuse(rfqErrors.rfq_partner_not_there);
}

/** What is asked again is the customer's own, of the same kind of work, and over. */
async function checkFormer(
  { platform: { db } }: RfqDependencies,
  { viewer }: SignedInCall,
  { againOf, categoryId }: Asked,
): Promise<void> {
  if (againOf === undefined) return;
  const former = await findRfq(db, againOf);
  if (!former || !isOwn(viewer, former) || former.categoryId !== categoryId)
    return refuse(rfqErrors.rfq_not_found);
  if (former.endedAt === null) refuse(rfqErrors.rfq_not_over, { present: former.status });
}

interface Terms {
  readonly rules: RfqRules;
  readonly places: number;
}

const rowOf = (asked: Asked, place: Place, call: SignedInCall, { rules, places }: Terms): RfqRow => ({
  rfqId: newId(),
  rfqNumber: newSpokenNumber('Q'),
  userId: call.viewer.userId,
  categoryId: asked.categoryId,
  serviceId: asked.serviceId || null,
  ...place,
  fromDay: asked.fromDay ?? null,
  byDay: asked.byDay ?? null,
  budgetFromPaise: asked.budgetFrom ?? null,
  budgetToPaise: asked.budgetTo ?? null,
  message: asked.message,
  lang: call.lang,
  status: 'Request Sent',
  answerBy: answerBefore(call.now, rules),
  places,
  unlocked: 0,
  forwardedAt: null,
  forwards: 0,
  cancelReason: null,
  deliveredAt: null,
  agreedAt: null,
  splitAt: null,
  againOf: asked.againOf ?? null,
  endedAt: null,
  createdAt: call.now,
  updatedAt: call.now,
  version: 1,
});

/** The customer's own, which were kept before and not sent. */
export async function sendFiles(
  { platform }: RfqDependencies,
  tx: Tx,
  row: Authorized<RfqRow>,
  fileIds: readonly string[],
  call: SignedInCall,
): Promise<QuotationFile[]> {
  const chosen = [...new Set(fileIds)];
  if (chosen.length === 0) return [];
  if ((await sendFilesWith(tx, row, chosen)) < chosen.length) refuse(quotationFileErrors.quotation_file_gone);
  const opening = openingOf(platform, call);
  return (await listRequestFiles(tx, row.rfqId)).map((file) => presentFile(file, opening));
}

/** Written once; the partners are told behind the call. */
export async function askForQuotations(
  deps: RfqDependencies,
  call: SignedInCall,
  asked: Asked,
): Promise<Rfq> {
  const { platform, partner, catalog } = deps;
  const { viewer, now, lang } = call;
  await checkWork(deps, asked);
  await checkFormer(deps, call, asked);
  const place = await placeOf(deps, asked);
  const { cityCode } = place;
  const [chosenIds, rules, { places }] = await Promise.all([
    chosenPartners(deps, asked, place),
    readRules(platform.db, now, cityCode),
    readLeadRules(platform.db, now, { cityCode, categoryId: asked.categoryId }),
  ]);
  const row = rowOf(asked, place, call, { rules, places });
  const [names, found] = await Promise.all([
    namesFor(platform.db, deps, [row], await catalog.categoryFaces(lang), lang),
    partner.getOrganisations(platform.db, chosenIds),
  ]);
  const chosen = chosenIds.map((organisationId) => ({
    organisationId,
    companyName: found.get(organisationId)?.companyName ?? '',
  }));
  return platform.write(call, async (tx) => {
    const allowed = rfqTransitions.allowNew(viewer, rfqTransitions.verb.ask, row);
    const open = await countOpenOf(tx, viewer.userId, row.categoryId);
    const limit = rules.openPerCategory;
    if (open >= limit) refuse(rfqErrors.rfq_limit, { values: { limit } });
    await insertRfq(tx, allowed.row);
    await Promise.all([
      insertAnswers(tx, allowed.row, asked.answers),
      insertChoices(tx, allowed.row, chosenIds),
      rfqTransitions.begin(tx, allowed, { now }),
    ]);
    const files = await sendFiles(deps, tx, allowed.row, asked.fileIds ?? [], call);
    const parts = { names, answers: asked.answers, chosen, told: [], questions: [], companies: new Map() };
    return presentRfq(row, { ...parts, files }, lang);
  });
}
