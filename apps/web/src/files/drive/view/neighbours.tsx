import type { DriveItem } from '@nukkad/contract/files/drive/drive.model';
import IconNext from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPrevious from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Row } from '../../../ui/page/parts.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { filePath, spaceOf } from '../drive-paths.ts';
import { useFolderItems } from '../drive.queries.ts';

/** Files beside it in its folder, in the order of their names; those of the first page of the folder are known. */
function useBeside(item: DriveItem) {
  const { itemId, parentId } = item;
  const list = useFolderItems({ space: spaceOf(item), parentId }, 'name');
  const files = (list.data?.pages ?? []).flatMap(({ items }) => items).filter(({ kind }) => kind === 'file');
  const at = files.findIndex((file) => file.itemId === itemId);
  return at < 0 ? {} : { previous: files[at - 1], next: files[at + 1] };
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, video, [role="dialog"], [tabindex="0"]') !== null;

/** The arrow keys lead there too, where nothing else on the page takes them. */
function useArrows(previous: DriveItem | undefined, next: DriveItem | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTyping(event.target)) return;
      const to = { ArrowLeft: previous, ArrowRight: next }[event.key];
      if (to) void navigate(filePath(to.itemId), { replace: true });
    };
    window.addEventListener('keydown', follow);
    return () => window.removeEventListener('keydown', follow);
  }, [navigate, previous, next]);
}

/** The way to the files beside this one. */
export function Neighbours({ item }: { item: DriveItem }) {
  const { t } = useTranslation();
  const { previous, next } = useBeside(item);
  useArrows(previous, next);
  if (!previous && !next) return null;
  return (
    <Row gap={0.5} justify="space-between">
      {previous ? (
        <ButtonLink
          small
          tone="plain"
          replace
          to={filePath(previous.itemId)}
          aria-label={t('driveView.previous.named', 'Previous file: {{name}}', { name: previous.name })}
        >
          <IconPrevious size={20} aria-hidden />
          {t('driveView.previous', 'Previous')}
        </ButtonLink>
      ) : (
        <span />
      )}
      {next && (
        <ButtonLink
          small
          tone="plain"
          replace
          to={filePath(next.itemId)}
          aria-label={t('driveView.next.named', 'Next file: {{name}}', { name: next.name })}
        >
          {t('driveView.next', 'Next')}
          <IconNext size={20} aria-hidden />
        </ButtonLink>
      )}
    </Row>
  );
}
