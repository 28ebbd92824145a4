import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import {
  type DeskSession,
  type DeskState,
  type getDeskSession,
  moveDeskSession,
  takeSession,
} from '@nukkad/contract/talk/support/session-office.api';
import { Link } from 'react-router';
import { sentenceOf } from '../../../platform/api-error.ts';
import { useSend } from '../../../platform/asked.ts';
import { t } from '../../../platform/words.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { useFilter } from '../../../ui/use-filter.ts';
import { topicWords } from '../topic-words.ts';
import { RequestForm } from './request-form.tsx';
import { SayForm } from './say-form.tsx';
import { TalkLines } from './talk-lines.tsx';
import { ofTalks } from './talks.ts';
import { TransferForm } from './transfer-form.tsx';
import { useTypes } from './typing.ts';
import { WhoseTurn } from './waiting.tsx';

export type DeskTalk = EndpointOutput<typeof getDeskSession>;
type DialogName = 'transfer' | 'request';

function Acts({ session, turn }: { session: DeskSession; turn: (dialog: DialogName) => void }) {
  const { sid, version, can } = session;
  const params = { sid };
  const take = useSend(takeSession, {
    given: () => ({ params, body: { version } }),
    only: ofTalks,
  });
  const move = useSend(moveDeskSession, {
    given: (verb: 'resolve' | 'end') => ({ params, body: { verb, version } }),
    only: ofTalks,
  });
  const busy = take.isPending || move.isPending;
  const refused = take.error ?? move.error;
  return (
    <>
      {refused ? (
        <Alert color="sindoor" role="alert">
          {sentenceOf(refused)}
        </Alert>
      ) : null}
      <Group gap="xs">
        {can.take ? (
          <Button loading={busy} onClick={() => take.mutate()}>
            {t('talks.take', 'Take chat')}
          </Button>
        ) : null}
        {can.resolve ? (
          <Button loading={busy} onClick={() => move.mutate('resolve')}>
            {t('talks.resolve', 'Mark as solved')}
          </Button>
        ) : null}
        {can.transfer || can.give ? (
          <Button variant="default" onClick={() => turn('transfer')}>
            {t('talks.transfer', 'Hand on')}
          </Button>
        ) : null}
        {can.makeIncident ? (
          <Button variant="default" onClick={() => turn('request')}>
            {t('talks.request', 'Make request')}
          </Button>
        ) : null}
        {can.end ? (
          <Button variant="default" loading={busy} onClick={() => move.mutate('end')}>
            {t('talks.end', 'End chat')}
          </Button>
        ) : null}
      </Group>
    </>
  );
}

/** Who it is, about what, in whose hands, and whose turn it is. */
function Head({ session }: { session: DeskSession }) {
  const { fullName, status, topic, referenceNo, agentName, isOwn, language, incidentNumber } = session;
  const about = [
    topicWords[topic],
    referenceNo,
    language === 'hi' ? t('talks.hindi', 'Hindi') : t('talks.english', 'English'),
    isOwn
      ? t('talks.yours', 'Your chat')
      : agentName && t('talks.with', 'With {{name}}', { name: agentName }),
  ];
  return (
    <div>
      <Group gap="xs">
        <Text fw={700} size="lg">
          {fullName || t('common.noName', 'No name')}
        </Text>
        <StatusBadge status={status} />
        <WhoseTurn talk={session} />
      </Group>
      <Text size="sm" c="dimmed">
        {about.filter(Boolean).join(' · ')}
      </Text>
      {incidentNumber ? (
        <Anchor component={Link} to={`/support?q=${incidentNumber}`} size="sm">
          {t('talks.requestMade', 'Request {{number}}', { number: incidentNumber })}
        </Anchor>
      ) : null}
    </div>
  );
}

/** Its place stays, so that nothing moves below the hands of the agent. */
function Typing({ sid, person }: { sid: string; person: string }) {
  const types = useTypes(sid);
  return (
    <Text size="xs" c="dimmed" role="status" mih="1.2rem">
      {types ? t('talks.typing', '{{name}} is typing…', { name: person }) : ''}
    </Text>
  );
}

/** One talk: what was said, the field to answer in, and what its state allows. */
export function TalkPanel({ talk, agents }: { talk: DeskTalk; agents: DeskState['agents'] }) {
  const [{ dialog }, change] = useFilter(['dialog', 'show', 'sid']);
  const { session, messages } = talk;
  const { fullName, transferNote, can, sid, isOwn } = session;
  const close = () => change({ dialog: '' });
  return (
    <Stack gap="sm">
      <Head session={session} />
      <Acts session={session} turn={(name) => change({ dialog: name })} />
      {transferNote ? (
        <Alert color="haldi" title={t('talks.handedNote', 'Note from the agent before')}>
          {transferNote}
        </Alert>
      ) : null}
      <TalkLines
        sid={sid}
        lines={messages}
        person={fullName || t('common.noName', 'No name')}
        isOwn={isOwn}
      />
      <Typing sid={sid} person={fullName || t('common.noName', 'No name')} />
      {can.say ? <SayForm key={sid} session={session} /> : null}
      {dialog === 'transfer' && (can.transfer || can.give) ? (
        <TransferForm session={session} agents={agents} onClose={close} />
      ) : null}
      {dialog === 'request' && can.makeIncident ? <RequestForm sid={sid} onClose={close} /> : null}
    </Stack>
  );
}
