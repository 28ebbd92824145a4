import '@mantine/core/styles/Notification.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/notifications/styles.layer.css';
import IconAlert from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconInfo from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Notifications, notifications } from '@mantine/notifications';
import { createRoot } from 'react-dom/client';
import { say } from '../../platform/i18n/present-words.ts';
import { MantineIsland } from '../page/mantine-island.tsx';
import type { ToastKind } from './toast-kind.ts';
import styles from './toast-host.module.css';

const lifeMs = 5_000;
/** After the pointer has left it. */
const extendedMs = 1_000;

const looks = {
  success: { color: 'peepal', Icon: IconCheck },
  warning: { color: 'haldi', Icon: IconAlert },
  error: { color: 'sindoor', Icon: IconX },
  info: { color: 'neel', Icon: IconInfo },
} as const;

const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(
  <MantineIsland>
    <Notifications position="top-center" zIndex={600} limit={4} />
  </MantineIsland>,
);

export function showToast(kind: ToastKind, words: string, detail?: string): void {
  // The same words of the same kind are one toast, so a repeated one is not shown twice.
  const id = `${kind} ${words} ${detail ?? ''}`;
  const said = detail === undefined ? { message: words } : { title: words, message: detail };
  const { color, Icon } = looks[kind];
  notifications.show({
    id,
    ...said,
    color,
    icon: <Icon size={20} aria-hidden />,
    autoClose: lifeMs,
    withBorder: true,
    role: kind === 'error' || kind === 'warning' ? 'alert' : 'status',
    classNames: {
      root: styles.toast,
      icon: styles.icon,
      title: styles.title,
      description: styles.words,
      closeButton: styles.close,
    },
    closeButtonProps: { 'aria-label': say('action.close', 'Close') },
    onMouseEnter: () => notifications.update({ id, ...said, autoClose: false }),
    onMouseLeave: () => notifications.update({ id, ...said, autoClose: extendedMs }),
  });
}
