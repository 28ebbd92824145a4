import { redirect } from 'react-router';
import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { ContentPageView } from '../../../office/content/content-page.tsx';
import { loadContentPage } from '../../../office/content/load-page.ts';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/terms-and-policy.ts';

const pages = ['terms', 'policy', 'refunds'] as const;

/** Any other path is unknown and leads to the root (specification section 2). */
function pageOf(asked: string) {
  const found = pages.find((known) => known === asked);
  if (!found) throw redirect('/');
  return found;
}

export const handle = page<typeof loader>(({ data }) => ({
  ...(data && { title: data.title, description: data.lead }),
}));

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadContentPage(pageOf(params.page), { context });

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadContentPage(pageOf(params.page), { signal: request.signal });

export const shouldRevalidate = unlessSameQuestion((url) => url.pathname);

export default function TermsAndPolicy({ loaderData }: Route.ComponentProps) {
  return <ContentPageView content={loaderData} />;
}
