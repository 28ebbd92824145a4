import { Button, Menu, Text } from '@mantine/core';
import { type ReadyReply, listReadyReplies } from '@nukkad/contract/talk/support/reply-office.api';
import { filledReply } from '@nukkad/contract/talk/support/reply.fills';
import type { DeskSession } from '@nukkad/contract/talk/support/session-office.api';
import IconReply from '@tabler/icons-react/dist/esm/icons/IconMessageReply.mjs';
import { useAsked } from '../../../platform/asked.ts';
import { t } from '../../../platform/words.ts';

interface Fitting extends Pick<ReadyReply, 'replyId' | 'title' | 'label' | 'nextStep' | 'team'> {
  readonly words: string;
}

const rarelyMs = 300_000;

/** All of them, there are never more than one page. In the language of the talk, with the names of this talk filled in; what it does not have is not offered. */
export function useReadyReplies(
  session: Pick<DeskSession, 'language' | 'fullName' | 'referenceNo' | 'agentName'>,
): readonly Fitting[] {
  const { data } = useAsked(listReadyReplies, { query: { limit: 100 } }, { staleTime: rarelyMs });
  return (data?.items ?? []).flatMap(({ textEn, textHi, ...reply }) => {
    const words = filledReply(session.language === 'hi' ? textHi : textEn, session);
    return words === null ? [] : [{ ...reply, words }];
  });
}

/** Opened by a tap, or by a slash in the empty field; the arrow keys and the first letters choose. */
export function ReadyReplies({
  replies,
  opened,
  onOpened,
  onChoose,
}: {
  replies: readonly Fitting[];
  opened: boolean;
  onOpened: (opened: boolean) => void;
  onChoose: (words: string, reply: Fitting) => void;
}) {
  return (
    <Menu opened={opened} onChange={onOpened} position="top-start" width={340} returnFocus={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconReply size={20} aria-hidden />}>
          {t('talks.ready', 'Ready replies')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="45dvh" style={{ overflowY: 'auto' }}>
        {replies.length === 0 ? (
          <Text size="sm" c="dimmed" p="xs">
            {t('talks.noReplies', 'No reply fits this chat.')}
          </Text>
        ) : null}
        {replies.map((reply) => (
          <Menu.Item key={reply.replyId} onClick={() => onChoose(reply.words, reply)}>
            <Text size="sm" fw={650}>
              {reply.title}
            </Text>
            <Text size="xs" c="dimmed" lineClamp={2}>
              {reply.words}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
