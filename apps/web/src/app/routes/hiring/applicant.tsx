import { ApplicantPage } from '../../../hiring/application/employer-applicant.tsx';
import { ApplicantNotes } from '../../../hiring/applicant-note/applicant-notes.tsx';
import { CandidateFilesPart } from '../../../hiring/candidate/candidate-files.tsx';
import { ApplicantInterviews } from '../../../hiring/interview/applicant-interviews.tsx';
import { HiredPart } from '../../../hiring/hire/hired-part.tsx';
import { OfferPart } from '../../../hiring/job-offer/offer-part.tsx';
import { SamePersonPart } from '../../../hiring/same-person/same-person-part.tsx';
import { TalentPart } from '../../../hiring/talent-pool/talent-part.tsx';
import { ApplicantRecord } from '../../../hiring/work-record/applicant-record.tsx';
import { ChatButton } from '../../../talk/chat/chat-button.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/applicant.ts';

export const handle = page(({ t }) => ({ title: t('applicant.title', 'Applicant'), noindex: true }));

export default function Applicant({ params }: Route.ComponentProps) {
  return (
    <ApplicantPage
      jobId={params.jobId}
      applicationId={params.applicationId}
      chatWith={({ applicationNumber: referenceNo }, name) => (
        <ChatButton wide={false} about={{ sessionType: 'job', referenceNo }} name={name} />
      )}
      files={({ applicant }) => <CandidateFilesPart userId={applicant.userId} />}
      interviews={(application) => <ApplicantInterviews application={application} />}
      hire={(application) => <HiredPart application={application} />}
      notes={<ApplicantNotes applicationId={params.applicationId} jobId={params.jobId} />}
      offers={(application) => <OfferPart application={application} />}
      record={<ApplicantRecord applicationId={params.applicationId} />}
      // Before a shortlist there is no one to compare with.
      samePerson={({ applicationId, applicant }) =>
        applicant.isNamed && <SamePersonPart applicationId={applicationId} />
      }
      talent={({ applicant: { userId, name } }) => <TalentPart userId={userId} name={name} />}
    />
  );
}
