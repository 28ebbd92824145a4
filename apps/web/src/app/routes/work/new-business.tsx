import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { EmptyScreen } from '../../../ui/state/empty-screen.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { FormSkeleton } from '../../../ui/state/skeletons.tsx';
import { partyEmpty } from '../../../work/party/party.empty.ts';
import { useCustomers } from '../../../work/party/party.queries.ts';
import { NewProjectForm } from '../../../work/project/new-project-form.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('newBusiness.title', 'New project'), noindex: true }));

/** A project needs a customer: without one it leads to adding the first. */
export default function NewBusiness() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const customers = useCustomers();
  return (
    <Page title={t('newBusiness.title', 'New project')} narrow>
      <Loaded query={customers} waiting={<FormSkeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyScreen screen={partyEmpty['no-parties']} />
          ) : (
            <NewProjectForm customers={items} partyId={search.get('party') ?? ''} />
          )
        }
      </Loaded>
    </Page>
  );
}
