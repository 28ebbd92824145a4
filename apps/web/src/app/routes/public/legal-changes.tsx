import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { legalPageOf, versionOf } from '../../../office/content/legal/legal-paths.ts';
import { loadChanges } from '../../../office/content/legal/load-legal.ts';
import { ChangesPage } from '../../../office/content/legal/changes-page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/legal-changes.ts';

export const handle = page<typeof loader>(({ data, t }) => ({
  ...(data && { title: t('legal.changes.title', '{{page}}: what changed', { page: data.title }) }),
  noindex: true,
}));

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadChanges(legalPageOf(params.page), versionOf(params.number), { context });

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadChanges(legalPageOf(params.page), versionOf(params.number), { signal: request.signal });

export const shouldRevalidate = unlessSameQuestion((url) => url.pathname);

export default function LegalChanges({ loaderData }: Route.ComponentProps) {
  return <ChangesPage {...loaderData} />;
}
