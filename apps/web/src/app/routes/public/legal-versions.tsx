import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { legalPageOf } from '../../../office/content/legal/legal-paths.ts';
import { loadVersions } from '../../../office/content/legal/load-legal.ts';
import { VersionsPage } from '../../../office/content/legal/versions-page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/legal-versions.ts';

export const handle = page<typeof loader>(({ data, t }) => ({
  ...(data && { title: t('legal.versions.title', '{{page}}: all versions', { page: data.title }) }),
  noindex: true,
}));

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadVersions(legalPageOf(params.page), { context });

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadVersions(legalPageOf(params.page), { signal: request.signal });

export const shouldRevalidate = unlessSameQuestion((url) => url.pathname);

export default function LegalVersions({ loaderData }: Route.ComponentProps) {
  return <VersionsPage {...loaderData} />;
}
