import { ViewSwitch, useView } from '../../ui/page/view-switch.tsx';
import { ApplicantBoard } from './employer-board.tsx';
import { ApplicantCounts } from './employer-counts.tsx';
import { ApplicantList } from './employer-list.tsx';
import { RejectDialog } from './employer-reject.tsx';

const views = ['list', 'board'] as const;

/** The applicants of a job, as a list or by step; the view is part of the address. */
export function Applicants({ jobId }: { jobId: string }) {
  const isBoard = useView(views) === 'board';
  return (
    <>
      <ViewSwitch views={views} />
      <ApplicantCounts jobId={jobId} />
      {isBoard ? <ApplicantBoard jobId={jobId} /> : <ApplicantList jobId={jobId} />}
      <RejectDialog />
    </>
  );
}
