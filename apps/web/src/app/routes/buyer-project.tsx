import { PayMilestones } from '../../money/milestone-payment/pay-milestones.tsx';
import { openCheckoutFrom } from '../../money/payment/open-checkout.ts';
import { ProjectPage } from '../../work/project/project-page.tsx';
import { page } from '../page-head.tsx';
import type { Route } from './+types/buyer-project.ts';

export const handle = page(({ t }) => ({ title: t('project.own', 'Your projects'), noindex: true }));

export default function BuyerProject({ params }: Route.ComponentProps) {
  return (
    <ProjectPage
      projectId={params.projectId}
      side="client"
      first={(project) => <PayMilestones project={project} open={openCheckoutFrom} />}
    />
  );
}
