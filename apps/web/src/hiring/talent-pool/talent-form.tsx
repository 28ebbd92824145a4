import {
  changeTalent,
  keepCandidate,
  listTalentTags,
} from '@nukkad/contract/hiring/talent-pool/talent-pool.api';
import { type KeptTalent, talentWords } from '@nukkad/contract/hiring/talent-pool/talent-pool.model';
import * as z from 'zod/mini';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';
import type { SentForm } from '../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog, type OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { Row } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';

interface Typed {
  readonly words: string;
  /** Separated by commas. */
  readonly tags: string;
}

const sent = z.object(talentWords);
const typed = z.object({ words: z.string(), tags: z.string() });

const tagsIn = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

const mostOffered = 8;

/** Tags of the business that are not chosen yet: a tap adds one. */
function KnownTags({ chosen, add }: { chosen: readonly string[]; add: (tag: string) => void }) {
  const { t } = useTranslation();
  const { data } = useAsked(listTalentTags);
  const taken = chosen.map((tag) => tag.toLowerCase());
  const offered = (data?.items ?? []).filter(({ tag }) => !taken.includes(tag.toLowerCase()));
  return (
    <Row gap={0.5} hidesEmpty>
      {offered.slice(0, mostOffered).map(({ tag }) => (
        <Button
          key={tag}
          type="button"
          tone="plain"
          small
          aria-label={t('talent.tag.add', 'Add tag {{tag}}', { tag })}
          onClick={() => add(tag)}
        >
          <span translate="no">+ {tag}</span>
        </Button>
      ))}
    </Row>
  );
}

function TalentFields({ fields, change, textAt }: Pick<SentForm<Typed>, 'change' | 'fields' | 'textAt'>) {
  const { t } = useTranslation();
  const tags = tagsIn(fields.tags);
  return (
    <>
      <HindiField
        label={t('talent.tags.label', 'Tags (optional)')}
        hint={t('talent.tags.hint', 'Separate tags with commas, such as: night shift, AC.')}
        maxLength={320}
        {...textAt('tags')}
      />
      <KnownTags chosen={tags} add={(tag) => change({ tags: [...tags, tag].join(', ') })} />
      <HindiField
        long
        label={t('talent.words', 'Why (optional)')}
        hint={t('talent.words.hint', 'Only your team sees this.')}
        maxLength={500}
        {...textAt('words')}
      />
    </>
  );
}

interface Of {
  readonly userId: string;
  readonly name: string;
  readonly dialog: OpenDialog;
}

const written = ({ words, tags }: Typed) => ({ words: words.trim(), tags: tagsIn(tags) });

/** Why a candidate is kept, and the tags by which they are found again. */
export function KeepForm({ userId, name, dialog }: Of) {
  const { t } = useTranslation();
  const initial: Typed = { words: '', tags: '' };
  return (
    <FormDialog
      dialog={dialog}
      title={t('talent.keep.title', 'Save {{name}} to your talent pool', { name })}
      save={t('talent.keep.save', 'Save')}
      send={useSend(keepCandidate)}
      said={t('talent.kept', 'Saved to your talent pool')}
      initial={initial}
      schema={sent}
      fieldSchema={typed}
      bodyOf={(fields) => ({ userId, ...written(fields) })}
    >
      {(form) => <TalentFields {...form} />}
    </FormDialog>
  );
}

export function ChangeForm({ userId, name, kept, dialog }: Of & { readonly kept: KeptTalent }) {
  const { t } = useTranslation();
  const initial: Typed = { words: kept.words, tags: kept.tags.join(', ') };
  return (
    <FormDialog
      dialog={dialog}
      title={t('talent.change.title', 'Edit tags and note: {{name}}', { name })}
      save={t('talent.keep.save', 'Save')}
      send={useSend(changeTalent)}
      said={t('talent.changed', 'Changes saved')}
      initial={initial}
      schema={sent}
      fieldSchema={typed}
      bodyOf={(fields) => ({ userId, version: kept.version, ...written(fields) })}
    >
      {(form) => <TalentFields {...form} />}
    </FormDialog>
  );
}
