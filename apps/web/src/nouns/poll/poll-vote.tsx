import type { Poll } from '@nukkad/contract/network/poll/poll.model';
import { useState } from 'react';
import { spoken } from '../../platform/api/sends.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { Row, Stack } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { useChangePoll } from './poll.queries.ts';

/** The options as one choice, with the own vote chosen where there is one. */
export function PollVote({ poll, onDone }: { poll: Poll; onDone: (() => void) | undefined }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(poll.choice === null ? null : String(poll.choice));
  const change = useChangePoll();
  const { pollId, version } = poll;
  const send = () =>
    void change
      .mutateAsync({ pollId, version, action: 'vote', option: Number(chosen) })
      .then((answer) => {
        spoken(t('poll.voted', 'Vote saved.'), answer);
        onDone?.();
      })
      .catch(toastFailure);
  return (
    <Stack gap={0.75}>
      <RadioList
        label={t('poll.choose', 'Choose one option')}
        name={`poll-${pollId}`}
        wide
        options={poll.options.map((option, at) => ({
          value: String(at + 1),
          label: (
            <span translate="no" dir="auto">
              {option}
            </span>
          ),
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <Row gap={0.5}>
        <Button busy={change.isPending} disabled={chosen === null} onClick={send}>
          {poll.choice === null ? t('poll.vote', 'Vote') : t('poll.change.save', 'Save vote')}
        </Button>
        {onDone && (
          <Button tone="plain" onClick={onDone}>
            {t('poll.change.keep', 'Keep my vote')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
