import type { DeliveryAddress } from '@nukkad/contract/places/geography/geography.model';
import { useState } from 'react';
import { Chain } from '../../../market/quote/chain.tsx';
import { ProjectVisits } from '../../../market/quote/visit/project-visits.tsx';
import { PayMilestones } from '../../../money/milestone-payment/pay-milestones.tsx';
import { ProjectPayments } from '../../../money/milestone-payment/project-payments.tsx';
import { openCheckoutFrom } from '../../../money/payment/open-checkout.ts';
import { ChooseAddress } from '../../../places/geography/choose-address.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ChatButton } from '../../../talk/chat/chat-button.tsx';
import { ProjectFiles } from '../../../work/project-file/project-files.tsx';
import { ProjectPage } from '../../../work/project/project-page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/buyer-project.ts';

export const handle = page(({ t }) => ({ title: t('project.own', 'Your projects'), noindex: true }));

export default function BuyerProject({ params }: Route.ComponentProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<DeliveryAddress | null>(null);
  const place = {
    chosen,
    choose: <ChooseAddress value={chosen?.addressId ?? null} onChoose={setChosen} onSaved={setChosen} />,
  };
  return (
    <ProjectPage
      projectId={params.projectId}
      side="client"
      first={(project) => (
        <>
          <PayMilestones project={project} open={openCheckoutFrom} />
          <ProjectPayments project={project} />
        </>
      )}
      below={({ projectId }) => (
        <>
          <ProjectVisits projectId={projectId} place={place} />
          <Chain projectId={projectId} />
        </>
      )}
      beside={({ projectNumber, counterpart }) => (
        <ChatButton about={{ sessionType: 'project', referenceNo: projectNumber }} name={counterpart} />
      )}
      tabs={[
        {
          value: 'files',
          label: t('project.tab.photos', 'Photos and documents'),
          show: ({ projectId, can }) => (
            <ProjectFiles projectId={projectId} side="client" mayAdd={can.addFiles} />
          ),
        },
      ]}
    />
  );
}
