import { type ReadyReply, removeReadyReply } from '@nukkad/contract/talk/support/reply-office.api';
import { t } from '../../../platform/words.ts';
import { RemoveInPlace } from '../../../ui/remove-in-place.tsx';

export function RemoveReply({
  reply: { replyId, title, version },
  onRemoved,
}: {
  reply: ReadyReply;
  onRemoved: () => void;
}) {
  return (
    <RemoveInPlace
      label={t('replies.remove', 'Remove reply')}
      removed={t('replies.removed', '“{{title}}” removed.', { title })}
      endpoint={removeReadyReply}
      params={{ replyId }}
      body={{ version }}
      onRemoved={onRemoved}
    />
  );
}
