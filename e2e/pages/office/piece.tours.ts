import { aLegalDraft, someContent } from '../../fixtures/pieces.ts';
import { type Tour, once } from '../screen.ts';

/** Public content as operators write it. */
async function pieceTour(): Promise<Tour> {
  const { published, draft, half, section } = await someContent();
  const legal = await aLegalDraft();
  const room = (name: string, path: string) => ({
    name: `office-${name}`,
    path: `/backoffice/content${path}`,
  });
  return {
    person: null,
    office: true,
    screens: [
      room('content', ''),
      room('content-none', '?q=zzqqxx'),
      room('content-new', '?open=new'),
      room('content-published', `/${published.pieceId}`),
      room('content-draft', `/${draft.pieceId}`),
      room('content-missing', `/${half.pieceId}`),
      room('content-section', `/${section.pieceId}`),
      room('content-legal', `/${legal.pieceId}`),
      room('content-schedule', `/${draft.pieceId}?dialog=schedule`),
      room('content-history', `/${draft.pieceId}?dialog=history`),
    ],
  };
}

/** What an Admin is shown of a draft on the site. */
async function previewTour(): Promise<Tour> {
  const { preview } = await someContent();
  return { person: null, screens: [{ name: 'content-preview', path: preview }] };
}

export const pieceTours = { pieces: once(pieceTour), preview: once(previewTour) };
