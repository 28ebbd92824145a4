import type { ConnectionItem } from '@nukkad/contract/network/connection/connection.model';
import type { MemberCard } from '@nukkad/contract/network/member/member.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Moves, pressed } from '../../ui/press/moves.tsx';
import { useMove } from './connection.queries.ts';

export interface ActedOn {
  readonly member: Pick<MemberCard, 'memberId' | 'name'>;
  readonly can: Partial<ConnectionItem['can']>;
  /** Of the connection; left out: there is none to move. */
  readonly version?: number;
}

/** What one may do with a member now, as the server says; dialogs are those of `MemberDialogs`. */
export function MemberActs({ of: { member, can, version = 0 }, blocks }: { of: ActedOn; blocks?: boolean }) {
  const { t } = useTranslation();
  const [accept, reject, withdraw] = [useMove('accept'), useMove('reject'), useMove('withdraw')];
  const { memberId, name } = member;
  const request = { memberId, version };
  const about = { memberId };
  return (
    <Moves
      small
      of={[
        {
          on: can.accept,
          label: t('network.accept', 'Accept'),
          'aria-label': t('network.accept.of', 'Accept the request of {{name}}', { name }),
          tone: 'neel',
          ...pressed(accept, request, t('network.accepted', 'You are connected')),
        },
        {
          on: can.reject,
          label: t('network.decline', 'Decline'),
          'aria-label': t('network.decline.of', 'Decline the request of {{name}}', { name }),
          ...pressed(reject, request, t('network.declined', 'Request declined')),
        },
        {
          on: can.connect,
          label: t('network.connect', 'Connect'),
          'aria-label': t('network.connect.of', 'Connect with {{name}}', { name }),
          tone: 'neel',
          opens: 'connect',
          about,
        },
        {
          on: can.withdraw,
          label: t('network.withdraw', 'Withdraw request'),
          'aria-label': t('network.withdraw.of', 'Withdraw your request to {{name}}', { name }),
          ...pressed(withdraw, request, t('network.withdrawn', 'Request withdrawn')),
        },
        {
          on: can.remove,
          label: t('network.remove', 'Remove'),
          'aria-label': t('network.remove.of', 'Remove {{name}} from your connections', { name }),
          opens: 'remove-connection',
          about,
        },
        {
          on: blocks && can.block,
          label: t('network.block', 'Block'),
          'aria-label': t('network.block.of', 'Block {{name}}', { name }),
          opens: 'block-member',
          about,
        },
      ]}
    />
  );
}
