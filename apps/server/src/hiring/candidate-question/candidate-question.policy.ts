import { type Viewer, hasPermission, isKeptFrom } from '../../platform/viewer.ts';

export interface QuestionSides {
  readonly userId: string;
  readonly organisationId: string;
  readonly jobId: string;
}

const isOfEmployer = (viewer: Viewer, { jobId, organisationId }: QuestionSides): boolean =>
  viewer.organisationId === organisationId &&
  hasPermission(viewer, 'hireTalent.view') &&
  !isKeptFrom(viewer, jobId);

const isOfPerson = ({ role, userId }: Viewer, question: QuestionSides): boolean =>
  role === 'Jobseeker' && question.userId === userId;

export const seesQuestion = (viewer: Viewer, question: QuestionSides): boolean =>
  isOfPerson(viewer, question) || isOfEmployer(viewer, question);

export function questionCapacities(
  viewer: Viewer,
  question: QuestionSides,
): readonly ('Jobseeker' | 'Employer')[] {
  if (isOfPerson(viewer, question)) return ['Jobseeker'];
  return isOfEmployer(viewer, question) && hasPermission(viewer, 'hireTalent.update') ? ['Employer'] : [];
}
