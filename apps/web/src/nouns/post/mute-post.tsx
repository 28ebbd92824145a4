import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconMuted from '@tabler/icons-react/dist/esm/icons/IconBellOff.mjs';
import {
  getNotificationSettings,
  updateNotificationSettings,
} from '@nukkad/contract/talk/notification/notification.api';
import { keepAnswer, useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { Button } from '../../ui/press/button.tsx';

/** No notices of comments on this post, for the one who presses it; until it is known how it stands, it waits. */
export function MutePost({ postId }: { postId: string }) {
  const { t } = useTranslation();
  const settings = useAsked(getNotificationSettings);
  const save = useSend(updateNotificationSettings, {
    keep: (answer) => keepAnswer(getNotificationSettings, {}, answer),
  });
  const muted = settings.data?.mutedPosts.includes(postId) ?? false;
  const Icon = muted ? IconMuted : IconBell;
  return (
    <Button
      tone="quiet"
      small
      busy={save.isPending}
      disabled={!settings.data}
      aria-pressed={muted}
      icon={<Icon size={20} aria-hidden />}
      onClick={() => void save.mutateAsync({ post: { postId, muted: !muted } }).catch(toastFailure)}
    >
      {muted ? t('post.muted', 'Comments muted') : t('post.mute', 'Mute comments')}
    </Button>
  );
}
