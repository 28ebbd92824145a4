import { listReactions } from '@nukkad/contract/network/reaction/reaction.api';
import type { ReactionSubject } from '@nukkad/contract/network/reaction/reaction.model';
import { usePages } from '../../platform/api/pages.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { List, Row, Small } from '../../ui/page/parts.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { MemberLine } from '../member/member-line.tsx';
import { reactionNames } from './reaction-words.ts';

export const reactionsDialog = 'reactions';
const owns = ['of'] as const;

function Who({ subject, subjectId }: { subject: ReactionSubject; subjectId: string }) {
  const { t } = useTranslation();
  const list = usePages(listReactions, { subject, subjectId, limit: 20 }, { staleTime: 0 });
  const empty = (
    <EmptyState scene="people" title={t('reaction.none', 'No reactions yet')}>
      {t('reaction.none.words', 'People who react appear here.')}
    </EmptyState>
  );
  return (
    <Listed list={list} waiting={<ListSkeleton count={3} />} empty={empty}>
      {(items) => (
        <List>
          {items.map(({ member, kind }) => (
            <Row as="li" key={member.memberId} justify="space-between" align="center" inOneLine>
              <MemberLine member={member} as="strong" />
              <Small>{reactionNames[kind](t)}</Small>
            </Row>
          ))}
        </List>
      )}
    </Listed>
  );
}

/** Who reacted to this, where the address asks for it: `?dialog=reactions&of=<id>`. */
export function ReactionsDialog({ subject, subjectId }: { subject: ReactionSubject; subjectId: string }) {
  const { t } = useTranslation();
  if (useUrlDialog(reactionsDialog, owns).get('of') !== subjectId) return null;
  return (
    <UrlModal name={reactionsDialog} owns={owns} title={t('reaction.who', 'Reactions')}>
      <Who subject={subject} subjectId={subjectId} />
    </UrlModal>
  );
}
