import { PollFields, PollTermsFields } from '../../../nouns/poll/poll-fields.tsx';
import { usePolls } from '../../../nouns/poll/poll.queries.ts';
import type { TypedPoll } from '../../../nouns/poll/typed-poll.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { Row, Stack, Text } from '../../../ui/page/parts.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { Refusal } from '../../../ui/state/refusal.tsx';

/** A poll as the form has it: a new one, or an own one that is open. */
export interface PickedPoll {
  /** Empty: a new one. */
  readonly pollId: string;
  readonly made: TypedPoll;
}

const within = 'poll.';

/** What is wrong with the poll, by the names of its own fields. */
const errorsOf = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, words]) =>
      name.startsWith(within) ? [[name.slice(within.length), words]] : [],
    ),
  );

function OwnPolls({ pollId, onChange }: { pollId: string; onChange: (pollId: string) => void }) {
  const { t } = useTranslation();
  const pages = usePolls('mine').data?.pages ?? [];
  const open = pages.flatMap(({ items }) => items).filter(({ status }) => status === 'open');
  if (open.length === 0) return null;
  return (
    <SelectField
      label={t('postAttached.poll.which', 'Which poll?')}
      options={[
        { value: '', label: t('postAttached.poll.new', 'A new poll') },
        ...open.map((one) => ({ value: one.pollId, label: one.question })),
      ]}
      value={pollId}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

export function PostPollField({
  poll: { pollId, made },
  errors,
  onChange,
}: {
  poll: PickedPoll;
  errors: Readonly<Record<string, string>>;
  onChange: (poll: PickedPoll | null) => void;
}) {
  const { t } = useTranslation();
  const of = { poll: made, errors: errorsOf(errors) };
  const change = (changed: Partial<TypedPoll>) => onChange({ pollId, made: { ...made, ...changed } });
  return (
    <Stack gap={0.75}>
      <Row justify="space-between" align="center">
        <Text weight={650}>{t('postAttached.poll', 'Poll')}</Text>
        <Button tone="plain" small onClick={() => onChange(null)}>
          {t('postAttached.poll.remove', 'Remove poll')}
        </Button>
      </Row>
      <OwnPolls pollId={pollId} onChange={(chosen) => onChange({ pollId: chosen, made })} />
      {pollId === '' && (
        <>
          <PollFields {...of} onChange={change} />
          <PollTermsFields {...of} onChange={change} />
        </>
      )}
      <Refusal>{errors['pollId']}</Refusal>
    </Stack>
  );
}
