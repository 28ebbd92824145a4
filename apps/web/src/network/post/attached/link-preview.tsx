import { previewPostLink } from '@nukkad/contract/network/post/post-attached.api';
import { useEffect, useState } from 'react';
import { LinkCard } from '../../../nouns/post/link-card.tsx';
import { useAsked } from '../../../platform/api/asked.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Stack } from '../../../ui/page/parts.tsx';
import { Button } from '../../../ui/press/button.tsx';

/** So long a link is left alone before its page is asked. */
const settledMs = 800;

/** What it was when it last stood still. */
function useSettled(now: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), settledMs);
    return () => clearTimeout(timer);
  }, [now]);
  return settled;
}

/** What readers will see of the first link, and a way to leave it out. */
export function LinkPreview({ link, onRemove }: { link: string; onRemove: () => void }) {
  const { t } = useTranslation();
  const url = useSettled(link);
  const asked = useAsked(previewPostLink, url === '' ? null : { query: { url } }, {
    retry: false,
    staleTime: Infinity,
  });
  const found = url === link ? asked.data?.link : null;
  if (!found) return null;
  return (
    <Stack gap={0.5}>
      <LinkCard link={found} />
      <div>
        <Button tone="plain" small onClick={onRemove}>
          {t('postAttached.link.remove', 'Remove preview')}
        </Button>
      </div>
    </Stack>
  );
}
