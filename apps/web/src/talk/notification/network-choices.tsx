import type { NetworkKind } from '@nukkad/contract/kernel/notice';
import type { NetworkNoticeChoice } from '@nukkad/contract/talk/notification/notification.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ChoiceTable } from '../../ui/field/choice-table.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { useNotificationSettings, useSaveNotificationSettings } from './notification.queries.ts';

const ways = ['inapp', 'push', 'mail'] as const;
type Way = (typeof ways)[number];

const kindWords: Readonly<Record<NetworkKind, (t: Translate) => string>> = {
  connections: (t) => t('notification.network.connections', 'Requests and new connections'),
  comments: (t) => t('notification.network.comments', 'Comments and replies'),
  reactions: (t) => t('notification.network.reactions', 'Reactions'),
  mentions: (t) => t('notification.network.mentions', 'Mentions'),
  polls: (t) => t('notification.network.polls', 'Results of polls'),
  groups: (t) => t('notification.network.groups', 'Groups'),
};
const wayWords: Readonly<Record<Way, (t: Translate) => string>> = {
  inapp: (t) => t('notification.way.inapp', 'In the app'),
  push: (t) => t('notification.way.push', 'Push'),
  mail: (t) => t('notification.way.mail', 'SMS and email'),
};

/** The ways that are left on for the network as a whole. */
export type NetworkWays = Readonly<Record<Exclude<Way, 'inapp'>, boolean>>;

function Kinds({ network, left }: { network: readonly NetworkNoticeChoice[]; left: NetworkWays }) {
  const { t } = useTranslation();
  const save = useSaveNotificationSettings();
  return (
    <ChoiceTable<Way>
      heading={t('notification.network.kind', 'From the network')}
      columns={ways.map((value) => ({ value, label: wayWords[value](t) }))}
      rows={network.map((choice) => ({
        key: choice.kind,
        name: kindWords[choice.kind](t),
        checked: {
          inapp: choice.inapp,
          push: choice.push && left.push,
          mail: choice.mail && left.mail,
        },
        disabled: (way) => save.isPending || (way !== 'inapp' && !left[way]),
        onChange: (way, on) => save.mutate({ network: [{ ...choice, [way]: on }] }),
      }))}
    />
  );
}

/** The network kind by kind; each choice is saved at once. A way that is off for the network is off for all kinds. */
export function NetworkChoices({ left }: { left: NetworkWays }) {
  return (
    <Loaded query={useNotificationSettings()} waiting={<ListSkeleton count={5} />}>
      {({ network }) => <Kinds network={network} left={left} />}
    </Loaded>
  );
}
