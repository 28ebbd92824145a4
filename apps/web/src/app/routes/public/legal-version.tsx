import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { legalPageOf, versionOf } from '../../../office/content/legal/legal-paths.ts';
import { loadVersion } from '../../../office/content/legal/load-legal.ts';
import { VersionPage } from '../../../office/content/legal/version-page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/legal-version.ts';

export const handle = page<typeof loader>(({ data, t }) => ({
  ...(data && {
    title: t('legal.one', '{{page}}, version {{number}}', {
      page: data.words.title,
      number: data.version.number,
    }),
  }),
  noindex: true,
}));

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadVersion(legalPageOf(params.page), versionOf(params.number), { context });

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadVersion(legalPageOf(params.page), versionOf(params.number), { signal: request.signal });

export const shouldRevalidate = unlessSameQuestion((url) => url.pathname);

export default function LegalVersion({ loaderData }: Route.ComponentProps) {
  return <VersionPage {...loaderData} />;
}
