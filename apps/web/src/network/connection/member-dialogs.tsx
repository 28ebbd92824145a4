import { blockMember, sendRequest } from '@nukkad/contract/network/connection/connection.api';
import { requestBody } from '@nukkad/contract/network/connection/connection.model';
import * as z from 'zod/mini';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog, type OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { TextArea } from '../../ui/field/text-area.tsx';
import { useMove } from './connection.queries.ts';
import type { ActedOn } from './member-acts.tsx';

const typed = z.object({ note: requestBody.shape.note });

function ConnectForm({ of: { member }, dialog }: { of: ActedOn; dialog: OpenDialog }) {
  const { t } = useTranslation();
  const { memberId, name } = member;
  const initial: { note: string } = { note: '' };
  return (
    <FormDialog
      dialog={dialog}
      title={t('network.ask.title', 'Connect with {{name}}', { name })}
      save={t('network.ask.send', 'Send request')}
      send={useSend(sendRequest)}
      said={({ can }) =>
        can.remove
          ? t('network.accepted', 'You are connected')
          : t('network.asked', 'Request sent. We’ll tell you when it is accepted.')
      }
      initial={initial}
      fieldSchema={typed}
      bodyOf={({ note }) => ({ memberId, ...(note.trim() && { note: note.trim() }) })}
      refusedAt="note"
    >
      {({ lineAt }) => (
        <TextArea
          label={t('network.ask.note', 'A few words (optional)')}
          hint={t('network.ask.hint', 'For example where you met. Leave out phone numbers and links.')}
          {...lineAt('note')}
          rows={3}
          maxLength={300}
        />
      )}
    </FormDialog>
  );
}

function RemoveQuestion({ of: { member, can, version = 0 }, dialog }: { of: ActedOn; dialog: OpenDialog }) {
  const { t } = useTranslation();
  const { memberId, name } = member;
  return (
    <Question
      dialog={dialog}
      when={can.remove}
      danger
      title={t('network.remove.title', 'Remove {{name}} from your connections?', { name })}
      consequences={[
        t('network.remove.posts', 'Posts for connections are no longer shown to either of you.'),
        t('network.remove.quiet', 'They are not notified.'),
      ]}
      confirm={t('network.remove', 'Remove')}
      send={useMove('remove')}
      request={{ memberId, version }}
      said={t('network.removed', 'Connection removed')}
    />
  );
}

function BlockQuestion({ of: { member, can }, dialog }: { of: ActedOn; dialog: OpenDialog }) {
  const { t } = useTranslation();
  const { memberId, name } = member;
  const block = useSend(blockMember, { given: (id: string) => ({ body: { memberId: id } }) });
  return (
    <Question
      dialog={dialog}
      when={can.block}
      danger
      title={t('network.block.title', 'Block {{name}}?', { name })}
      consequences={[
        t(
          'network.block.both',
          'Neither of you finds the other, or sees posts, comments and reactions of the other.',
        ),
        t('network.block.ends', 'A connection or request between you ends.'),
        t(
          'network.block.work',
          'You can still message each other about a booking or job that is under way. Neither sees when the other is online or typing.',
        ),
        t('network.remove.quiet', 'They are not notified.'),
      ]}
      confirm={t('network.block', 'Block')}
      send={block}
      request={memberId}
      said={t('network.blocked', 'Blocked')}
    />
  );
}

/** Of the members on the screen: `?dialog=connect&memberId=…`, `remove-connection` and `block-member`. */
export function MemberDialogs({ members }: { members: readonly ActedOn[] }) {
  const connecting = useUrlDialog('connect', ['memberId']);
  const removing = useUrlDialog('remove-connection', ['memberId']);
  const blocking = useUrlDialog('block-member', ['memberId']);
  const asked = connecting.get('memberId') ?? removing.get('memberId') ?? blocking.get('memberId');
  const one = members.find(({ member }) => member.memberId === asked);
  if (!one) return null;
  return (
    <>
      {one.can.connect && <ConnectForm of={one} dialog={connecting} />}
      <RemoveQuestion of={one} dialog={removing} />
      <BlockQuestion of={one} dialog={blocking} />
    </>
  );
}
