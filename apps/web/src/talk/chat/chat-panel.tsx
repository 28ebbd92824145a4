import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { QueryProvider } from '../../ui/browser/query-provider.tsx';
import { useChatNavigation } from './chat-address.ts';
import { TalkSheet } from './talk-sheet.tsx';
import { TalkView } from './talk-view.tsx';

/** A conversation over any page. */
export function ChatPanel({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation();
  const { close } = useChatNavigation();
  const phone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <QueryProvider>
      <TalkSheet key={conversationId} phone={phone} label={t('chat.title', 'Chat')} onClose={close}>
        <TalkView conversationId={conversationId} onClose={close} way={phone ? 'back' : 'close'} />
      </TalkSheet>
    </QueryProvider>
  );
}
