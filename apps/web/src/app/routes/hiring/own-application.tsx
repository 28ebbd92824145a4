import { OwnApplication } from '../../../hiring/application/own-application.tsx';
import { OwnHire } from '../../../hiring/hire/own-hire.tsx';
import { OwnInterviews } from '../../../hiring/interview/own-interviews.tsx';
import { OwnOffer } from '../../../hiring/job-offer/own-offer.tsx';
import { OwnRecordPart } from '../../../hiring/work-record/own-record-part.tsx';
import { ChatButton } from '../../../talk/chat/chat-button.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/own-application.ts';

export const handle = page(({ t }) => ({
  title: t('applications.title', 'Your applications'),
  noindex: true,
}));

export default function OwnApplicationRoute({ params }: Route.ComponentProps) {
  return (
    <OwnApplication
      applicationId={params.applicationId}
      chatOf={({ applicationNumber: referenceNo, companyName }) => (
        <ChatButton about={{ sessionType: 'job', referenceNo }} name={companyName} />
      )}
      hire={<OwnHire applicationId={params.applicationId} />}
      offer={<OwnOffer applicationId={params.applicationId} />}
      meetings={<OwnInterviews applicationId={params.applicationId} />}
      record={({ applicationId, companyName }) => (
        <OwnRecordPart applicationId={applicationId} companyName={companyName} />
      )}
    />
  );
}
