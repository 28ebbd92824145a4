import { anOpenJob } from '../../fixtures/open-jobs.ts';
import { lakshmi } from '../../fixtures/people.ts';
import { aProvenApplicant, shareRecord } from '../../fixtures/work-records.ts';
import { type Tour, once } from '../screen.ts';

/** The record of a person at work, shared in an application. */
const aShared = once(async () => {
  const applied = await aProvenApplicant('Kavya Shetty');
  await shareRecord(applied.person, applied.applicationId);
  return applied;
});

async function ownRecordTour(): Promise<Tour> {
  const { person, applicationId } = await aShared();
  const { jobId } = await anOpenJob({ title: 'Plumber for towers' });
  const application = `/candidate/applications/${applicationId}`;
  return {
    person,
    screens: [
      { name: 'work-record-shared', path: '/candidate/work-record' },
      { name: 'apply-record', path: `/candidate/apply/${jobId}` },
      { name: 'work-record-share', path: `${application}?dialog=share-record` },
      { name: 'work-record-stop', path: `${application}?dialog=stop-record` },
    ],
  };
}

/** As the business of the application reads it. */
async function readRecordTour(): Promise<Tour> {
  const { jobId, applicationId } = await aShared();
  return {
    person: lakshmi,
    screens: [{ name: 'applicant-record', path: `/hire-talent/jobs/${jobId}/applicants/${applicationId}` }],
  };
}

export const workRecordTours = { ownRecord: once(ownRecordTour), readRecord: once(readRecordTour) };
