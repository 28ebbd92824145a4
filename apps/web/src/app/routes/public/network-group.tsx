import { data, Navigate } from 'react-router';
import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { groupPath } from '../../../network/group/group-paths.ts';
import { loadGroup } from '../../../network/group/load-group.ts';
import { OpenGroup } from '../../../network/group/open-group.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { Page } from '../../../ui/page/page.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/network-group.ts';

export const handle = page<typeof clientLoader>(({ data: group, t }) => {
  if (!group) return { title: t('group.one', 'Group'), noindex: true };
  return {
    title: [group.name, group.city].filter(Boolean).join(' · '),
    description: group.description,
    noindex: true,
  };
});

/** What its owner allows changes at once, so no cache keeps it. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

/** As a visitor sees it: who is signed in is known in the browser alone. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shown = await loadGroup(params.slug, { context });
  return data(shown, { status: shown ? 200 : 404 });
}

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadGroup(params.slug, { signal: request.signal, quiet: true });

export const shouldRevalidate = unlessSameQuestion((url) => url.pathname);

function NotShown({ slug }: { slug: string }) {
  const { t } = useTranslation();
  const back = encodeURIComponent(groupPath(slug));
  return (
    <EmptyState
      heading
      scene="people"
      title={t('group.notShown', 'This group is not shown here')}
      action={
        <ButtonLink to={`/login?return=${back}`}>{t('group.logIn.see', 'Log in to see it')}</ButtonLink>
      }
    >
      {t('group.notShown.words', 'Most groups are open only to people with an account.')}
    </EmptyState>
  );
}

export default function NetworkGroup({ loaderData: group, params }: Route.ComponentProps) {
  const { status, profile } = useSession();
  const takesPart = profile !== null && profile.role !== null && profile.role !== 'Admin';
  // The page for members says what one may do there.
  if (status === 'signed-in' && takesPart) return <Navigate replace to={groupPath(params.slug)} />;
  return <Page narrow>{group ? <OpenGroup group={group} /> : <NotShown slug={params.slug} />}</Page>;
}
