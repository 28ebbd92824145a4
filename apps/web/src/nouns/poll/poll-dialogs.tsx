import type { Poll } from '@nukkad/contract/network/poll/poll.model';
import { MemberLine } from '../member/member-line.tsx';
import { ReportDialog } from '../moderation/report-link.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { List, Row, Small } from '../../ui/page/parts.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { aboutPoll, pollDialogs } from './poll-paths.ts';
import { useChangePoll, usePollVoters } from './poll.queries.ts';

function EndPoll({ poll: { pollId, version, can }, dialog }: { poll: Poll; dialog: OpenDialog }) {
  const { t } = useTranslation();
  return (
    <Question
      dialog={dialog}
      when={can.end}
      title={t('poll.end.title', 'End this poll now?')}
      consequences={[
        t('poll.end.stops', 'No more votes are taken.'),
        t('poll.end.tells', 'Everyone who voted gets a notification with the result.'),
      ]}
      confirm={t('poll.end.confirm', 'End poll')}
      send={useChangePoll()}
      said={t('poll.end.done', 'Poll ended.')}
      request={{ pollId, version, action: 'end' as const }}
    />
  );
}

function DeletePoll({
  poll: { pollId, version, can },
  dialog,
  onDeleted,
}: {
  poll: Poll;
  dialog: OpenDialog;
  onDeleted: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  return (
    <Question
      dialog={dialog}
      when={can.delete}
      title={t('poll.delete.title', 'Delete this poll?')}
      consequences={[
        t('poll.delete.gone', 'No one sees it any more.'),
        t('poll.delete.votes', 'Its votes are deleted. You can’t undo this.'),
      ]}
      confirm={t('poll.delete', 'Delete')}
      danger
      send={useChangePoll()}
      said={t('poll.deleted', 'Deleted.')}
      request={{ pollId, version, action: 'delete' as const }}
      {...(onDeleted && { onSent: onDeleted })}
    />
  );
}

function Voters({ poll }: { poll: Poll }) {
  const { t } = useTranslation();
  const empty = <EmptyState scene="people" title={t('poll.voters.none', 'No votes yet')} />;
  return (
    <Listed list={usePollVoters(poll.pollId)} waiting={<ListSkeleton count={3} />} empty={empty}>
      {(items) => (
        <List>
          {items.map(({ member, option }) => (
            <Row as="li" key={member.memberId} justify="space-between" align="center" inOneLine>
              <MemberLine member={member} as="strong" />
              <Small translate="no" dir="auto">
                {poll.options[option - 1]}
              </Small>
            </Row>
          ))}
        </List>
      )}
    </Listed>
  );
}

/** What one decides about a poll, and who voted; reports are of the page. */
export function PollActDialogs({
  polls,
  onDeleted,
}: {
  polls: readonly Poll[];
  /** On a page that is gone with it. */
  onDeleted?: () => void;
}) {
  const { t } = useTranslation();
  const owns = [aboutPoll];
  const ending = useUrlDialog(pollDialogs.end, owns);
  const removing = useUrlDialog(pollDialogs.remove, owns);
  const poll = polls.find(({ pollId }) => pollId === ending.get(aboutPoll));
  return (
    <>
      {poll && ending.opened && <EndPoll poll={poll} dialog={ending} />}
      {poll && removing.opened && <DeletePoll poll={poll} dialog={removing} onDeleted={onDeleted} />}
      {poll && (
        <UrlModal name={pollDialogs.voters} owns={owns} title={t('poll.voters.title', 'Who voted')}>
          <Voters poll={poll} />
        </UrlModal>
      )}
    </>
  );
}

/** What the cards of a page open, once for all of them. */
export function PollDialogs(props: Parameters<typeof PollActDialogs>[0]) {
  return (
    <>
      <ReportDialog />
      <PollActDialogs {...props} />
    </>
  );
}
