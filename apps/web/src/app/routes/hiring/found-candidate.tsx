import { FoundCandidatePage } from '../../../hiring/candidate/find-candidate.tsx';
import { TalentPart } from '../../../hiring/talent-pool/talent-part.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/found-candidate.ts';

export const handle = page(({ t }) => ({ title: t('candidates.title', 'Candidates'), noindex: true }));

export default function FoundCandidateRoute({ params }: Route.ComponentProps) {
  return (
    <FoundCandidatePage
      userId={params.userId}
      talent={({ userId, name }) => <TalentPart userId={userId} name={name} />}
    />
  );
}
