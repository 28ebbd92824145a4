import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { listCategories } from '@nukkad/contract/market/catalog/catalog.api';
import { CompanyCard } from '../../../office/content/company-card.tsx';
import { ContentGroups } from '../../../office/content/content-groups.tsx';
import { loadContentPage } from '../../../office/content/load-page.ts';
import { type CallSettings, call } from '../../../platform/api/client.ts';
import { SupportLink } from '../../../talk/support/support-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/contact-us.ts';

export const handle = page<typeof loader>(({ data }) => ({
  ...(data && { title: data.title, description: data.lead }),
}));

/** Without the catalogue only the form for services is left out. */
async function load(settings: CallSettings) {
  const [content, found] = await Promise.all([
    loadContentPage('contact-us', settings),
    call(listCategories, { query: {}, ...settings }).catch(() => null),
  ]);
  const services = found?.items.map(({ categoryId, categoryName }) => ({ categoryId, categoryName })) ?? [];
  return { ...content, services };
}

export const loader = ({ context }: Route.LoaderArgs) => load({ context });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load({ signal: request.signal });

export const shouldRevalidate = unlessSameQuestion((url) => url.pathname);

export default function ContactUs({
  loaderData: { title, lead, company, groups, services },
}: Route.ComponentProps) {
  return (
    <Page title={title} lead={lead}>
      <CompanyCard company={company} />
      <SupportLink services={services} />
      <ContentGroups groups={groups} />
    </Page>
  );
}
