import { NumberInput, Text, TextInput, Textarea } from '@mantine/core';
import {
  type ReadyReply,
  addReadyReply,
  changeReadyReply,
  replyBody,
} from '@nukkad/contract/talk/support/reply-office.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { call } from '../../../platform/call.ts';
import { t } from '../../../platform/words.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { MacroFields } from './macro-fields.tsx';
import { RemoveReply } from './remove-reply.tsx';

interface Typed extends Pick<ReadyReply, 'title' | 'textEn' | 'textHi' | 'position' | 'nextStep' | 'team'> {
  readonly label: string;
}
type Sent = EndpointInput<typeof addReadyReply>['body'];

const empty: Typed = {
  title: '',
  textEn: '',
  textHi: '',
  position: 100,
  label: '',
  nextStep: null,
  team: null,
};

const typedOf = ({ title, textEn, textHi, position, label, nextStep, team }: ReadyReply): Typed => ({
  title,
  textEn,
  textHi,
  position,
  label: label ?? '',
  nextStep,
  team,
});

const sentOf = ({ label, team, ...typed }: Typed): Sent => ({
  ...typed,
  label: label.trim() || null,
  team: typed.nextStep === 'forward' ? team : null,
});

/** What is filled in, by its name in the words. */
function FillsHint() {
  return (
    <Text size="xs" c="dimmed">
      {t('replies.fills', 'Filled in: {{list}}', {
        list: [
          `{{name}} ${t('replies.fill.name', 'the customer’s first name')}`,
          `{{booking}} ${t('replies.fill.booking', 'the booking number')}`,
          `{{agent}} ${t('replies.fill.agent', 'your first name')}`,
        ].join(' · '),
      })}
    </Text>
  );
}

/** Adds a ready reply, changes one, or removes it. */
export function ReplyForm({ reply, onClose }: { reply: ReadyReply | null; onClose: () => void }) {
  const { fields, errors, change, dialog } = useSaving({
    endpoint: addReadyReply,
    schema: () => replyBody,
    initial: reply ? typedOf(reply) : empty,
    bodyOf: sentOf,
    save: (body) =>
      reply
        ? call(changeReadyReply, {
            params: { replyId: reply.replyId },
            body: { ...body, version: reply.version },
          })
        : call(addReadyReply, { body }),
    said: ({ title }) => t('replies.saved', '“{{title}}” saved.', { title }),
    onClose,
  });
  return (
    <DialogForm
      title={reply ? t('replies.edit', 'Edit reply') : t('replies.add', 'Add reply')}
      doIt={t('common.save', 'Save')}
      size="lg"
      {...dialog}
    >
      <TextInput
        label={t('replies.name', 'Title')}
        required
        maxLength={60}
        value={fields.title}
        error={errors['title']}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <Textarea
        label={t('replies.textEn', 'In English')}
        required
        autosize
        minRows={3}
        maxLength={1_000}
        value={fields.textEn}
        error={errors['textEn']}
        onChange={(event) => change({ textEn: event.currentTarget.value })}
      />
      <Textarea
        label={t('replies.textHi', 'In Hindi')}
        required
        lang="hi"
        autosize
        minRows={3}
        maxLength={1_000}
        value={fields.textHi}
        error={errors['textHi']}
        onChange={(event) => change({ textHi: event.currentTarget.value })}
      />
      <FillsHint />
      <NumberInput
        label={t('replies.position', 'Position')}
        description={t('replies.positionHint', 'The lowest comes first.')}
        min={0}
        max={999}
        value={fields.position}
        error={errors['position']}
        onChange={(value) => change({ position: Number(value) || 0 })}
      />
      <MacroFields fields={fields} errors={errors} onChange={change} />
      {reply ? <RemoveReply reply={reply} onRemoved={onClose} /> : null}
    </DialogForm>
  );
}
