import { MemberView } from '../../../network/connection/member-view.tsx';
import { MemberFace } from '../../../network/member/member-face.tsx';
import { ShownJobCards } from '../../../nouns/job-card/shown-job-cards.tsx';
import { PostsOf } from '../../../nouns/post/post-list.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/person.ts';

export const handle = page(({ t }) => ({ title: t('member.page', 'Member'), noindex: true }));

/** A member, with what the one who looks may do; visitors have the page at `/network/member`. */
export default function NetworkPerson({ params }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <Page narrow back={{ to: '/network', label: t('network.title', 'Network') }}>
      <MemberView
        handle={params.handle}
        draw={(shown, own) => (
          <>
            <MemberFace shown={shown} own={own} />
            <ShownJobCards memberId={shown.member.memberId} />
            <PostsOf memberId={shown.member.memberId} />
          </>
        )}
      />
    </Page>
  );
}
