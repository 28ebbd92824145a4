import { SegmentedControl, SimpleGrid, TagsInput, TextInput } from '@mantine/core';
import {
  type OfficeSkill,
  addSkill,
  changeSkill,
  skillBody,
} from '@nukkad/contract/hiring/skill/skill-office.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { call } from '../../platform/call.ts';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { KindFields } from './kind-fields.tsx';
import { RetireSkill } from './retire-skill.tsx';
import { kindWords } from './skill-words.ts';

type Sent = EndpointInput<typeof addSkill>['body'];

const empty: Sent = {
  kind: 'skill',
  name: '',
  nameHi: '',
  spellings: [],
  tradeId: null,
  wageLevel: null,
};

const typedOf = ({ kind, name, nameHi, spellings, tradeId, wageLevel }: OfficeSkill): Sent => ({
  kind,
  name,
  nameHi,
  spellings,
  tradeId,
  wageLevel,
});

/** What the other kind has is not sent. */
const sentOf = ({ tradeId, wageLevel, ...typed }: Sent): Sent => ({
  ...typed,
  tradeId: typed.kind === 'skill' ? tradeId : null,
  wageLevel: typed.kind === 'trade' ? (wageLevel ?? 'skilled') : null,
});

function NameFields({
  fields,
  errors,
  change,
}: {
  fields: Sent;
  errors: Readonly<Record<string, string>>;
  change: (changes: Partial<Sent>) => void;
}) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t('skill.nameEn', 'Name in English')}
          required
          maxLength={80}
          value={fields.name}
          error={errors['name']}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextInput
          label={t('skill.nameHi', 'Name in Hindi')}
          required
          lang="hi"
          maxLength={80}
          value={fields.nameHi}
          error={errors['nameHi']}
          onChange={(event) => change({ nameHi: event.currentTarget.value })}
        />
      </SimpleGrid>
      <TagsInput
        label={t('skill.spellingsOptional', 'Spellings (optional)')}
        description={t(
          'skill.spellingsHint',
          'Other words people type, also Hindi in Latin letters, e.g. “nal mistri”. Press Enter after each.',
        )}
        maxLength={60}
        maxTags={40}
        splitChars={[',']}
        styles={{ inputField: { minHeight: '2.75rem' } }}
        value={[...fields.spellings]}
        error={errors['spellings']}
        onChange={(spellings) => change({ spellings })}
      />
    </>
  );
}

/** Adds a trade or a skill, changes one, or retires it. */
export function SkillForm({ skill, onClose }: { skill: OfficeSkill | null; onClose: () => void }) {
  const { fields, errors, change, dialog } = useSaving<Sent, Sent, OfficeSkill>({
    endpoint: addSkill,
    schema: () => skillBody,
    initial: skill ? typedOf(skill) : empty,
    bodyOf: sentOf,
    save: (body) =>
      skill
        ? call(changeSkill, { params: { skillId: skill.skillId }, body: { ...body, version: skill.version } })
        : call(addSkill, { body }),
    said: ({ name }) => t('skill.saved', '“{{name}}” saved. People see it now.', { name }),
    onClose,
  });
  const props = { fields, errors, change };
  return (
    <DialogForm
      title={
        skill
          ? t('skill.edit', 'Edit {{kind}}', { kind: kindWords[skill.kind].toLowerCase() })
          : t('skill.add', 'Add trade or skill')
      }
      doIt={t('common.save', 'Save')}
      size="lg"
      {...dialog}
    >
      {skill ? null : (
        <SegmentedControl
          aria-label={t('skill.kind', 'Kind')}
          data={[
            { value: 'skill', label: kindWords.skill },
            { value: 'trade', label: kindWords.trade },
          ]}
          value={fields.kind}
          onChange={(value) => change({ kind: value === 'trade' ? 'trade' : 'skill' })}
        />
      )}
      <NameFields {...props} />
      <KindFields {...props} skill={skill} />
      {skill ? <RetireSkill skill={skill} onDone={onClose} /> : null}
    </DialogForm>
  );
}
