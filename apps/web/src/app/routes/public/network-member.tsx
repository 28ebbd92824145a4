import { data, Navigate } from 'react-router';
import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { memberJsonLd } from '../../../network/member/load-member.ts';
import { loadMemberWork } from '../../../network/member/load-work.ts';
import { MemberFace } from '../../../network/member/member-face.tsx';
import { VerifiedWork } from '../../../nouns/job-card/verified-work.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { Page } from '../../../ui/page/page.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/network-member.ts';

export const handle = page<typeof clientLoader>(({ data: found, t }) => {
  if (!found) return { title: t('member.page', 'Member'), noindex: true };
  const { shown, isMore } = found;
  const { member, isListed } = shown;
  const jsonLd = memberJsonLd(shown);
  return {
    title: [member.name, member.place].filter(Boolean).join(' · '),
    ...(member.headline && { description: member.headline }),
    ...(jsonLd && { jsonLd }),
    noindex: !isListed || isMore,
  };
});

/** What its owner allows changes at once, so no cache keeps it. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

const cursorIn = (url: string) => new URL(url).searchParams.get('cursor') || undefined;

/** As a visitor sees it: who is signed in is known in the browser alone. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const found = await loadMemberWork(params.handle, cursorIn(request.url), { context });
  return data(found, { status: found ? 200 : 404 });
}

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadMemberWork(params.handle, cursorIn(request.url), { signal: request.signal, quiet: true });

export const shouldRevalidate = unlessSameQuestion((url) => url.pathname + url.search);

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

function Work({ found: { work } }: { found: NonNullable<Awaited<ReturnType<typeof loadMemberWork>>> }) {
  const { t } = useTranslation();
  if (work.items.length === 0) return null;
  return (
    <VerifiedWork cards={work.items}>
      {work.nextCursor !== null && (
        <p>
          <ButtonLink tone="plain" to={`?cursor=${encodeURIComponent(work.nextCursor)}`}>
            {t('jobCard.more', 'Show more jobs')}
          </ButtonLink>
        </p>
      )}
    </VerifiedWork>
  );
}

export default function NetworkMember({ loaderData: found, params }: Route.ComponentProps) {
  const { status, profile } = useSession();
  const takesPart = profile !== null && profile.role !== null && profile.role !== 'Admin';
  // Their own page of the member says what they may do, and loads what that needs.
  if (status === 'signed-in' && takesPart)
    return <Navigate replace to={`/network/people/${params.handle}`} />;
  if (!found)
    return (
      <Page narrow>
        <NotShown handle={params.handle} />
      </Page>
    );
  return (
    <Page narrow>
      <MemberFace shown={found.shown} />
      <Work found={found} />
    </Page>
  );
}
