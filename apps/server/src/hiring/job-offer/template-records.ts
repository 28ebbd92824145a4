/** Offers to candidates, as letters of a business's own words name them. */
import type { RecordField, TemplateRecords } from '../../files/template/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import { readIdCursor } from '../../platform/http/cursor.ts';
import { type Viewer, hasPermission, keptOf, organisationOf } from '../../platform/viewer.ts';
import type { JobOfferDependencies } from './job-offer.interface.ts';
import { seesJobOffer } from './job-offer.policy.ts';
import { listOfferRecords } from './job-offer-records.store.ts';
import { type JobOfferRow, findJobOffer } from './job-offer.store.ts';
import { findOfferLetter } from './offer-letter.store.ts';
import { valuesOf } from './offer-values.ts';

const fields: readonly RecordField[] = [
  { name: 'candidate.name', type: 'text', title: { en: 'Name of the candidate', hi: 'उम्मीदवार का नाम' } },
  { name: 'offer.number', type: 'text', title: { en: 'Number of the offer', hi: 'प्रस्ताव क्रमांक' } },
  { name: 'offer.title', type: 'text', title: { en: 'Position', hi: 'पद' } },
  { name: 'offer.department', type: 'text', title: { en: 'Department', hi: 'विभाग' } },
  { name: 'offer.pay', type: 'money', title: { en: 'Pay', hi: 'वेतन' } },
  { name: 'offer.pay_period', type: 'text', title: { en: 'A month or a day', hi: 'हर महीने या हर दिन' } },
  { name: 'offer.starts_on', type: 'day', title: { en: 'First day', hi: 'पहला दिन' } },
  { name: 'offer.place', type: 'text', title: { en: 'Place of work', hi: 'काम की जगह' } },
  { name: 'offer.shift', type: 'text', title: { en: 'Shift', hi: 'शिफ़्ट' } },
  { name: 'offer.hours', type: 'text', title: { en: 'Working hours', hi: 'काम का समय' } },
  { name: 'offer.probation_months', type: 'number', title: { en: 'Probation, months', hi: 'परख, महीने' } },
  { name: 'offer.notice_days', type: 'number', title: { en: 'Notice, days', hi: 'नोटिस, दिन' } },
  { name: 'offer.valid_until', type: 'day', title: { en: 'Accept by', hi: 'स्वीकार करने का आख़िरी दिन' } },
  { name: 'offer.words', type: 'text', title: { en: 'Further words', hi: 'और शब्द' } },
];

const asking = async ({ job }: JobOfferDependencies, reader: Reader, viewer: Viewer): Promise<Viewer> => ({
  ...viewer,
  kept: new Set(await job.team.keptFrom(reader, viewer)),
});

/** The business sees it once it has shortlisted the candidate. */
async function numberOf(
  { account, application }: JobOfferDependencies,
  reader: Reader,
  { userId, applicationId }: JobOfferRow,
): Promise<string | null> {
  const found = (await application.applicationFacts(reader, [applicationId])).get(applicationId);
  if (!found?.shortlistedAt) return null;
  return (await account.getPeople(reader, [userId])).get(userId)?.mobileNumber || null;
}

export const offerTemplates = (deps: JobOfferDependencies): TemplateRecords => ({
  kinds: ['offer'],
  fields,
  parties: [{ role: 'candidate', title: { en: 'The candidate', hi: 'उम्मीदवार' } }],
  isFor: (viewer) => hasPermission(viewer, 'hireTalent.view'),
  list: async (reader, asker, { q, cursor, most }) => {
    const viewer = await asking(deps, reader, asker);
    const side = { organisationId: organisationOf(viewer), kept: keptOf(viewer) };
    const rows = await listOfferRecords(reader, { side, q }, readIdCursor(cursor), most);
    return rows.map(({ jobOfferId, fullName, title }) => ({
      recordId: jobOfferId,
      name: fullName,
      note: title,
      key: [jobOfferId],
    }));
  },
  fill: async (reader, asker, jobOfferId, { lang }) => {
    const viewer = await asking(deps, reader, asker);
    const row = await findJobOffer(reader, jobOfferId);
    if (!row || row.organisationId !== viewer.organisationId || !seesJobOffer(viewer, row)) return null;
    const letter = await findOfferLetter(reader, jobOfferId, row.letterVersion);
    if (!letter) return null;
    const mobileNumber = await numberOf(deps, reader, row);
    const { fullName } = letter;
    return {
      name: fullName,
      values: valuesOf({ ...letter, lang }),
      parties: [{ role: 'candidate', name: fullName, mobileNumber }],
    };
  },
});
