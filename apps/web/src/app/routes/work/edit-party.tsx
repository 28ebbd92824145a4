import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { EditParty } from '../../../work/party/write-party-page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/edit-party.ts';

export const handle = page(({ t }) => ({ title: t('party.edit', 'Edit'), noindex: true }));

export default function EditPartyPage({ params }: Route.ComponentProps) {
  const { t } = useTranslation();
  const back = { to: `/projects/parties/${params.partyId}`, label: t('party.back', 'Back to the party') };
  return (
    <Page title={t('party.edit', 'Edit')} back={back} narrow>
      <EditParty partyId={params.partyId} />
    </Page>
  );
}
