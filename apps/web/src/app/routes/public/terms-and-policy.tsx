import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { loadContentPage } from '../../../office/content/load-page.ts';
import { LegalPageView } from '../../../office/content/legal/legal-page.tsx';
import { legalPageOf } from '../../../office/content/legal/legal-paths.ts';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/terms-and-policy.ts';

export const handle = page<typeof loader>(({ data }) => ({
  ...(data && { title: data.title, description: data.lead }),
}));

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadContentPage(legalPageOf(params.page), { context });

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadContentPage(legalPageOf(params.page), { signal: request.signal });

export const shouldRevalidate = unlessSameQuestion((url) => url.pathname);

export default function TermsAndPolicy({ loaderData, params }: Route.ComponentProps) {
  return <LegalPageView page={legalPageOf(params.page)} content={loaderData} />;
}
