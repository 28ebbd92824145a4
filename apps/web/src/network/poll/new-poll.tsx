import { createPoll } from '@nukkad/contract/network/poll/poll.api';
import { newPollBody } from '@nukkad/contract/network/poll/poll.model';
import type { PollAudience } from '@nukkad/contract/network/poll/poll.noun';
import { PollFields, PollTermsFields } from '../../nouns/poll/poll-fields.tsx';
import { pollDialogs } from '../../nouns/poll/poll-paths.ts';
import { type TypedPoll, emptyPoll, isPollIncomplete, pollBodyOf } from '../../nouns/poll/typed-poll.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { RadioList } from '../../ui/field/radio-list.tsx';

interface Typed extends TypedPoll {
  readonly audience: PollAudience;
}

const nothing: Typed = { ...emptyPoll, audience: 'everyone' };

const bodyOf = ({ audience, ...typed }: Typed) => ({ ...pollBodyOf(typed), audience });

/** Behind `?dialog=new-poll`: the question, its options, and what holds for votes. */
export function NewPoll() {
  const { t } = useTranslation();
  const dialog = useUrlDialog(pollDialogs.make);
  return (
    <FormDialog
      dialog={dialog}
      wide
      title={t('poll.new', 'Start a poll')}
      save={t('poll.new.send', 'Start poll')}
      send={useSend(createPoll)}
      said={t('poll.new.done', 'Poll started.')}
      initial={nothing}
      schema={newPollBody}
      bodyOf={bodyOf}
      incomplete={isPollIncomplete}
    >
      {({ fields, errors, change }) => (
        <>
          <PollFields poll={fields} errors={errors} onChange={change} />
          <RadioList
            label={t('poll.audience', 'Who can see it and vote?')}
            name="audience"
            options={[
              { value: 'everyone', label: t('poll.forEveryone', 'All members') },
              { value: 'connections', label: t('poll.forConnections', 'Connections') },
            ]}
            value={fields.audience}
            onChange={(audience) => change({ audience })}
            error={errors['audience']}
          />
          <PollTermsFields poll={fields} errors={errors} onChange={change} />
        </>
      )}
    </FormDialog>
  );
}
