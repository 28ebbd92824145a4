import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { ContentPageView } from '../../../office/content/content-page.tsx';
import { loadContentPage } from '../../../office/content/load-page.ts';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/about-us.ts';

export const handle = page<typeof loader>(({ data }) => ({
  ...(data && { title: data.title, description: data.lead }),
}));

export const loader = ({ context }: Route.LoaderArgs) => loadContentPage('about-us', { context });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadContentPage('about-us', { signal: request.signal });

export const shouldRevalidate = unlessSameQuestion((url) => url.pathname);

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  return <ContentPageView content={loaderData} />;
}
