import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import {
  getOfficePortfolio,
  hidePortfolioPhoto,
  restorePortfolioPhoto,
} from '@nukkad/contract/market/portfolio/portfolio-office.api';
import type { OwnPortfolioPhoto } from '@nukkad/contract/market/portfolio/portfolio.model';
import { useState } from 'react';
import { useAsked, useSend } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { Panel } from '../../ui/panel.tsx';
import { ErrorNotice, LoadingSkeleton } from '../../ui/query-states.tsx';
import { useToast } from '../../ui/use-toast.ts';
import { WhyForm } from '../../ui/why-form.tsx';

const side = 132;

function Picture({
  photo,
  place,
  busy,
  onHide,
  onRestore,
}: {
  photo: OwnPortfolioPhoto;
  place: number;
  busy: boolean;
  onHide: () => void;
  onRestore: () => void;
}) {
  const { url, caption, hiddenReason } = photo;
  const isHidden = hiddenReason !== '';
  return (
    <Stack gap={6} w={side}>
      <Anchor href={url} target="_blank" rel="noreferrer">
        <img
          src={url}
          width={side}
          height={side}
          loading="lazy"
          alt={caption || t('visitReview.photo', 'Photo {{place}}', { place })}
          style={{ objectFit: 'cover', borderRadius: 8, opacity: isHidden ? 0.45 : 1 }}
        />
      </Anchor>
      {caption ? <Text size="xs">{caption}</Text> : null}
      {isHidden ? (
        <Text size="xs">
          {t('visitReview.photo.hiddenFor', 'Hidden: {{reason}}', { reason: hiddenReason })}
        </Text>
      ) : null}
      <Button
        variant="default"
        size="xs"
        mih={44}
        loading={busy}
        onClick={isHidden ? onRestore : onHide}
        aria-label={
          isHidden
            ? t('visitReview.photo.restoreOne', 'Show photo {{place}} again', { place })
            : t('visitReview.photo.hideOne', 'Hide photo {{place}}', { place })
        }
      >
        {isHidden ? t('visitReview.restore', 'Show again') : t('visitReview.photo.hide', 'Hide photo')}
      </Button>
    </Stack>
  );
}

/** Pictures of past work that the partner shows; one can be hidden with a reason. */
export function PartnerPortfolio({ organisationId }: { organisationId: string }) {
  const say = useToast();
  const [hiding, setHiding] = useState<string | null>(null);
  const photos = useAsked(getOfficePortfolio, { params: { organisationId } });
  const restore = useSend(restorePortfolioPhoto, {
    given: (photoId: string) => ({ params: { organisationId, photoId } }),
    onSuccess: () => say(t('visitReview.photo.isShown', 'Photo shown again.')),
  });
  return (
    <Panel title={t('partners.portfolio', 'Past work')}>
      {photos.error ? <ErrorNotice error={photos.error} again={() => void photos.refetch()} /> : null}
      {photos.isPending ? <LoadingSkeleton rows={1} /> : null}
      {photos.data?.items.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('partners.noPortfolio', 'This partner shows no photos of its work.')}
        </Text>
      ) : null}
      <Group gap="sm" align="start">
        {photos.data?.items.map((photo, index) => (
          <Picture
            key={photo.photoId}
            photo={photo}
            place={index + 1}
            busy={restore.isPending && restore.variables === photo.photoId}
            onHide={() => setHiding(photo.photoId)}
            onRestore={() => restore.mutate(photo.photoId)}
          />
        ))}
      </Group>
      {hiding ? (
        <WhyForm
          title={t('partners.hidePhoto', 'Hide this photo?')}
          doIt={t('visitReview.photo.hide', 'Hide photo')}
          endpoint={hidePortfolioPhoto}
          bodyOf={(why) => ({ why })}
          params={{ organisationId, photoId: hiding }}
          said={() => t('partners.photoHidden', 'Photo hidden. The partner reads why.')}
          onClose={() => setHiding(null)}
        />
      ) : null}
    </Panel>
  );
}
