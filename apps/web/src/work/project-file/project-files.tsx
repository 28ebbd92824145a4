import type { FileAudience, ProjectFile } from '@nukkad/contract/work/project-file/project-file.model';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { FileButton } from '../../ui/field/file-button.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { FileDialogs } from './file-dialogs.tsx';
import { type FileSide, useProjectFiles } from './project-file.queries.ts';
import { acceptedFiles, useSendingFiles } from './use-sending-files.ts';
import { Grid, List, Note, Stack } from '../../ui/page/parts.tsx';
import styles from './project-file.module.css';

interface Of {
  readonly projectId: string;
  readonly side: FileSide;
}

function Add({ projectId, side }: Of) {
  const { t } = useTranslation();
  const [audience, setAudience] = useState<FileAudience>('team');
  const { progress, failure, send } = useSendingFiles(projectId, side);
  return (
    <Stack gap={0.75} justify="start">
      {side === 'partner' && (
        <SelectField
          label={t('file.audience', 'Who sees new files?')}
          value={audience}
          options={[
            { value: 'team', label: t('file.team', 'Your team only') },
            { value: 'client', label: t('file.client', 'Your team and the customer') },
          ]}
          onChange={({ target }) => setAudience(target.value === 'client' ? 'client' : 'team')}
        />
      )}
      <FileButton
        accept={acceptedFiles}
        multiple
        disabled={progress !== null}
        onFiles={(files) => void send(files, audience)}
      >
        {progress === null
          ? t('file.add', 'Add photos or PDFs')
          : t('file.sending', 'Uploading… {{percent}}%', { percent: Math.round(progress * 100) })}
      </FileButton>
      <Refusal>{failure}</Refusal>
    </Stack>
  );
}

function About({ file, side }: { file: ProjectFile; side: FileSide }) {
  const { t, locale } = useTranslation();
  const isOwn = file.by === side;
  const who = isOwn
    ? null
    : side === 'client'
      ? t('file.by.business', 'from the business')
      : t('file.by.customer', 'from the customer');
  const seen = side === 'partner' && file.audience === 'team' ? t('file.teamOnly', 'team only') : null;
  const when = formatInstant(file.addedAt, 'day', locale);
  return (
    <Note size={0.875} breaks>
      {[when, who, seen].filter(Boolean).join(' · ')}
    </Note>
  );
}

function Acts({ file: { fileId, can } }: { file: ProjectFile }) {
  const { t } = useTranslation();
  const about = { fileId };
  return (
    <Moves
      small
      gap={0.5}
      of={[
        { on: can.edit, opens: 'file', about, label: t('file.edit', 'Edit') },
        { on: can.remove, opens: 'remove-file', about, label: t('file.remove', 'Remove') },
      ]}
    />
  );
}

function Photo({ file, side }: { file: ProjectFile; side: FileSide }) {
  const large = useDialogLink('photo', { fileId: file.fileId });
  return (
    <li className={styles.photo}>
      <Link {...large}>
        <img src={file.url} width={160} height={120} loading="lazy" alt={file.caption || file.fileName} />
      </Link>
      <div>
        {file.caption && (
          <Note size={0.875} breaks>
            {file.caption}
          </Note>
        )}
        <About file={file} side={side} />
      </div>
      <Acts file={file} />
    </li>
  );
}

function Paper({ file, side }: { file: ProjectFile; side: FileSide }) {
  return (
    <li className={styles.paper}>
      <a href={file.url} target="_blank" rel="noreferrer">
        <IconFile size={20} aria-hidden />
        {file.caption || file.fileName}
      </a>
      <About file={file} side={side} />
      <Acts file={file} />
    </li>
  );
}

function Empty({ side }: { side: FileSide }) {
  const { t } = useTranslation();
  return (
    <EmptyState scene="files" title={t('file.none', 'No files yet')}>
      {side === 'client'
        ? t('file.none.client', 'Photos of the work and documents that the business shares appear here.')
        : t('file.none.words', 'Keep drawings, bills and photos here. You choose what your customer sees.')}
    </EmptyState>
  );
}

/** Photos and documents of a project, as this side may see them. */
export function ProjectFiles({ projectId, side, mayAdd }: Of & { readonly mayAdd: boolean }) {
  const { t } = useTranslation();
  const files = useProjectFiles(projectId, side);
  return (
    <Section title={t('file.title', 'Photos and documents')}>
      {mayAdd && <Add projectId={projectId} side={side} />}
      <Loaded query={files} waiting={<ListSkeleton count={2} />}>
        {({ items }) => (
          <>
            {items.length === 0 && <Empty side={side} />}
            <Grid as="ul" least={9.5} gap={0.75} keepsRoom>
              {items
                .filter(({ kind }) => kind === 'photo')
                .map((file) => (
                  <Photo key={file.fileId} file={file} side={side} />
                ))}
            </Grid>
            <List gap={0.5}>
              {items
                .filter(({ kind }) => kind === 'document')
                .map((file) => (
                  <Paper key={file.fileId} file={file} side={side} />
                ))}
            </List>
            <FileDialogs files={items} side={side} />
          </>
        )}
      </Loaded>
    </Section>
  );
}
