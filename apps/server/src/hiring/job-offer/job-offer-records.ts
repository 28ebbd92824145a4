import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { DriveRecords, ListedRecord } from '../../files/drive/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import { readIdCursor } from '../../platform/http/cursor.ts';
import { isUuid } from '../../platform/id.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import { pdfMediaType } from '../../platform/storage/media-types.ts';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';
import type { JobOfferDependencies } from './job-offer.interface.ts';
import { seesJobOffer } from './job-offer.policy.ts';
import { type JobOfferRecord, listOfferRecords } from './job-offer-records.store.ts';
import { findJobOffer } from './job-offer.store.ts';
import { letterFile } from './read-job-offers.ts';

const titles: Readonly<Record<Language, (title: string) => string>> = {
  en: (title) => `Job offer: ${title}`,
  hi: (title) => `नौकरी का प्रस्ताव: ${title}`,
};

const isFor = (viewer: Viewer): boolean =>
  viewer.role === 'Jobseeker' || (viewer.organisationId !== null && hasPermission(viewer, 'hireTalent.view'));

const present =
  ({ role }: Viewer, lang: Language) =>
  (row: JobOfferRecord): ListedRecord => {
    const isCandidate = role === 'Jobseeker';
    const { jobOfferId, jobId, applicationId } = row;
    return {
      recordId: jobOfferId,
      name: titles[lang](row.title),
      mediaType: pdfMediaType,
      bytes: null,
      at: row.issuedAt.toISOString(),
      from: isCandidate ? row.companyName : row.fullName,
      screen: isCandidate
        ? screenAddress.ownApplication(applicationId)
        : screenAddress.jobApplication(jobId, applicationId),
      pictureUrl: null,
      share: null,
      key: [jobOfferId],
    };
  };

/** As the policy of offers asks: who of a team sees which job. */
const knowing = async (
  { job }: JobOfferDependencies,
  reader: Reader,
  viewer: Viewer,
): Promise<Viewer & { readonly kept: ReadonlySet<string> }> => ({
  ...viewer,
  kept: new Set(await job.team.keptFrom(reader, viewer)),
});

/** To a candidate, and of a business for who sees the job. */
export const jobOfferRecords = (deps: JobOfferDependencies): DriveRecords => ({
  folder: 'job_offers',
  isFor,
  list: async (reader, { viewer, lang }, { q, cursor, most }) => {
    const { role, userId, organisationId } = viewer;
    const side =
      role === 'Jobseeker'
        ? { userId }
        : {
            organisationId: organisationId ?? '',
            kept: [...(await knowing(deps, reader, viewer)).kept],
          };
    const rows = await listOfferRecords(reader, { side, q }, readIdCursor(cursor), most);
    return rows.map(present(viewer, lang));
  },
  file: async (reader, { viewer }, jobOfferId) => {
    const row = isUuid(jobOfferId) ? await findJobOffer(reader, jobOfferId) : null;
    if (!row || !seesJobOffer(await knowing(deps, reader, viewer), row)) return null;
    const read = async () => {
      const content = await letterFile(deps, row);
      return content && { content, mediaType: pdfMediaType };
    };
    return { fileName: `job-offer-${row.letterVersion}.pdf`, read };
  },
});
