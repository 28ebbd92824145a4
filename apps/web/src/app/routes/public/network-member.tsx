import { data, Navigate } from 'react-router';
import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { loadMember, memberJsonLd } from '../../../network/member/load-member.ts';
import { MemberFace } from '../../../network/member/member-face.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { Page } from '../../../ui/page/page.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/network-member.ts';

export const handle = page<typeof clientLoader>(({ data: shown, t }) => {
  if (!shown) return { title: t('member.page', 'Member'), noindex: true };
  const { member, isListed } = shown;
  const jsonLd = memberJsonLd(shown);
  return {
    title: [member.name, member.place].filter(Boolean).join(' · '),
    ...(member.headline && { description: member.headline }),
    ...(jsonLd && { jsonLd }),
    noindex: !isListed,
  };
});

/** What its owner allows changes at once, so no cache keeps it. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

/** As a visitor sees it: who is signed in is known in the browser alone. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shown = await loadMember(params.handle, { context });
  return data(shown, { status: shown ? 200 : 404 });
}

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadMember(params.handle, { signal: request.signal, quiet: true });

export const shouldRevalidate = unlessSameQuestion((url) => url.pathname);

function NotShown({ handle: address }: { handle: string }) {
  const { t } = useTranslation();
  const back = encodeURIComponent(`/network/member/${address}`);
  return (
    <EmptyState
      heading
      scene="people"
      title={t('member.notShown', 'This page is not shown here')}
      action={<ButtonLink to={`/login?return=${back}`}>{t('member.logIn', 'Log in to see it')}</ButtonLink>}
    >
      {t('member.notShown.words', 'Some members show their page only to people with an account.')}
    </EmptyState>
  );
}

export default function NetworkMember({ loaderData: shown, params }: Route.ComponentProps) {
  const { status, profile } = useSession();
  const takesPart = profile !== null && profile.role !== null && profile.role !== 'Admin';
  // Their own page of the member says what they may do, and loads what that needs.
  if (status === 'signed-in' && takesPart)
    return <Navigate replace to={`/network/people/${params.handle}`} />;
  return <Page narrow>{shown ? <MemberFace shown={shown} /> : <NotShown handle={params.handle} />}</Page>;
}
