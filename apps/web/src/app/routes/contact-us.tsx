import { unlessSameQuestion } from '../../market/catalog/same-question.ts';
import { CompanyCard } from '../../office/content/company-card.tsx';
import { ContentGroups } from '../../office/content/content-groups.tsx';
import { loadContentPage } from '../../office/content/load-page.ts';
import { SupportLink } from '../../talk/support/support-link.tsx';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';
import type { Route } from './+types/contact-us.ts';

export const handle = page<typeof loader>(({ data }) => ({
  ...(data && { title: data.title, description: data.lead }),
}));

export const loader = ({ context }: Route.LoaderArgs) => loadContentPage('contact-us', { context });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadContentPage('contact-us', { signal: request.signal });

export const shouldRevalidate = unlessSameQuestion((url) => url.pathname);

export default function ContactUs({ loaderData: { title, lead, company, groups } }: Route.ComponentProps) {
  return (
    <Page title={title} lead={lead}>
      <CompanyCard company={company} />
      <SupportLink />
      <ContentGroups groups={groups} />
    </Page>
  );
}
